import type { AuditEvent } from '@toptan/contract/audit';
import type { Endpoint } from '@toptan/contract/endpoint';
import type { endpoints } from '@toptan/contract/endpoints';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

type Call = (typeof endpoints)[keyof typeof endpoints][number];
type NameOf<E> = E extends { method: Exclude<Endpoint['method'], 'GET'>; path: infer Path extends string }
  ? `${E['method']} ${Path}`
  : never;

/** Calls that are no GET and leave no event: baskets, the own sign-out, and looks at codes, at rules and at a link. */
type WithoutEvent =
  | 'POST /api/basket'
  | 'POST /api/basket/batch'
  | 'PUT /api/basket/{id}'
  | 'DELETE /api/basket/{id}'
  | 'POST /api/codes/lookup'
  | 'POST /api/terms/preview'
  | 'POST /api/basket/packs'
  | 'PUT /api/basket/packs/{id}'
  | 'POST /api/auth/logout'
  | 'POST /api/auth/password-link';

/** Every action that an event may name: a write of the contract, or what the server does by itself. */
export type ActionName =
  | Exclude<NameOf<Call>, WithoutEvent>
  | 'email.sent'
  | 'email.failed'
  | 'import.checked'
  | 'import.failed'
  | 'import.applied'
  | 'import.undone';

/** What each action is called on the screen. A new write of the contract does not compile until it has its words. */
export const actionWords = {
  'POST /api/auth/login': 'signIn',
  'POST /api/auth/set-password': 'linkPassword',
  'POST /api/auth/forgot-password': 'linkAsk',
  'PUT /api/account/email': 'email',
  'PUT /api/account/password': 'password',
  'DELETE /api/account/sessions/{id}': 'session',
  'DELETE /api/account/sessions': 'sessions',
  'POST /api/account/second-factor': 'factorBegin',
  'POST /api/account/second-factor/confirm': 'factorOn',
  'POST /api/account/second-factor/remove': 'factorOff',
  'POST /api/account/recovery-codes': 'recoveryCodes',
  'POST /api/registration-request': 'requestSend',
  'POST /api/registration-requests/{id}/approve': 'requestApprove',
  'POST /api/registration-requests/{id}/reject': 'requestReject',
  'POST /api/registration-requests/{id}/link': 'requestLink',
  'POST /api/orders': 'orderPlace',
  'PUT /api/orders/{id}/status': 'orderStatus',
  'PUT /api/orders/{id}/manufacturer': 'orderManufacturer',
  'POST /api/orders/batch/status': 'orderStatusBatch',
  'POST /api/orders/batch/manufacturer': 'orderManufacturerBatch',
  'DELETE /api/orders/{id}': 'orderDelete',
  'POST /api/products': 'productCreate',
  'PUT /api/products/{id}': 'productChange',
  'DELETE /api/products/{id}': 'productDelete',
  'POST /api/products/{id}/pictures': 'pictureAdd',
  'PUT /api/products/{id}/pictures': 'picturesArrange',
  'POST /api/size-sets': 'sizeSetCreate',
  'PUT /api/size-sets/{id}': 'sizeSetChange',
  'DELETE /api/size-sets/{id}': 'sizeSetDelete',
  'POST /api/colors': 'colorCreate',
  'PUT /api/colors/{id}': 'colorChange',
  'DELETE /api/colors/{id}': 'colorDelete',
  'PUT /api/products/{id}/variants': 'variantsChange',
  'PUT /api/products/{id}/packs': 'packs',
  'POST /api/products/batch/size-set': 'sizeSetBatch',
  'POST /api/products/batch/packs': 'packBatch',
  'POST /api/products/batch/fields': 'productBatch',
  'POST /api/products/batch/prices': 'priceBatch',
  'POST /api/customers': 'customerCreate',
  'PUT /api/customers/{id}': 'customerChange',
  'DELETE /api/customers/{id}': 'customerDelete',
  'POST /api/customers/{id}/link': 'customerLink',
  'POST /api/manufacturers': 'manufacturerCreate',
  'PUT /api/manufacturers/{id}': 'manufacturerChange',
  'DELETE /api/manufacturers/{id}': 'manufacturerDelete',
  'POST /api/groups': 'groupCreate',
  'PUT /api/groups/{id}': 'groupChange',
  'DELETE /api/groups/{id}': 'groupDelete',
  'POST /api/terms': 'termCreate',
  'PUT /api/terms/{id}': 'termChange',
  'PUT /api/products/{id}/terms': 'productTerms',
  'POST /api/terms/batch': 'termBatch',
  'DELETE /api/terms/{id}': 'termDelete',
  'POST /api/imports': 'importSend',
  'POST /api/imports/{id}/pictures': 'importPictures',
  'PUT /api/imports/{id}': 'importCheck',
  'PUT /api/imports/{id}/rows/{n}': 'importRow',
  'POST /api/imports/{id}/apply': 'importApply',
  'POST /api/imports/{id}/stop': 'importStop',
  'POST /api/imports/{id}/undo': 'importUndo',
  'import.checked': 'importChecked',
  'import.failed': 'importFailed',
  'import.applied': 'importApplied',
  'import.undone': 'importUndone',
  'POST /api/staff': 'staffAdd',
  'PUT /api/staff/{id}': 'staffChange',
  'POST /api/staff/{id}/link': 'staffLink',
  'PUT /api/guide': 'guide',
  'PUT /api/settings': 'settings',
  'PUT /api/settings/logo': 'settingsLogo',
  'PUT /api/settings/login-picture': 'settingsPicture',
  'email.sent': 'emailSent',
  'email.failed': 'emailFailed',
} as const satisfies Record<ActionName, string>;

export const actionNames = Object.keys(actionWords) as ActionName[];

/** The word under which an action stands in the catalogues; null for one of an older version. */
function wordsOf(action: string): (typeof actionWords)[ActionName] | null {
  return Object.hasOwn(actionWords, action) ? actionWords[action as ActionName] : null;
}

/** What an event's action is called; one of an older version keeps the name of its call. */
export function useActionName(): (event: Pick<AuditEvent, 'action'>) => string {
  const { t } = useTranslation('audit');
  return useCallback(
    ({ action }) => {
      const words = wordsOf(action);
      return words ? t(`actions.${words}`) : action;
    },
    [t],
  );
}

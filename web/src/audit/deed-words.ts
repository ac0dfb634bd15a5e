import type { Endpoint } from '@toptan/contract/endpoint';
import type { endpoints } from '@toptan/contract/endpoints';

type Call = (typeof endpoints)[keyof typeof endpoints][number];
type NameOf<E> = E extends { method: Exclude<Endpoint['method'], 'GET'>; path: infer Path extends string }
  ? `${E['method']} ${Path}`
  : never;

/** Every write of the contract, by the name under which the record keeps it: `PUT /api/orders/{id}/status`. */
export type DeedName = NameOf<Call>;

/** What each deed is called on the screen. A new write of the contract does not compile until it has its words. */
export const deedWords = {
  'POST /api/auth/login': 'signIn',
  'POST /api/auth/logout': 'signOut',
  'POST /api/auth/password-link': 'linkLook',
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
  'DELETE /api/orders/{id}': 'orderDelete',
  'POST /api/products': 'productCreate',
  'PUT /api/products/{id}': 'productChange',
  'DELETE /api/products/{id}': 'productDelete',
  'POST /api/basket': 'basketAdd',
  'PUT /api/basket/{id}': 'basketChange',
  'DELETE /api/basket/{id}': 'basketRemove',
  'POST /api/customers': 'customerCreate',
  'PUT /api/customers/{id}': 'customerChange',
  'DELETE /api/customers/{id}': 'customerDelete',
  'POST /api/manufacturers': 'manufacturerCreate',
  'PUT /api/manufacturers/{id}': 'manufacturerChange',
  'DELETE /api/manufacturers/{id}': 'manufacturerDelete',
} as const satisfies Record<DeedName, string>;

/** What a shop or a visitor does stands in no record, so it is not offered as a filter. */
const notOfStaff = new Set<DeedName>([
  'POST /api/auth/password-link',
  'POST /api/auth/forgot-password',
  'POST /api/registration-request',
]);

export const staffDeeds = (Object.keys(deedWords) as DeedName[]).filter(name => !notOfStaff.has(name));

/** The word under which a deed stands in the catalogues; null for one of an older version that is no call any more. */
export function wordsOf(deed: string): (typeof deedWords)[DeedName] | null {
  return Object.hasOwn(deedWords, deed) ? deedWords[deed as DeedName] : null;
}

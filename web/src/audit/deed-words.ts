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
  'POST /api/auth/login': 'deeds.signIn',
  'POST /api/auth/logout': 'deeds.signOut',
  'POST /api/auth/password-link': 'deeds.linkLook',
  'POST /api/auth/set-password': 'deeds.linkPassword',
  'POST /api/auth/forgot-password': 'deeds.linkAsk',
  'PUT /api/account/email': 'deeds.email',
  'PUT /api/account/password': 'deeds.password',
  'DELETE /api/account/sessions/{id}': 'deeds.session',
  'DELETE /api/account/sessions': 'deeds.sessions',
  'POST /api/account/second-factor': 'deeds.factorBegin',
  'POST /api/account/second-factor/confirm': 'deeds.factorOn',
  'POST /api/account/second-factor/remove': 'deeds.factorOff',
  'POST /api/account/recovery-codes': 'deeds.recoveryCodes',
  'POST /api/registration-request': 'deeds.requestSend',
  'POST /api/registration-requests/{id}/approve': 'deeds.requestApprove',
  'POST /api/registration-requests/{id}/reject': 'deeds.requestReject',
  'POST /api/registration-requests/{id}/link': 'deeds.requestLink',
  'POST /api/orders': 'deeds.orderPlace',
  'PUT /api/orders/{id}/status': 'deeds.orderStatus',
  'PUT /api/orders/{id}/manufacturer': 'deeds.orderManufacturer',
  'DELETE /api/orders/{id}': 'deeds.orderDelete',
  'POST /api/products': 'deeds.productCreate',
  'PUT /api/products/{id}': 'deeds.productChange',
  'DELETE /api/products/{id}': 'deeds.productDelete',
  'POST /api/basket': 'deeds.basketAdd',
  'PUT /api/basket/{id}': 'deeds.basketChange',
  'DELETE /api/basket/{id}': 'deeds.basketRemove',
  'POST /api/customers': 'deeds.customerCreate',
  'PUT /api/customers/{id}': 'deeds.customerChange',
  'DELETE /api/customers/{id}': 'deeds.customerDelete',
  'POST /api/manufacturers': 'deeds.manufacturerCreate',
  'PUT /api/manufacturers/{id}': 'deeds.manufacturerChange',
  'DELETE /api/manufacturers/{id}': 'deeds.manufacturerDelete',
} as const satisfies Record<DeedName, string>;

/** What a shop or a visitor does stands in no record, so it is not offered as a filter. */
const notOfStaff = new Set<DeedName>([
  'POST /api/auth/password-link',
  'POST /api/auth/forgot-password',
  'POST /api/registration-request',
]);

export const staffDeeds = (Object.keys(deedWords) as DeedName[]).filter(name => !notOfStaff.has(name));

/** The key of a deed's words; null for one of an older version that is no call any more. */
export function wordsOf(deed: string): (typeof deedWords)[DeedName] | null {
  return deed in deedWords ? deedWords[deed as DeedName] : null;
}

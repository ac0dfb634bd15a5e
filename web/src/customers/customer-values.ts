import type { CustomerChange } from '@toptan/contract/customer-changes';
import type { Customer } from '@toptan/contract/customers';

/** Fields of the specification that people type; all of them but `isActive`. */
export const customerFields = [
  'customerId',
  'customerShortName',
  'customerFullName',
  'ownerFullName',
  'ownerMobile',
  'landline',
  'email',
  'alternativeEmail',
  'customerAddress',
  'vatOffice',
  'vatNumber',
  'userName',
  'userPassword',
] as const;

/** The fields that are compared with those that colleagues have saved; a password is never read. */
export const knownFields = [
  ...customerFields.filter(name => name !== 'userPassword'),
  'isActive',
  'groupId',
  'language',
  'noticesOff',
] as const;

export type CustomerField = (typeof customerFields)[number];
export type CustomerValues = Record<CustomerField, string> &
  Pick<Customer, 'isActive' | 'groupId' | 'language' | 'noticesOff'>;

/** The initial values of the form. A new customer is active by default. */
export function customerValues(customer: Customer | null): CustomerValues {
  const known: Partial<Record<CustomerField, string | null>> = customer ?? {};
  const typed = Object.fromEntries(customerFields.map(name => [name, known[name] ?? '']));
  return {
    ...(typed as Record<CustomerField, string>),
    isActive: customer?.isActive ?? true,
    groupId: customer?.groupId ?? null,
    language: customer?.language ?? null,
    noticesOff: customer?.noticesOff ?? [],
  };
}

/** The address and the mobile number are sent under their older names too. */
export function underBothNames<Body extends CustomerChange>(body: Body): Body {
  return {
    ...body,
    ...(body.customerAddress !== undefined && { address: body.customerAddress }),
    ...(body.ownerMobile !== undefined && { phone: body.ownerMobile }),
  };
}

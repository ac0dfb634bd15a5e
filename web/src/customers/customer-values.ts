import type { CustomerChange, NewCustomer } from '@toptan/contract/customer-changes';
import type { Customer } from '@toptan/contract/customers';
import { changedFields } from '../api/changed-fields.ts';

/** What the form holds: the fields of the specification that people type, none of them null. */
export type CustomerValues = {
  customerId: string;
  customerShortName: string;
  customerFullName: string;
  ownerFullName: string;
  ownerMobile: string;
  landline: string;
  email: string;
  alternativeEmail: string;
  customerAddress: string;
  vatOffice: string;
  vatNumber: string;
  userName: string;
  userPassword: string;
  isActive: boolean;
};

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

/** A new customer is active by default (specification, section 9). */
export function customerValues(customer: Customer | null): CustomerValues {
  return {
    customerId: customer?.customerId ?? '',
    customerShortName: customer?.customerShortName ?? '',
    customerFullName: customer?.customerFullName ?? '',
    ownerFullName: customer?.ownerFullName ?? '',
    ownerMobile: customer?.ownerMobile ?? '',
    landline: customer?.landline ?? '',
    email: customer?.email ?? '',
    alternativeEmail: customer?.alternativeEmail ?? '',
    customerAddress: customer?.customerAddress ?? '',
    vatOffice: customer?.vatOffice ?? '',
    vatNumber: customer?.vatNumber ?? '',
    userName: customer?.userName ?? '',
    userPassword: '',
    isActive: customer?.isActive ?? true,
  };
}

/** Specification, section 3: the address and the mobile number are sent under their older names too. */
export function underBothNames<Body extends CustomerChange>(body: Body): Body {
  return {
    ...body,
    ...(body.customerAddress !== undefined && { address: body.customerAddress }),
    ...(body.ownerMobile !== undefined && { phone: body.ownerMobile }),
  };
}

/** Only what was changed; a blank password keeps the old one. */
export function customerChanges(
  before: CustomerValues,
  now: CustomerValues,
  parsed: NewCustomer,
): CustomerChange {
  return underBothNames(changedFields(before, now, parsed));
}

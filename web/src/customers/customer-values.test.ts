import { newCustomerSchema } from '@toptan/contract/customer-changes';
import type { Customer } from '@toptan/contract/customers';
import { describe, expect, it } from 'vitest';
import { changedFields } from '../api/changed-fields.ts';
import { type CustomerValues, customerValues, underBothNames } from './customer-values.ts';

const customer: Customer = {
  id: '0193d8c7-e800-72b7-ba77-897737f8cb1f',
  customerId: 'MUS-0001',
  customerShortName: 'Atlas Butik',
  customerFullName: 'Atlas Butik Giyim Ltd. Şti.',
  companyName: 'Atlas Butik Giyim Ltd. Şti.',
  customerAddress: null,
  ownerFullName: 'Selin Karaca',
  ownerMobile: '+90 532 000 10 01',
  landline: null,
  email: 'selin@atlasbutik.example',
  alternativeEmail: null,
  userName: 'atlas',
  passwordChosen: true,
  invitedAt: null,
  vatOffice: 'Kadıköy',
  vatNumber: '2020000101',
  phone: '+90 532 000 10 01',
  address: null,
  isActive: true,
  groupId: null,
  language: null,
  noticesOff: [],
  createdAt: '2026-11-20T08:00:00Z',
};

function sent(typed: Partial<CustomerValues>) {
  const before = customerValues(customer);
  const now = { ...before, ...typed };
  return underBothNames(changedFields(before, now, newCustomerSchema.parse(now)));
}

describe('an edit of a customer', () => {
  it('sends the changed fields alone; a blank password is none of them', () => {
    expect(sent({})).toEqual({});
    expect(sent({ landline: '0216 000 10 01', vatOffice: '' })).toEqual({
      landline: '0216 000 10 01',
      vatOffice: null,
    });
  });

  it('sends the address also as address, and the mobile number also as phone', () => {
    expect(sent({ customerAddress: 'Moda Cad. 1', ownerMobile: '0533 000 10 02' })).toEqual({
      customerAddress: 'Moda Cad. 1',
      address: 'Moda Cad. 1',
      ownerMobile: '0533 000 10 02',
      phone: '0533 000 10 02',
    });
  });
});

it('a new customer has the address and the number under both names, and is active', () => {
  const typed = {
    ...customerValues(null),
    customerShortName: 'Lale',
    customerFullName: 'Lale Moda',
    email: 'lale@example.com',
    ownerMobile: '0532 111 22 33',
  };
  expect(underBothNames(newCustomerSchema.parse(typed))).toMatchObject({
    ownerMobile: '0532 111 22 33',
    phone: '0532 111 22 33',
    customerAddress: null,
    address: null,
    isActive: true,
  });
});

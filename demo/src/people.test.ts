import { newCustomerSchema } from '@toptan/contract/customer-changes';
import { newManufacturerSchema } from '@toptan/contract/manufacturer-changes';
import { registrationSchema } from '@toptan/contract/registration-form';
import { describe, expect, it } from 'vitest';
import { manufacturers } from './manufacturers.ts';
import { requests } from './requests.ts';
import { shops } from './shops.ts';

const today = new Date('2026-11-20T12:00:00Z');
const unique = (values: string[]) => new Set(values).size === values.length;

describe('the demo manufacturers', () => {
  it('are eight, each one fit for the form that staff fill in', () => {
    expect(manufacturers).toHaveLength(8);
    for (const { joinedDaysAgo, ...manufacturer } of manufacturers) {
      expect(newManufacturerSchema.parse(manufacturer)).toEqual(manufacturer);
      expect(manufacturer.vatNumber).toMatch(/^\d{10}$/);
      expect(joinedDaysAgo).toBeGreaterThan(365);
    }
    expect(unique(manufacturers.map(({ manufacturerId }) => manufacturerId))).toBe(true);
  });

  it('show every capacity', () => {
    expect(new Set(manufacturers.map(({ capacity }) => capacity))).toEqual(
      new Set(['low', 'medium', 'high']),
    );
  });
});

describe('the demo shops', () => {
  it('are fourteen, each one fit for the form that staff fill in', () => {
    expect(shops).toHaveLength(14);
    for (const { joinedDaysAgo, language, ...shop } of shops) {
      expect(newCustomerSchema.parse(shop)).toEqual(shop);
      expect(joinedDaysAgo).toBeGreaterThan(0);
      expect(['tr', 'ar']).toContain(language);
    }
    expect(unique(shops.map(({ customerId }) => customerId))).toBe(true);
    expect(unique(shops.map(({ userName }) => userName))).toBe(true);
    expect(unique(shops.map(({ email }) => email))).toBe(true);
  });

  it('begin with atlas, and one of them is inactive', () => {
    expect(shops[0]).toMatchObject({ userName: 'atlas', customerShortName: 'Atlas Butik', isActive: true });
    expect(shops.filter(({ isActive }) => !isActive)).toHaveLength(1);
  });

  it('write only to addresses that nobody owns', () => {
    const addresses = [
      ...shops.flatMap(({ email, alternativeEmail }) => [email, alternativeEmail ?? 'none@x.example']),
      ...manufacturers.flatMap(({ email, ownerEmail }) => [email, ownerEmail]),
      ...requests(today).map(({ email }) => email),
    ];
    expect(addresses.filter(address => !/\.example$|@example\.com$/.test(address))).toEqual([]);
  });
});

describe('the demo registration requests', () => {
  it('are four waiting, three approved and three refused, in three languages', () => {
    const all = requests(today);
    const count = (status: string) => all.filter(request => request.status === status).length;
    expect([count('pending'), count('approved'), count('rejected')]).toEqual([4, 3, 3]);
    expect(new Set(all.map(({ language }) => language))).toEqual(new Set(['tr', 'ar', 'en']));
  });

  it('could have been sent by the form', () => {
    for (const { customerName, ownerFirstName, ownerLastName, phoneNumber, email } of requests(today)) {
      const sent = { customerName, ownerFirstName, ownerLastName, phoneNumber, email };
      expect(registrationSchema.parse(sent)).toEqual(sent);
    }
  });

  it('were decided after they came, and the approved ones became shops on that day', () => {
    for (const { status, createdAt, decidedAt, shop, email } of requests(today)) {
      expect(createdAt.getTime()).toBeLessThan(today.getTime());
      if (status === 'pending') expect(decidedAt).toBeNull();
      else expect(decidedAt?.getTime()).toBeGreaterThan(createdAt.getTime());
      if (status === 'approved') expect(shops[shop ?? -1]?.email).toBe(email);
      else expect(shop).toBeNull();
    }
  });
});

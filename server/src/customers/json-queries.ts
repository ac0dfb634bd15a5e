import type { Customer } from '@toptan/contract/customers';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { jsonText, orNull, writeObject } from '../db/json-text.ts';
import { customers, users } from '../db/schema-people.ts';

const written = jsonText(
  writeObject<Customer>({
    id: customers.id,
    customerId: customers.customerId,
    customerShortName: customers.customerShortName,
    customerFullName: customers.customerFullName,
    companyName: customers.companyName,
    customerAddress: customers.customerAddress,
    ownerFullName: customers.ownerFullName,
    ownerMobile: customers.ownerMobile,
    landline: customers.landline,
    email: customers.email,
    alternativeEmail: customers.alternativeEmail,
    userName: orNull({ pieces: [sql`to_json(${users.username})`] }),
    vatOffice: customers.vatOffice,
    vatNumber: customers.vatNumber,
    phone: customers.phone,
    address: customers.address,
    isActive: customers.isActive,
    createdAt: customers.createdAt,
  }),
);

/** Customers as they go on the wire, with what their list is sorted by. */
export const selectCustomers = (db: Queryable) =>
  db
    .select({ id: customers.id, sortName: customers.sortName, json: written })
    .from(customers)
    .leftJoin(users, eq(users.customerId, customers.id));

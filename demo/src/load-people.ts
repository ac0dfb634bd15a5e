import { hashPassword } from '@toptan/server/auth/passwords';
import { insertUser } from '@toptan/server/auth/queries';
import { insertCustomer } from '@toptan/server/customers/queries';
import type { Transaction } from '@toptan/server/db/client';
import { customerGroups, registrationRequests } from '@toptan/server/db/schema-people';
import { insertPaper } from '@toptan/server/registration/queries';
import { insertTerm } from '@toptan/server/terms/queries';
import { v7 } from 'uuid';
import { daysBefore } from './days.ts';
import { adminPassword, shopPassword, staff } from './logins.ts';
import { requests } from './requests.ts';
import { shops } from './shops.ts';
import { drawTaxPlate } from './tax-plate.ts';
import { groupOf, groups } from './terms.ts';

const officeHour = 11;

/** Keys of the stored rows, by the indexes of the demo data. */
export type LoadedPeople = {
  adminId: string;
  /** The members of `staff`. */
  staffIds: string[];
  customerIds: string[];
  userIds: string[];
};

async function stored(id: Promise<string | null>): Promise<string> {
  const key = await id;
  if (!key) throw new Error('Codes and user names of the demo data are unique');
  return key;
}

/** Stores the groups with their order minimums. @returns their keys by name */
async function loadGroups(tx: Transaction): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { name, minLira, firstOrderMinLira = null, minPieces = null } of groups) {
    const id = v7();
    await tx.insert(customerGroups).values({ id, name });
    await insertTerm(tx, 'order', { id: v7(), groupId: id, minLira, firstOrderMinLira, minPieces });
    ids.set(name, id);
  }
  return ids;
}

/** Stores the staff, the shops in their groups with their logins, and the registration requests. */
export async function loadPeople(tx: Transaction, today: Date): Promise<LoadedPeople> {
  const passwordHash = await hashPassword(adminPassword);
  const staffIds: string[] = [];
  for (const member of staff)
    staffIds.push(await stored(insertUser(tx, { ...member, passwordHash, role: 'admin', customerId: null })));
  const [adminId = ''] = staffIds;
  const hashes = await Promise.all(shops.map(() => hashPassword(shopPassword)));
  const groupIds = await loadGroups(tx);
  const customerIds: string[] = [];
  const userIds: string[] = [];
  for (const [index, { userName, joinedDaysAgo, ...shop }] of shops.entries()) {
    const createdAt = daysBefore(today, joinedDaysAgo, officeHour);
    const customerId = await stored(
      insertCustomer(tx, {
        ...shop,
        id: v7({ msecs: createdAt.getTime() }),
        groupId: groupIds.get(groupOf(index).name) ?? null,
        createdAt: createdAt.toISOString(),
      }),
    );
    const login = {
      username: userName,
      passwordHash: hashes[index] ?? null,
      role: 'shop' as const,
      customerId,
    };
    userIds.push(await stored(insertUser(tx, login)));
    customerIds.push(customerId);
  }
  const applications = requests(today).map(({ shop, createdAt, decidedAt, ...request }) => ({
    ...request,
    id: v7({ msecs: createdAt.getTime() }),
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy: decidedAt ? adminId : null,
    customerId: shop === null ? null : (customerIds[shop] ?? null),
  }));
  await tx.insert(registrationRequests).values(applications);
  const picture = await drawTaxPlate();
  for (const { id, taxNumber } of applications) if (taxNumber) await insertPaper(tx, id, picture);
  return { adminId, staffIds, customerIds, userIds };
}

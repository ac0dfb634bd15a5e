import type { NewCustomer } from '@toptan/contract/customer-changes';
import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { basketLines } from '../../db/schema-baskets.ts';
import { customers } from '../../db/schema-people.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';

type Named = Partial<Pick<NewCustomer, 'customerId' | 'email'>>;

/** Customers whom rows name: by their code, else by their email. */
export async function findMatches(db: Queryable, rows: readonly Named[]) {
  const codes = rows.flatMap(({ customerId }) => customerId ?? []);
  const emails = rows.flatMap(({ customerId, email }) => (customerId ? [] : (email?.toLowerCase() ?? [])));
  const found = await db
    .select({ id: customers.id, code: customers.customerId, email: sql<string>`lower(${customers.email})` })
    .from(customers)
    .where(or(isOneOf(customers.customerId, codes), inArray(sql`lower(${customers.email})`, emails)));
  return rows.map(({ customerId, email }) => {
    const alike = found.filter(each =>
      customerId ? each.code === customerId : each.email === email?.toLowerCase(),
    );
    return alike.length > 1 ? 'several' : (alike[0]?.id ?? null);
  });
}

/** Whether anything lies in the basket of a customer. */
export async function hasBasket(db: Queryable, customerId: string): Promise<boolean> {
  return (await db.$count(basketLines, eq(basketLines.basketId, customerId))) > 0;
}

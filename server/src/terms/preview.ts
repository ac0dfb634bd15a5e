import type { AnswerOf, BodyOf } from '@toptan/contract/endpoint';
import { previewBuyersMax, type previewTerms as previewTermsCall } from '@toptan/contract/term-previews';
import { and, count, eq, isNull, notInArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database } from '../db/client.ts';
import { customerGroups, customers } from '../db/schema-people.ts';
import { quantityTerms } from '../db/schema-terms.ts';
import { isOneOf } from '../db/unseen-arrays.ts';
import { holdsFor } from './conflict.ts';
import { type Buyer, byPrecedence, conflictIn, type QuantityTerm } from './effective.ts';
import { explainTerms } from './explain.ts';

type Answer = AnswerOf<typeof previewTermsCall>;

const sortName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

/** Reads the groups with their customers, without the customers who are named themselves. */
function readGroups(db: Database, ids: readonly string[], named: readonly string[]) {
  return db
    .select({ id: customerGroups.id, name: customerGroups.name, customers: count(customers.id) })
    .from(customerGroups)
    .leftJoin(
      customers,
      and(
        eq(customers.groupId, customerGroups.id),
        named.length > 0 ? notInArray(customers.id, [...named]) : undefined,
      ),
    )
    .where(isOneOf(customerGroups.id, ids))
    .groupBy(customerGroups.id);
}

/**
 * Previews the rules that would hold for each customer, if these were the rules of a product. Customers and groups that are gone
 * are left out.
 */
export async function previewTerms(
  db: Database,
  { productId, terms }: BodyOf<typeof previewTermsCall>,
): Promise<Answer> {
  const general: QuantityTerm[] = await db
    .select()
    .from(quantityTerms)
    .where(isNull(quantityTerms.productId));
  const all = [...general, ...terms.map(term => ({ ...term, id: v7(), productId }))];
  const idsOf = (field: keyof Buyer) => [...new Set(all.flatMap(term => term[field] ?? []))];
  const buyers = await db
    .select({
      id: customers.id,
      name: customers.companyName,
      groupId: customers.groupId,
      group: customerGroups.name,
    })
    .from(customers)
    .leftJoin(customerGroups, eq(customerGroups.id, customers.groupId))
    .where(isOneOf(customers.id, idsOf('customerId')));
  const groups = await readGroups(
    db,
    idsOf('groupId'),
    buyers.map(({ id }) => id),
  );
  const everyone = await db.$count(customers);

  const preview = (
    buyer: Buyer,
    names: { customer: string | null; group: string | null },
    number: number,
  ) => {
    const own = byPrecedence(all.filter(holdsFor(buyer)));
    const said = explainTerms({ quantity: own, order: [], isFirstOrder: false }, productId);
    return {
      ...buyer,
      customerName: names.customer,
      groupName: names.group,
      customers: number,
      terms: said.map(each => ({
        ...each,
        groupName: each.from === 'group' ? names.group : null,
        manufacturerName: null,
      })),
      conflict: conflictIn(own, productId),
    };
  };
  const named = buyers.toSorted(sortName).slice(0, previewBuyersMax);
  const inGroups = groups.reduce((sum, group) => sum + group.customers, 0);
  return {
    buyers: [
      ...named.map(({ id, name, groupId, group }) =>
        preview({ customerId: id, groupId }, { customer: name, group }, 1),
      ),
      ...groups
        .toSorted(sortName)
        .map(({ id, name, customers: number }) =>
          preview({ customerId: null, groupId: id }, { customer: null, group: name }, number),
        ),
      preview(
        { customerId: null, groupId: null },
        { customer: null, group: null },
        everyone - buyers.length - inGroups,
      ),
    ],
    more: buyers.length - named.length,
  };
}

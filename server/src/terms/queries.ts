import type { QueryOf } from '@toptan/contract/endpoint';
import type { listTerms, Term } from '@toptan/contract/terms';
import { and, type Column, eq, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import { literal } from '../db/literal.ts';
import { pipelined } from '../db/pipeline.ts';
import { prepared } from '../db/prepared.ts';
import { manufacturers, products } from '../db/schema-goods.ts';
import { orders } from '../db/schema-orders.ts';
import { customerGroups, customers } from '../db/schema-people.ts';
import { orderTerms, quantityTerms } from '../db/schema-terms.ts';
import { isOneOf, unseen } from '../db/unseen-arrays.ts';
import { decodeCursor, type Page, pageOf } from '../pagination.ts';
import { containsOrCode } from '../search.ts';
import { byPrecedence, type QuantityTerm } from './effective.ts';
import { type CustomerTerms, noTerms } from './judge.ts';

const tableOf = { quantity: quantityTerms, order: orderTerms } as const;

/** The columns of rules of either kind. */
const columns = { ...getTableColumns(quantityTerms), ...getTableColumns(orderTerms) };

const ofTerm = Object.fromEntries(
  Object.entries<Column>(columns).map(([name, column]) => [name, sql`term.${sql.identifier(column.name)}`]),
) as Record<keyof typeof columns, SQL>;

/** Names and values of a rule of the kind, for an object of JSON; amounts are texts. */
function namedValues(kind: Term['kind']): SQL {
  const own: [string, Column][] = Object.entries(getTableColumns(tableOf[kind]));
  const pairs = own.map(([name, column]) => {
    const value = ofTerm[name as keyof typeof columns];
    return sql`${literal(name)}, ${column.getSQLType().startsWith('numeric') ? sql`${value}::text` : value}`;
  });
  return sql.join(pairs, sql`, `);
}

/** The condition for the rules of a customer, of its group and of everyone, each found by an index. */
function holdingFor(table: typeof quantityTerms | typeof orderTerms, customerId: SQL): SQL {
  return sql`(
    select * from ${table} where ${table.customerId} = ${customerId}
    union all
    select ${table}.* from ${customers} join ${table} on ${table.groupId} = ${customers.groupId}
      where ${customers.id} = ${customerId}
    union all
    select * from ${table} where ${table.customerId} is null and ${table.groupId} is null
  )`;
}

// The subselects let PostgreSQL reuse one plan for a shop of any size: see `unseen`.
const customer = sql`(select ${sql.placeholder('customerId')}::uuid)`;
const ofProducts = sql`any (${unseen(sql.placeholder('productIds'), 'uuid')}::uuid[])`;

const holding = prepared('customer_terms', db =>
  db
    .select({
      quantity: sql<QuantityTerm[] | null>`(
        select json_agg(json_build_object(${namedValues('quantity')}))
        from ${holdingFor(quantityTerms, customer)} as term
        where term.product_id is null or term.product_id = ${ofProducts})`,
      order: sql<CustomerTerms['order'] | null>`(
        select json_agg(json_build_object(${namedValues('order')},
          'productIds', case when term.manufacturer_id is not null then (
            select coalesce(json_agg(${products.id}), '[]') from ${products}
            where ${products.id} = ${ofProducts} and ${products.manufacturerId} = term.manufacturer_id) end,
          'isFirstOrder', case when term.first_order_min_lira is not null then not exists (
            select from ${orders} where ${orders.customerId} = ${customer} and ${orders.status} <> 'cancelled'
              and ${orders.id} is distinct from ${sql.placeholder('changedId')}::uuid) end))
        from ${holdingFor(orderTerms, customer)} as term)`,
    })
    .from(sql`(select) as nothing`),
);

/** Whether there are rules at all. The statement that reads it is sent anyway: a portal without rules pays nothing for them. */
export const hasRules = sql<boolean>`(exists (select from ${quantityTerms}) or exists (select from ${orderTerms}))`;

/**
 * Reads the rules that hold for a customer and these products, in one statement.
 * @param changedId the placed order that is judged; it may be the first order itself
 */
export async function termsFor(
  db: Queryable,
  customerId: string,
  productIds: readonly string[],
  changedId: string | null = null,
): Promise<CustomerTerms> {
  const [row] = await holding(db).execute({ customerId, productIds: [...new Set(productIds)], changedId });
  const order = (row?.order ?? []) as (CustomerTerms['order'][number] & { isFirstOrder: boolean | null })[];
  return {
    quantity: byPrecedence(row?.quantity ?? []),
    order: byPrecedence(order),
    isFirstOrder: order.some(term => term.isFirstOrder),
  };
}

const heldTerms = prepared('hold_terms', db =>
  db.select({ hasRules: sql<boolean>`hold_terms()` }).from(sql`(select) as nothing`),
);

/**
 * Reads the rules of `termsFor` for an order that is being placed or changed, and keeps them unchanged until the transaction ends. This
 * lock is the last one: the deletion of a product waits for it while it has locked the product's row.
 */
export async function holdTerms(
  tx: Transaction,
  customerId: string,
  productIds: readonly string[],
  changedId: string | null = null,
): Promise<CustomerTerms> {
  const [row] = await heldTerms(tx).execute();
  return row?.hasRules ? termsFor(tx, customerId, productIds, changedId) : noTerms;
}

/** The rules of a kind, with null in the columns of the other. */
function rowsOf(kind: Term['kind']): SQL {
  const own = getTableColumns(tableOf[kind]);
  const values = Object.entries<Column>(columns).map(([name, column]) => {
    const value = name in own ? sql.identifier(column.name) : sql.raw(`null::${column.getSQLType()}`);
    return sql`${value} as ${sql.identifier(column.name)}`;
  });
  return sql`select ${literal(kind)} as kind, ${sql.join(values, sql`, `)} from ${tableOf[kind]}`;
}

/** The rules of both kinds as one list, with the names of their customers and goods. */
const everyTerm = sql`(${rowsOf('quantity')} union all ${rowsOf('order')}) as term
  left join ${customers} on ${customers.id} = term.customer_id
  left join ${customerGroups} on ${customerGroups.id} = term.group_id
  left join ${products} on ${products.id} = term.product_id
  left join ${manufacturers} on ${manufacturers.id} = term.manufacturer_id`;

const fields: Record<keyof Term, SQLWrapper> = {
  kind: sql`term.kind`,
  ...ofTerm,
  customerName: customers.companyName,
  groupName: customerGroups.name,
  productName: products.name,
  manufacturerName: manufacturers.companyName,
};

const termColumns = sql.join(
  Object.entries(fields).map(([name, source]) => sql`${source} as ${sql.identifier(name)}`),
  sql`, `,
);

const names = sql`concat_ws(' ', ${customers.namesText}, search_key(${customerGroups.name}), ${products.searchText}, ${manufacturers.searchText})`;

/** A page of rules, the newest first. */
export async function listTermPage(
  db: Queryable,
  { q, kind, productId, inherited, limit, cursor }: QueryOf<typeof listTerms>,
): Promise<Page<Term>> {
  const after = decodeCursor(cursor, 1);
  const found = and(
    sql`true`,
    kind === undefined ? undefined : sql`term.kind = ${kind}`,
    productId === undefined
      ? undefined
      : inherited
        ? sql`(term.product_id = ${productId} or term.product_id is null)`
        : sql`term.product_id = ${productId}`,
    q ? containsOrCode(names, q) : undefined,
  );
  const [{ rows }, counted] = await Promise.all([
    db.execute<Term>(
      sql`select ${termColumns} from ${everyTerm} where ${found} and ${after ? sql`term.id < ${after[0]}::uuid` : sql`true`}
        order by term.id desc limit ${limit + 1}`,
    ),
    db.execute<{ count: number }>(sql`select count(*)::integer as count from ${everyTerm} where ${found}`),
  ]);
  return pageOf(rows, limit, counted.rows[0]?.count ?? 0, row => [row.id]);
}

/** @returns undefined when there is no such rule */
export async function findTerm(db: Queryable, id: string): Promise<Term | undefined> {
  const { rows } = await db.execute<Term>(sql`select ${termColumns} from ${everyTerm} where term.id = ${id}`);
  return rows[0];
}

/** A row of either kind. */
export type TermRow = Partial<typeof quantityTerms.$inferInsert & typeof orderTerms.$inferInsert>;

/** Inserts a rule. It fails on a constraint of the tables: another rule for the same, a missing row, numbers that do not fit. */
export async function insertTerm(
  tx: Transaction,
  kind: Term['kind'],
  row: TermRow & { id: string },
): Promise<void> {
  await tx.insert(tableOf[kind]).values(row as typeof quantityTerms.$inferInsert);
}

export async function updateTermRow(
  tx: Transaction,
  kind: Term['kind'],
  id: string,
  row: TermRow,
): Promise<void> {
  const table = tableOf[kind];
  await tx.update(table).set(row).where(eq(table.id, id));
}

export async function removeTerm(tx: Transaction, { kind, id }: Pick<Term, 'kind' | 'id'>): Promise<void> {
  const table = tableOf[kind];
  await tx.delete(table).where(eq(table.id, id));
}

/** Every rule, and the groups of the customers who have rules of their own. */
export async function readAllTerms(tx: Transaction) {
  const [quantity, order, groups] = await pipelined([
    tx.select().from(quantityTerms).execute(),
    tx.select().from(orderTerms).execute(),
    tx
      .select({ id: customers.id, groupId: customers.groupId })
      .from(customers)
      .where(
        sql`${customers.id} = any(array(select customer_id from ${quantityTerms} union select customer_id from ${orderTerms}))`,
      )
      .execute(),
  ]);
  return { quantity, order, groups: new Map(groups.map(({ id, groupId }) => [id, groupId])) };
}

export async function productName(db: Queryable, id: string): Promise<string | undefined> {
  const [product] = await db.select({ name: products.name }).from(products).where(eq(products.id, id));
  return product?.name;
}

/** @returns undefined when there is no such customer */
export async function findBuyer(
  db: Queryable,
  id: string,
): Promise<{ groupName: string | null } | undefined> {
  const [buyer] = await db
    .select({ groupName: customerGroups.name })
    .from(customers)
    .leftJoin(customerGroups, eq(customerGroups.id, customers.groupId))
    .where(eq(customers.id, id));
  return buyer;
}

export async function manufacturerNames(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: manufacturers.id, name: manufacturers.companyName })
    .from(manufacturers)
    .where(isOneOf(manufacturers.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

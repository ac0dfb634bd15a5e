import { type BasketItem, lineQuantityMax, type OrderLimit } from '@toptan/contract/basket';
import { maxOrderLines } from '@toptan/contract/orders';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { CustomerScope } from '../auth/scope.ts';
import { imageUrl } from '../catalog/images/image-url.ts';
import { articleColumns } from '../catalog/products/queries.ts';
import { allocator, type Pool, type StockWish, type Variant } from '../catalog/stock/allocation.ts';
import { poolsOf } from '../catalog/stock/queries.ts';
import { isOpen } from '../catalog/variants/queries.ts';
import type { Queryable, Transaction } from '../db/client.ts';
import { pipelined } from '../db/pipeline.ts';
import { prepared } from '../db/prepared.ts';
import { rowsAsJson, rowsFromJson } from '../db/rows-from-json.ts';
import { products, variants } from '../db/schema-goods.ts';
import { basketItems } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { quoteLine, quoteLines } from '../pricing/quote.ts';
import { type CustomerTerms, noTerms } from '../terms/judge.ts';
import { hasRules, termsFor } from '../terms/queries.ts';

const lineColumns = {
  id: basketItems.id,
  customerId: basketItems.customerId,
  productId: basketItems.productId,
  quantity: basketItems.quantity,
  selectedSize: variants.size,
  selectedColor: variants.color,
  createdAt: basketItems.createdAt,
};

/** A basket line, the variant that it names, and whether that can be ordered. */
export type BasketLine = Pick<
  typeof basketItems.$inferSelect,
  'id' | 'customerId' | 'productId' | 'variantId' | 'quantity' | 'createdAt'
> & {
  selectedSize: string | null;
  selectedColor: string | null;
  isOpen: boolean;
};

/** What a line takes from stock. */
export const wishOf = ({
  productId,
  selectedSize,
  selectedColor,
  quantity,
}: Pick<BasketLine, 'productId' | 'selectedSize' | 'selectedColor' | 'quantity'>): StockWish => ({
  productId,
  size: selectedSize,
  color: selectedColor,
  quantity,
});

const selectRows = (db: Queryable, where?: SQL) =>
  db
    .select({ line: lineColumns, product: articleColumns, isOpen, hasRules })
    .from(basketItems)
    .innerJoin(products, eq(products.id, basketItems.productId))
    .innerJoin(variants, eq(variants.id, basketItems.variantId))
    // In a subselect, so that PostgreSQL reuses one plan for a shop of any size: see `unseen`.
    .where(and(eq(basketItems.customerId, sql`(select ${sql.placeholder('customerId')}::uuid)`), where))
    .orderBy(asc(basketItems.createdAt), asc(basketItems.id));

const allRows = prepared('basket', db => selectRows(db));
const rowsOfProduct = prepared('basket_of_product', db =>
  selectRows(db, eq(basketItems.productId, sql.placeholder('productId'))),
);

type Row = Awaited<ReturnType<ReturnType<typeof allRows>['execute']>>[number];

const rowsToOrder = (rows: readonly Row[]) =>
  rows.filter(({ product, isOpen }) => product.isActive && isOpen);

const linesToOrder = (rows: readonly Row[]) => rowsToOrder(rows).map(({ line }) => line);

/** The rules for the products of these lines. */
const termsOf = async (db: Queryable, customerId: string, rows: readonly Row[]): Promise<CustomerTerms> =>
  rows[0]?.hasRules
    ? termsFor(
        db,
        customerId,
        rows.map(({ product }) => product.id),
      )
    : noTerms;

/** Those that can be ordered, priced and judged by the rules. */
const quoteRows = (rows: readonly Row[], terms: CustomerTerms) =>
  quoteLines(
    rowsToOrder(rows).map(({ line, product }) => ({ ...line, article: product })),
    terms,
  );

function presentLines(rows: readonly Row[], pools: readonly Pool[], terms: CustomerTerms): BasketItem[] {
  const available = linesToOrder(rows);
  const problems = new Map(quoteRows(rows, terms).lines.map(line => [line.id, line.problems]));
  const shares = available.map(wishOf).map(allocator(pools));
  const covered = new Map(available.map((line, at) => [line.id, shares[at]?.fromStock]));
  return rows.map(({ line, product: { imageHash, isActive: _, ...product } }) => ({
    ...line,
    fromStock: covered.get(line.id) ?? 0,
    totalPrice: quoteLine({ quantity: line.quantity, article: product }).totalPrice,
    ...(problems.get(line.id)?.length && { problems: [...(problems.get(line.id) ?? [])] }),
    product: { ...product, imageUrl: imageUrl(imageHash), isAvailable: covered.has(line.id) },
  }));
}

/**
 * A customer's basket in the order of adding, with what stock covers of each line after the lines before it. A line
 * that cannot be ordered claims nothing.
 */
export async function readBasket(db: Queryable, customerId: string): Promise<BasketItem[]> {
  const rows = await allRows(db).execute({ customerId });
  const productIds = linesToOrder(rows).map(({ productId }) => productId);
  const [pools, terms] = await Promise.all([poolsOf(db, productIds), termsOf(db, customerId, rows)]);
  return presentLines(rows, pools, terms);
}

/** The rules for an order of a customer's whole basket, kept or not. */
export async function readLimits(db: Queryable, customerId: string): Promise<OrderLimit[]> {
  const rows = await allRows(db).execute({ customerId });
  return quoteRows(rows, await termsOf(db, customerId, rows)).limits;
}

/** The same for one product. Its statements can be pipelined with others of a transaction, but for the rules, where there are any. */
export async function readLinesOf(
  db: Queryable,
  customerId: string,
  productId: string,
): Promise<BasketItem[]> {
  const [rows, pools] = await pipelined([
    rowsOfProduct(db).execute({ customerId, productId }),
    poolsOf(db, [productId]),
  ]);
  return presentLines(rows, pools, await termsOf(db, customerId, rows));
}

export async function customerExists(db: Queryable, customerId: string): Promise<boolean> {
  return (await db.$count(customers, eq(customers.id, customerId))) > 0;
}

const linesToLock = prepared('lock_basket_lines', db =>
  db
    .select({ ...lineColumns, variantId: basketItems.variantId, isOpen })
    .from(basketItems)
    .innerJoin(variants, eq(variants.id, basketItems.variantId))
    .innerJoin(
      sql`unnest(${sql.placeholder('productIds')}::uuid[], ${sql.placeholder('sizes')}::text[], ${sql.placeholder('colors')}::text[])
        as wanted (product_id, size, color)`,
      sql`${basketItems.customerId} = ${sql.placeholder('customerId')} and ${basketItems.productId} = wanted.product_id
        and ${variants.size} is not distinct from wanted.size and ${variants.color} is not distinct from wanted.color`,
    )
    .orderBy(basketItems.id)
    .for('update', { of: basketItems }),
);

/** Locks a customer's basket lines of products in a size and colour, in the order of their ids, so that two orders never cross. */
export function lockLines(
  tx: Transaction,
  customerId: string,
  wanted: readonly Variant[],
): Promise<BasketLine[]> {
  return linesToLock(tx).execute({
    customerId,
    productIds: wanted.map(line => line.productId),
    sizes: wanted.map(line => line.size),
    colors: wanted.map(line => line.color),
  });
}

const sum = sql`${basketItems.quantity} + excluded.quantity`;

const ofCustomer = sql`${basketItems.customerId} = given."customerId"`;

/**
 * A line that there is already goes on taking pieces in a basket that is full. Counted, since for `exists` PostgreSQL may read
 * all baskets into a hash.
 */
const fits = sql`
  (select count(*) from ${basketItems} where ${ofCustomer}) < ${sql.raw(String(maxOrderLines))}
  or (select count(*) from ${basketItems} where ${ofCustomer} and ${basketItems.variantId} = given."variantId") > 0`;

const morePieces = prepared('add_pieces', db =>
  db
    .insert(basketItems)
    .select(sql`${rowsFromJson(basketItems, sql.placeholder('lines'))} where ${fits}`)
    .onConflictDoUpdate({
      target: [basketItems.customerId, basketItems.variantId],
      set: { quantity: sum },
      setWhere: sql`${sum} <= ${lineQuantityMax}`,
    })
    .returning({ id: basketItems.id }),
);

/**
 * Adds pieces to the line of a variant, which it makes when there is none. Call
 * `lockCustomer` before it.
 * @returns the line's id; undefined, and nothing changed, when it would hold more than `lineQuantityMax`, or the basket
 * more than `maxOrderLines`
 */
export async function addPieces(
  tx: Transaction,
  line: typeof basketItems.$inferInsert,
): Promise<string | undefined> {
  const [added] = await morePieces(tx).execute({ lines: rowsAsJson(basketItems, [line]) });
  return added?.id;
}

const within = (scope: CustomerScope, id: string) =>
  and(eq(basketItems.id, id), scope.all ? undefined : eq(basketItems.customerId, scope.customerId));

/** @returns whose line of which product it was; undefined when there is none within the scope */
export async function setQuantity(
  tx: Transaction,
  scope: CustomerScope,
  id: string,
  quantity: number,
): Promise<{ customerId: string; productId: string } | undefined> {
  const [changed] = await tx
    .update(basketItems)
    .set({ quantity })
    .where(within(scope, id))
    .returning({ customerId: basketItems.customerId, productId: basketItems.productId });
  return changed;
}

/** @returns whose line it was; undefined when there is none within the scope */
export async function removeLine(
  db: Queryable,
  scope: CustomerScope,
  id: string,
): Promise<{ customerId: string } | undefined> {
  const [removed] = await db
    .delete(basketItems)
    .where(within(scope, id))
    .returning({ customerId: basketItems.customerId });
  return removed;
}

import type { BasketItem, BasketQuote } from '@toptan/contract/basket';
import { orderLinesMax } from '@toptan/contract/orders';
import { and, count, eq, ne, type SQL, sql } from 'drizzle-orm';
import { imageUrl } from '../catalog/images/image-url.ts';
import { imageHashIn } from '../catalog/pictures/queries.ts';
import { articleColumns } from '../catalog/product.ts';
import type { Pool } from '../catalog/stock/allocation.ts';
import type { Queryable, Transaction } from '../db/client.ts';
import { withMicroseconds } from '../db/columns.ts';
import { prepared } from '../db/prepared.ts';
import { basketItems, basketLines, basketPacks, baskets, sharedWithLines } from '../db/schema-baskets.ts';
import { isForSale, isOpen, manufacturers, products, stockPools, variants } from '../db/schema-goods.ts';
import { packPieces, packs } from '../db/schema-packs.ts';
import { isOneOf } from '../db/unseen-arrays.ts';
import { type Quoted, quote } from '../pricing/quote.ts';
import { noTerms } from '../terms/judge.ts';
import { hasRules } from '../terms/queries.ts';
import type { OwnViewer } from '../viewer.ts';
import { type Basket, isBasketInScope } from './basket.ts';

/** The columns of a pack. The first is never null: Drizzle reads a null there as a row that a left join did not find. */
const packColumns = {
  unit: packs.unit,
  name: packs.name,
  mixed: packs.mixed,
  pieces: packPieces,
  isActive: packs.isActive,
  replacedById: packs.replacedById,
};

const givenBasket = sql`(select ${sql.placeholder('basketId')}::uuid)`;

/** Whether staff have waived the rules for the order that a draft becomes. */
const isWaived = sql`exists (select from ${baskets}
  where ${baskets.id} = ${givenBasket} and ${baskets.overrideReason} is not null)`;

const selectRows = (db: Queryable, where?: SQL) =>
  db
    .select({
      line: {
        id: basketLines.id,
        productId: basketLines.productId,
        quantity: basketLines.quantity,
        selectedSize: variants.size,
        selectedColor: variants.color,
        basketPackId: basketLines.basketPackId,
        createdAt: withMicroseconds(basketLines.createdAt),
      },
      variantId: basketLines.variantId,
      addedPrice: basketLines.addedPrice,
      product: { ...articleColumns, imageHash: imageHashIn(variants.color) },
      isOpen,
      hasRules: sql<boolean>`(${hasRules} and not ${isWaived})`,
      basketPack: { packId: basketPacks.packId, packs: basketPacks.packs, color: basketPacks.color },
      pack: packColumns,
    })
    .from(basketLines)
    .innerJoin(products, eq(products.id, basketLines.productId))
    .innerJoin(variants, eq(variants.id, basketLines.variantId))
    .leftJoin(basketPacks, eq(basketPacks.id, basketLines.basketPackId))
    .leftJoin(packs, eq(packs.id, basketPacks.packId))
    // The subselect lets PostgreSQL reuse one plan for a basket of any size: see `unseen`.
    .where(and(eq(basketLines.basketId, givenBasket), where))
    .orderBy(basketLines.createdAt, basketLines.id);

const allRows = prepared('basket', db => selectRows(db));
const rowsOfProducts = prepared('basket_of_products', db =>
  selectRows(db, isOneOf(products.id, sql.placeholder('productIds'))),
);

/** A line of a basket with what its quote asks for. */
export type BasketRow = Awaited<ReturnType<ReturnType<typeof allRows>['execute']>>[number];

/** Reads the lines of a basket in the order of adding. */
export const readAllRows = (db: Queryable, basketId: string) => allRows(db).execute({ basketId });

export const readRows = (db: Queryable, basketId: string, productIds: readonly string[]) =>
  rowsOfProducts(db).execute({ basketId, productIds: [...new Set(productIds)] });

const lineCount = prepared('count_basket_lines', db =>
  db.select({ lines: count() }).from(basketLines).where(eq(basketLines.basketId, givenBasket)),
);

export async function countLines(tx: Transaction, basketId: string): Promise<number> {
  const [counted] = await lineCount(tx).execute({ basketId });
  return counted?.lines ?? 0;
}

/** The rows as `quote` takes them. */
export const linesOf = (rows: readonly BasketRow[]) =>
  rows.map(row => ({ ...row.line, row, article: row.product, isOpen: row.isOpen, pack: row.pack }));

/** The rows as a viewer sees them: a hidden product keeps the price at which a shop added it. */
const linesInView = (viewer: OwnViewer, rows: readonly BasketRow[]) =>
  linesOf(rows).map(line => {
    const isSeen = viewer.kind === 'staff' || line.article.isForSale;
    return { ...line, isSeen, agreedPrice: isSeen ? undefined : (line.row.addedPrice ?? undefined) };
  });

/** The pack of a basket line as the basket shows it; nulls for single pieces. */
function presentPack({
  basketPack,
  pack,
}: Pick<BasketRow, 'basketPack' | 'pack'>): Pick<BasketItem, 'packId' | 'packs' | 'pack'> {
  if (!basketPack || !pack) return { packId: null, packs: null, pack: null };
  const { isActive: _, ...shown } = pack;
  return { packId: basketPack.packId, packs: basketPack.packs, pack: { ...shown, color: basketPack.color } };
}

function presentLine(
  customerId: string,
  { row, ...quoted }: Quoted<ReturnType<typeof linesInView>[number]>,
): BasketItem {
  const { line, addedPrice, product } = row;
  const {
    isSeen,
    unitPrice: price,
    fromStock,
    totalPrice,
    multiple,
    problems,
    isOrderable,
    promisedFrom,
    promisedUntil,
  } = quoted;
  return {
    customerId,
    ...line,
    ...presentPack(row),
    fromStock,
    ...(promisedFrom && promisedUntil && { promisedFrom, promisedUntil }),
    totalPrice,
    ...(addedPrice !== null && addedPrice !== price && { priceBefore: addedPrice }),
    ...(multiple > 1 && { multiple }),
    ...(problems.length > 0 && { problems }),
    product: {
      id: product.id,
      name: product.name,
      translations: product.translations,
      sku: isSeen ? product.sku : null,
      price,
      category: product.category,
      imageUrl: imageUrl(product.imageHash),
      isAvailable: isOrderable,
    },
  };
}

/**
 * Quotes lines of a customer's basket.
 * @param rows all lines of their products, in the order of the basket
 * @param pools of these products, where the caller has read them
 */
export async function quoteRows(
  db: Queryable,
  viewer: OwnViewer,
  customerId: string,
  rows: readonly BasketRow[],
  pools?: readonly Pool[],
) {
  // The rules are not read where the lines' statement has found none.
  const known = { ...(pools && { pools }), ...(!rows[0]?.hasRules && { terms: noTerms }) };
  const { lines, ...quoted } = await quote(db, viewer, customerId, linesInView(viewer, rows), known);
  return { ...quoted, lines: lines.map(line => presentLine(customerId, line)) };
}

/** Reads a basket in the order of adding: its lines, and the problems of an order of all of them. */
export async function readBasket(db: Queryable, viewer: OwnViewer, { customerId, id }: Basket) {
  return quoteRows(db, viewer, customerId, await readAllRows(db, id));
}

const openRuns = prepared('open_runs_of_basket', db => {
  const runs = db
    .$with('runs')
    .as(
      db
        .selectDistinct({ productId: basketItems.productId, color: variants.color })
        .from(basketItems)
        .innerJoin(variants, eq(variants.id, basketItems.variantId))
        .where(eq(basketItems.basketId, givenBasket)),
    );
  const isInBasket = sql`exists (select from ${basketItems}
    where ${basketItems.basketId} = ${givenBasket} and ${basketItems.variantId} = ${variants.id})`;
  const taken = sql`(select coalesce(sum(${basketLines.quantity}), 0) from ${basketLines}
    where ${basketLines.basketId} = ${givenBasket} and ${basketLines.productId} = ${products.id}
      and (${stockPools.variantId} is null or ${stockPools.variantId} = ${basketLines.variantId}))`;
  const isLeft = sql`exists (select from ${stockPools} where ${stockPools.productId} = ${products.id}
    and (${stockPools.variantId} is null or ${stockPools.variantId} = ${variants.id}) and ${stockPools.quantity} > ${taken})`;
  return db
    .with(runs)
    .select({
      productId: products.id,
      color: variants.color,
      sizes: sql<string[]>`array_agg(listed.size order by listed.place)`,
    })
    .from(runs)
    .innerJoin(products, eq(products.id, runs.productId))
    .innerJoin(
      sql`jsonb_array_elements_text(${products.sizes}) with ordinality as listed (size, place)`,
      sql`true`,
    )
    .innerJoin(
      variants,
      sql`${variants.productId} = ${products.id} and ${variants.size} = listed.size
        and ${variants.color} is not distinct from ${runs.color}`,
    )
    .where(
      and(
        isForSale,
        ne(products.sells, 'packs'),
        isOpen,
        sql`(${products.supply} <> 'stock_only' or ${isInBasket} or ${isLeft})`,
      ),
    )
    .groupBy(products.id, variants.color)
    .orderBy(products.id, variants.color);
});

/** Reads a basket as `readBasket`, with the sizes that can be ordered beside its single pieces; none once it is full. */
export async function readBasketWithRuns(
  db: Queryable,
  viewer: OwnViewer,
  basket: Basket,
): Promise<BasketQuote> {
  const quoted = await readBasket(db, viewer, basket);
  const takesMore = quoted.lines.length < orderLinesMax;
  const isLoose = quoted.lines.some(({ basketPackId }) => basketPackId === null);
  const runs = takesMore && isLoose ? await openRuns(db).execute({ basketId: basket.id }) : [];
  return runs.length > 0 ? { ...quoted, runs } : quoted;
}

/** The manufacturers of the goods in a basket, by name: for staff alone. */
export const readMakers = prepared('makers_of_basket', db =>
  db
    .select({
      id: manufacturers.id,
      companyName: manufacturers.companyName,
      productIds: sql<string[]>`array_agg(distinct ${products.id})`,
    })
    .from(basketLines)
    .innerJoin(products, eq(products.id, basketLines.productId))
    .innerJoin(manufacturers, eq(manufacturers.id, products.manufacturerId))
    .where(eq(basketLines.basketId, givenBasket))
    .groupBy(manufacturers.id)
    .orderBy(manufacturers.companyName, manufacturers.id),
);

const basketColumns = { customerId: baskets.customerId, id: baskets.id, kind: baskets.kind };

const pieceLine = (db: Queryable, viewer: OwnViewer, id: string) =>
  db
    .select({
      basket: basketColumns,
      productId: basketItems.productId,
      size: variants.size,
      color: variants.color,
    })
    .from(basketItems)
    .innerJoin(baskets, eq(baskets.id, basketItems.basketId))
    .innerJoin(variants, eq(variants.id, basketItems.variantId))
    .where(and(eq(basketItems.id, id), isBasketInScope(viewer)));

const packsWhere = (db: Queryable, viewer: OwnViewer, where: SQL) =>
  db
    .select({
      basket: basketColumns,
      id: basketPacks.id,
      productId: packs.productId,
      packId: basketPacks.packId,
      color: basketPacks.color,
    })
    .from(basketPacks)
    .innerJoin(baskets, eq(baskets.id, basketPacks.basketId))
    .innerJoin(packs, eq(packs.id, basketPacks.packId))
    .where(and(where, isBasketInScope(viewer)));

/** The packs under this id in a basket; undefined where they are not within reach. */
export async function findPacks(db: Queryable, viewer: OwnViewer, id: string) {
  const [found] = await packsWhere(db, viewer, eq(basketPacks.id, id));
  return found;
}

/** The single pieces of a line, or the packs that it is part of; neither where it is not within reach. */
export async function findLine(db: Queryable, viewer: OwnViewer, id: string) {
  const isPossible = sql`${sharedWithLines(basketLines.basketPackId)} = ${sharedWithLines(sql`${id}::uuid`)}`;
  const packOfLine = db
    .select({ id: basketLines.basketPackId })
    .from(basketLines)
    .where(and(eq(basketLines.id, id), isPossible));
  const [[pieces], [pack]] = await Promise.all([
    pieceLine(db, viewer, id),
    packsWhere(db, viewer, sql`${basketPacks.id} = (${packOfLine})`),
  ]);
  return { pieces, pack };
}

/** The product of a pack, which never changes; undefined where there is no such pack. */
export async function productOfPack(db: Queryable, packId: string): Promise<string | undefined> {
  const [pack] = await db.select({ productId: packs.productId }).from(packs).where(eq(packs.id, packId));
  return pack?.productId;
}

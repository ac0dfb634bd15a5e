import type { BasketItem, OrderLimit } from '@toptan/contract/basket';
import { isStockKnown, type StockView, stockInView } from '@toptan/contract/portal';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { imageUrl } from '../catalog/images/image-url.ts';
import { isStockOnly, packsInstead } from '../catalog/packs/loose.ts';
import { type SoldPack, soldPacks } from '../catalog/packs/queries.ts';
import { imageHashIn } from '../catalog/pictures/queries.ts';
import { articleColumns } from '../catalog/product.ts';
import { allocator, type Pool } from '../catalog/stock/allocation.ts';
import { poolsOf } from '../catalog/stock/queries.ts';
import type { Queryable } from '../db/client.ts';
import { pipelined } from '../db/pipeline.ts';
import { prepared } from '../db/prepared.ts';
import { isOpen, products, variants } from '../db/schema-goods.ts';
import { basketItems } from '../db/schema-orders.ts';
import { basketPacks, packs } from '../db/schema-packs.ts';
import { customers } from '../db/schema-people.ts';
import { quoteLine, quoteLines } from '../pricing/quote.ts';
import { type CustomerTerms, multipleOf, noTerms } from '../terms/judge.ts';
import { hasRules, termsFor } from '../terms/queries.ts';
import { restIn, withinStock, withShortage } from './lines/problems.ts';
import { lineColumns, wishOf } from './lines/queries.ts';
import { heldColumns, packColumns, presentHeld } from './packs/queries.ts';

const selectRows = (db: Queryable, where?: SQL) =>
  db
    .select({
      line: lineColumns,
      addedPrice: basketItems.addedPrice,
      product: { ...articleColumns, imageHash: imageHashIn(variants.color) },
      isOpen,
      hasRules,
      held: heldColumns,
      pack: packColumns,
    })
    .from(basketItems)
    .innerJoin(products, eq(products.id, basketItems.productId))
    .innerJoin(variants, eq(variants.id, basketItems.variantId))
    .leftJoin(basketPacks, eq(basketPacks.id, basketItems.basketPackId))
    .leftJoin(packs, eq(packs.id, basketPacks.packId))
    // In a subselect, so that PostgreSQL reuses one plan for a shop of any size: see `unseen`.
    .where(and(eq(basketItems.customerId, sql`(select ${sql.placeholder('customerId')}::uuid)`), where))
    .orderBy(asc(basketItems.createdAt), asc(basketItems.id));

const allRows = prepared('basket', db => selectRows(db));
const rowsOfProduct = prepared('basket_of_product', db =>
  selectRows(db, eq(basketItems.productId, sql.placeholder('productId'))),
);

type Row = Awaited<ReturnType<ReturnType<typeof allRows>['execute']>>[number];

type Goods = { pools: readonly Pool[]; packs: readonly SoldPack[] };

/** Lines that can be ordered as they lie here. A pack cannot while one of its lines cannot. */
function rowsToOrder(rows: readonly Row[], { pools, packs }: Goods): Row[] {
  const isOffered = ({ line, product, isOpen, pack }: Row) =>
    product.isForSale &&
    isOpen &&
    (pack ? pack.isActive && product.sells !== 'loose' : !packsInstead(product, wishOf(line), packs, pools));
  const open = rows.filter(isOffered);
  const closedPacks = new Set(
    rows.filter(row => row.pack && !open.includes(row)).map(({ line }) => line.basketPackId),
  );
  return open.filter(({ line }) => !closedPacks.has(line.basketPackId));
}

/** The rules for the products of these lines. */
const termsOf = async (db: Queryable, customerId: string, rows: readonly Row[]): Promise<CustomerTerms> =>
  rows[0]?.hasRules
    ? termsFor(
        db,
        customerId,
        rows.map(({ product }) => product.id),
      )
    : noTerms;

/** Lines that can be ordered, priced and judged by the rules. */
function quoteRows(rows: readonly Row[], terms: CustomerTerms, { pools }: Goods) {
  const lines = rows.map(({ line, product }) => ({ ...line, article: product }));
  return quoteLines(lines, terms, restIn(lines, pools));
}

/** Pieces that stock covers of each line, after the lines before it. */
function coveredOf(lines: readonly Row['line'][], { pools }: Goods): ReadonlyMap<string, number> {
  const allocate = allocator(pools);
  return new Map(lines.map(line => [line.id, allocate(wishOf(line)).fromStock]));
}

function presentLines(rows: readonly Row[], goods: Goods, terms: CustomerTerms): BasketItem[] {
  const toOrder = rowsToOrder(rows, goods);
  const { lines: quoted } = quoteRows(toOrder, terms, goods);
  const covered = coveredOf(quoted, goods);
  const problems = new Map(
    quoted.map(line => [
      line.id,
      withShortage(line, withinStock(line, quoted, goods.pools), covered.get(line.id) ?? 0),
    ]),
  );
  return rows.map(({ line, addedPrice, product, held, pack }) => ({
    ...line,
    ...presentHeld(held, pack),
    fromStock: covered.get(line.id) ?? 0,
    totalPrice: quoteLine({ quantity: line.quantity, article: product }).totalPrice,
    ...(addedPrice !== null && addedPrice !== product.price && { priceBefore: addedPrice }),
    ...(!held && multipleOf(terms, line) > 1 && { multiple: multipleOf(terms, line) }),
    ...(problems.get(line.id)?.length && { problems: problems.get(line.id) ?? [] }),
    product: {
      id: product.id,
      name: product.name,
      translations: product.translations,
      sku: product.sku,
      price: product.price,
      category: product.category,
      imageUrl: imageUrl(product.imageHash),
      isAvailable: covered.has(line.id),
    },
  }));
}

/** The packs that are sold instead of single pieces, as far as there are such pieces. */
async function packsBeside(db: Queryable, rows: readonly Row[]): Promise<SoldPack[]> {
  const loose = rows.filter(({ product, pack }) => !pack && product.sells === 'packs');
  if (loose.length === 0) return [];
  return soldPacks(
    db,
    loose.map(({ product }) => product.id),
  );
}

/** Stock and packs, as far as they decide which lines can be ordered. */
async function goodsOf(db: Queryable, rows: readonly Row[]): Promise<Goods> {
  const open = rows.filter(({ product, isOpen }) => product.isForSale && isOpen);
  const pools = await poolsOf(
    db,
    open.map(({ product }) => product.id),
  );
  return { pools, packs: await packsBeside(db, open) };
}

/**
 * A customer's basket in the order of adding, with what stock covers of each line after the lines before it. A line
 * that cannot be ordered claims nothing.
 */
export async function readBasket(db: Queryable, customerId: string): Promise<BasketItem[]> {
  const rows = await allRows(db).execute({ customerId });
  const [goods, terms] = await Promise.all([goodsOf(db, rows), termsOf(db, customerId, rows)]);
  return presentLines(rows, goods, terms);
}

/** A line of which stock has fewer pieces, and none are produced, as a limit of the order. */
function shortLimit(
  { id, quantity, article }: Row['line'] & { article: Row['product'] },
  left: number,
  view: StockView,
): OrderLimit {
  const { name, translations } = article;
  const nameIn = (language: keyof typeof translations) => translations[language]?.name ?? name;
  return {
    code: 'stock_short',
    unit: 'pieces',
    limit: String(stockInView(left, view)),
    current: String(quantity),
    missing: String(isStockKnown(left, view) ? quantity - left : 1),
    isFirstOrder: false,
    label: { en: nameIn('en'), tr: nameIn('tr'), ar: nameIn('ar') },
    productIds: [article.id],
    basketItemId: id,
  };
}

/**
 * The rules for an order of a customer's whole basket, kept or not, and the lines that stock does not cover.
 * @param view what the caller gets to know of the stock
 */
export async function readLimits(db: Queryable, customerId: string, view: StockView): Promise<OrderLimit[]> {
  const rows = await allRows(db).execute({ customerId });
  const [goods, terms] = await Promise.all([goodsOf(db, rows), termsOf(db, customerId, rows)]);
  const toOrder = rowsToOrder(rows, goods);
  const { lines, limits } = quoteRows(toOrder, terms, goods);
  const covered = coveredOf(lines, goods);
  const short = lines.flatMap(line => {
    const left = covered.get(line.id) ?? 0;
    return isStockOnly(line.article) && left < line.quantity ? [shortLimit(line, left, view)] : [];
  });
  return [...limits, ...short];
}

/** A customer's lines of one product, presented like the basket. Its first statements can be pipelined with others of a transaction. */
export async function readLinesOf(
  db: Queryable,
  customerId: string,
  productId: string,
): Promise<BasketItem[]> {
  const [rows, pools] = await pipelined([
    rowsOfProduct(db).execute({ customerId, productId }),
    poolsOf(db, [productId]),
  ]);
  const goods = { pools, packs: await packsBeside(db, rows) };
  return presentLines(rows, goods, await termsOf(db, customerId, rows));
}

export async function customerExists(db: Queryable, customerId: string): Promise<boolean> {
  return (await db.$count(customers, eq(customers.id, customerId))) > 0;
}

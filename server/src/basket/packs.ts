import { lineQuantityMax, mostPacks } from '@toptan/contract/basket';
import { orderLinesMax } from '@toptan/contract/orders';
import { isStorable } from '@toptan/contract/text';
import { eq } from 'drizzle-orm';
import { isCovered, isStockOnly } from '../catalog/packs/loose.ts';
import { type OfferedPack, readOffered } from '../catalog/packs/offered.ts';
import type { Article } from '../catalog/product.ts';
import type { Pool } from '../catalog/stock/allocation.ts';
import { readAxes } from '../catalog/variants/queries.ts';
import type { Transaction } from '../db/client.ts';
import { basketPacks } from '../db/schema-baskets.ts';
import { fieldRefusal, notFound, Refusal } from '../refusal.ts';
import { restoredPosition } from './lines.ts';
import type { BasketRow } from './queries.ts';
import { type Mode, quantityRefusal } from './rows.ts';

const notOffered = (path: string, message: string) =>
  fieldRefusal('validation_failed', path, 'not_offered', message);

/** The refusal is the same for hidden products, so that no shop learns which packs they have. */
const unavailable = () =>
  fieldRefusal('product_unavailable', 'packId', 'not_offered', 'The pack is not for sale');

/** @param path the field with the number of packs */
const limited = (
  code: 'basket_line_full' | 'basket_full' | 'stock_short',
  message: string,
  { path, limit }: { path: string; limit: number },
) => new Refusal(code, message, { fields: [{ path, code: 'too_big', message, limit }] });

/** The color of a pack that is not mixed is one of its product's. */
function checkColor(offered: readonly string[], color: string | null): void {
  if (color === null && offered.length === 0) return;
  const message = 'Choose one of the colors that the product offers; a mixed pack has its own';
  if (color === null) throw fieldRefusal('validation_failed', 'color', 'required', message);
  if (!offered.includes(color)) throw notOffered('color', message);
}

/** @throws Refusal `basket_line_full` for more packs than their largest line holds */
function checkNumber(number: number, ratios: readonly number[], path: string): void {
  const limit = mostPacks(ratios);
  if (number <= limit) return;
  throw limited('basket_line_full', `A basket line holds at most ${lineQuantityMax} pieces`, { path, limit });
}

/** A row of packs, which are added to the packs of their kind in the basket or replace them. */
export type PackRow = {
  packId: string;
  /** The chosen color; null for a mixed pack. */
  color: string | null;
  packs: number;
  mode: Mode;
  /** The product of the pack; undefined where there is no such pack. */
  productId: string | undefined;
  /** A row with a size is refused: a pack has all of its sizes. */
  size?: string | null;
  /** The place of the lines in the basket; left out for the end. */
  addedAt?: string | undefined;
};

/** What rows of packs ask for, by the place of the row. */
type Offer = {
  offered: ReadonlyMap<number, OfferedPack>;
  /** The products of the packs, which the transaction holds. */
  articles: ReadonlyMap<string, Article>;
  axes: ReadonlyMap<string, { colors: readonly string[] }>;
  pools: readonly Pool[];
};

/** The ratios of a pack that can be ordered in this color, and the price of its pieces in lira. */
function ratiosOf(row: PackRow, at: number, { offered, articles, axes, pools }: Offer, path: string) {
  const { productId = '', color } = row;
  const [pack, article] = [offered.get(at), articles.get(productId)];
  if (!article?.isForSale || article.sells === 'loose' || pack?.productId !== productId) throw unavailable();
  checkColor((!pack.mixed && axes.get(productId)?.colors) || [], color);
  const { cells } = pack;
  if (cells.some(({ variantId, isOpen }) => variantId === null || !isOpen)) throw unavailable();
  if (isStockOnly(article) && !isCovered({ productId, lines: cells }, color, pools))
    throw limited('stock_short', 'The pack is broken: stock lacks some of its pieces', { path, limit: 0 });
  return { ratios: cells.map(({ ratio }) => ratio), addedPrice: article.price };
}

/** Packs of one kind and color as they lie in the basket. */
type PresentPacks = { id: string; packs: number; ratios: readonly number[] };

function packsIn(lines: readonly BasketRow[], { packId, color }: PackRow): PresentPacks | undefined {
  const own = lines.filter(({ basketPack }) => basketPack?.packId === packId && basketPack.color === color);
  const id = own[0]?.line.basketPackId;
  const packs = own[0]?.basketPack?.packs;
  return id && packs ? { id, packs, ratios: own.map(({ line }) => line.quantity / packs) } : undefined;
}

/** The new number of packs of one kind and color in a basket, beside the present one. */
type Plan = Pick<PackRow, 'packId' | 'color' | 'addedAt' | 'packs'> & {
  present: PresentPacks | undefined;
  ratios: readonly number[];
  /** The price of a piece in lira, where the basket has no such packs. */
  addedPrice?: string | undefined;
};

const moreLines = ({ present, packs, ratios }: Plan): number =>
  (packs > 0 ? ratios.length : 0) - (present ? present.ratios.length : 0);

/**
 * Plans the rows in their order, without a write. The caller holds the basket and the products.
 * @param path the field of a row with the number of packs
 * @param free the number of lines that the basket still takes
 * @param lines of these products in the basket
 * @param articles and pools of these products
 * @returns the refusal of each row, or null, and the plans of the other rows
 */
export async function planPacks(
  tx: Transaction,
  rows: readonly PackRow[],
  {
    path,
    free,
    lines,
    ...goods
  }: Pick<Offer, 'articles' | 'pools'> & {
    path: string;
    free: number;
    lines: readonly BasketRow[];
  },
): Promise<{ refusals: (Refusal | null)[]; plans: Plan[] }> {
  if (rows.length === 0) return { refusals: [], plans: [] };
  // PostgreSQL cannot be asked for some texts: no product has such a color.
  const wanted = rows.map(row =>
    row.color === null || isStorable(row.color) ? row : { ...row, color: null },
  );
  const offer = {
    ...goods,
    offered: await readOffered(tx, wanted),
    axes: await readAxes(tx, [...goods.articles.keys()]),
  };
  const plans = new Map<string, Plan>();

  function plan(row: PackRow, at: number): void {
    const { packId, color, mode, packs, addedAt } = row;
    const wrong = quantityRefusal({ quantity: packs, mode }, path);
    if (wrong) throw wrong;
    if (row.size) throw notOffered('size', 'A pack has all of its sizes');
    if (color !== null && !isStorable(color)) throw notOffered('color', 'The product does not offer it');
    const key = JSON.stringify([packId, color]);
    const present = packsIn(lines, row);
    if (mode === 'change' && !present) throw notFound();
    const before: Pick<Plan, 'packs' | 'ratios' | 'addedPrice'> = plans.get(key) ??
      present ?? { packs: 0, ratios: [] };
    const next = mode === 'add' ? before.packs + packs : packs;
    // Packs that lie here can be changed and removed, also those of a version that is no longer sold.
    const isOffered = next > 0 && (mode === 'add' || !present);
    const { ratios, addedPrice } = isOffered ? ratiosOf(row, at, offer, path) : before;
    if (next > 0) checkNumber(next, ratios, path);
    const planned = { packId, color, present, packs: next, ratios, addedPrice, addedAt };
    const others = [...plans].filter(([other]) => other !== key).map(([, other]) => other);
    if (next > 0 && [...others, planned].reduce((sum, each) => sum + moreLines(each), 0) > free)
      throw limited('basket_full', `A basket holds at most ${orderLinesMax} lines`, {
        path,
        limit: orderLinesMax,
      });
    plans.set(key, planned);
  }

  const refusals = rows.map((row, at) => {
    try {
      plan(row, at);
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  });
  return { refusals, plans: [...plans.values()] };
}

/** Writes what `planPacks` has planned. */
export async function storePacks(tx: Transaction, basketId: string, plans: readonly Plan[]): Promise<void> {
  for (const { packId, color, present, packs, addedPrice, addedAt } of plans) {
    const own = present && eq(basketPacks.id, present.id);
    if (own && packs === 0) await tx.delete(basketPacks).where(own);
    else if (own && packs !== present.packs) await tx.update(basketPacks).set({ packs }).where(own);
    else if (!own && packs > 0)
      await tx
        .insert(basketPacks)
        .values({ basketId, packId, color, packs, addedPrice, ...restoredPosition(addedAt) });
  }
}

import { type BasketItem, lineQuantityMax, type setBasketPacks } from '@toptan/contract/basket';
import type { BodyOf } from '@toptan/contract/endpoint';
import { maxOrderLines } from '@toptan/contract/orders';
import { isStorable } from '@toptan/contract/text';
import { isCovered, isStockOnly, mostPacks } from '../catalog/packs/loose.ts';
import { poolsOf } from '../catalog/stock/queries.ts';
import type { Database, Transaction } from '../db/client.ts';
import type { Asking } from '../pricing/quote.ts';
import { fieldRefusal, orNotFound, Refusal } from '../refusal.ts';
import type { OwnViewer } from '../viewer.ts';
import { notifyBasket } from './commands.ts';
import {
  cellsOf,
  findInBasket,
  findPack,
  holdProductOf,
  insertPacks,
  lockPackLines,
  removePacks,
  setNumber,
} from './held-packs.ts';
import { readLinesOf } from './queries.ts';
import { quantityRefusal } from './rows.ts';

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
  mode: 'add' | 'set';
  /** The product of the pack, where the call names it. */
  productId?: string | undefined;
  /** A row with a size is refused: a pack has all of its sizes. */
  size?: string | null;
  /** The place of the lines in the basket; left out for the end. */
  addedAt?: string | undefined;
};

type Cell = { productId: string; variantId: string; ratio: number; addedPrice: string };

/** The cells of a pack that can be ordered in this color. Its product is held, so that nobody changes it meanwhile. */
async function readOffered(tx: Transaction, row: PackRow, path: string): Promise<Cell[]> {
  const { packId, color } = row;
  const product = await holdProductOf(tx, packId);
  const pack = product?.isForSale && product.sells !== 'loose' ? await findPack(tx, packId) : undefined;
  if (!product || !pack?.isActive || pack.replacedById !== null) throw unavailable();
  if (row.productId !== undefined && row.productId !== product.id) throw unavailable();
  checkColor(pack.mixed ? [] : product.colors, color);
  const cells = (await cellsOf(tx, packId, color)).map(cell => {
    if (cell.id === null || !cell.isOpen) throw unavailable();
    return { ...cell, productId: product.id, variantId: cell.id };
  });
  const isBroken =
    isStockOnly(product) &&
    !isCovered({ productId: product.id, lines: cells }, color, await poolsOf(tx, [product.id]));
  if (isBroken)
    throw limited('stock_short', 'The pack is broken: stock lacks some of its pieces', { path, limit: 0 });
  return cells.map(({ productId, variantId, ratio }) => ({
    productId,
    variantId,
    ratio,
    addedPrice: product.price,
  }));
}

/** The new number of packs of one kind and color in a basket, beside the present one. */
type Plan = Pick<PackRow, 'packId' | 'color' | 'addedAt'> & {
  held: { id: string; packs: number } | undefined;
  packs: number;
  /** The number of their lines. */
  size: number;
  /** The lines to be inserted, where the basket has no such packs. */
  cells: readonly Cell[];
};

const moreLines = ({ held, packs, size }: Plan): number => (packs > 0 ? size : 0) - (held ? size : 0);

/**
 * Plans the rows in their order, without a write. The caller has locked the customer, the products and the basket.
 * @param path the field of a row with the number of packs
 * @param free the number of lines that the basket still takes
 * @returns the refusal of each row, or null, and the plans of the other rows
 */
export async function planPacks(
  tx: Transaction,
  customerId: string,
  rows: readonly PackRow[],
  { path, free }: { path: string; free: number },
): Promise<{ refusals: (Refusal | null)[]; plans: Plan[] }> {
  const plans = new Map<string, Plan>();

  async function plan(row: PackRow): Promise<void> {
    const { packId, color, mode, packs, addedAt } = row;
    const wrong = quantityRefusal({ quantity: packs, mode }, path);
    if (wrong) throw wrong;
    if (row.size) throw notOffered('size', 'A pack has all of its sizes');
    // PostgreSQL cannot be asked for some texts: no product has such a color.
    if (color !== null && !isStorable(color)) throw notOffered('color', 'The product does not offer it');
    const key = JSON.stringify([packId, color]);
    const held = await findInBasket(tx, { customerId, packId, color });
    const before = plans.get(key) ?? { packId, color, held, packs: held?.packs ?? 0, size: 0, cells: [] };
    const next = mode === 'add' ? before.packs + packs : packs;
    // Packs that lie here can be changed and removed, also those of a version that is no longer sold.
    const isOffered = next > 0 && (mode === 'add' || !held);
    const cells = isOffered ? await readOffered(tx, row, path) : [];
    const lines = isOffered ? cells : held ? await cellsOf(tx, packId, color) : [];
    if (next > 0)
      checkNumber(
        next,
        lines.map(({ ratio }) => ratio),
        path,
      );
    const planned = { ...before, packs: next, size: lines.length, cells, addedAt };
    const others = [...plans].filter(([other]) => other !== key).map(([, other]) => other);
    if (next > 0 && [...others, planned].reduce((sum, each) => sum + moreLines(each), 0) > free)
      throw limited('basket_full', `A basket holds at most ${maxOrderLines} lines`, {
        path,
        limit: maxOrderLines,
      });
    plans.set(key, planned);
  }

  const refusals: (Refusal | null)[] = [];
  for (const row of rows) {
    try {
      await plan(row);
      refusals.push(null);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusals.push(error);
    }
  }
  return { refusals, plans: [...plans.values()] };
}

/** Writes what `planPacks` has planned. */
export async function storePacks(tx: Transaction, customerId: string, plans: readonly Plan[]): Promise<void> {
  for (const { packId, color, held, packs, cells, addedAt } of plans) {
    if (held && packs === 0) await removePacks(tx, held.id);
    else if (held && packs !== held.packs) await setNumber(tx, held.id, packs);
    else if (!held && packs > 0) await insertPacks(tx, { customerId, packId, color, packs }, cells, addedAt);
  }
}

/**
 * Sets the number of packs in a basket; 0 removes them. A version that has been replaced stays as it is.
 * @throws Refusal 404 when they are not within reach, `basket_line_full`
 */
export async function setPackNumber(
  db: Database,
  viewer: OwnViewer,
  id: string,
  { packs: number }: BodyOf<typeof setBasketPacks>,
  asking: Asking,
): Promise<{ customerId: string; lines: BasketItem[] }> {
  const changed = await db.transaction(async tx => {
    const held = await lockPackLines(tx, viewer, id);
    const { customerId, productId } = orNotFound(held[0]);
    if (number === 0) {
      await removePacks(tx, id);
      return { customerId, lines: [] };
    }
    checkNumber(
      number,
      held.map(({ ratio }) => ratio),
      'packs',
    );
    await setNumber(tx, id, number);
    const all = await readLinesOf(tx, customerId, productId, asking);
    return { customerId, lines: all.filter(line => line.basketPackId === id) };
  });
  notifyBasket(db, changed.customerId);
  return changed;
}

import {
  type addPacksToBasket,
  type BasketItem,
  lineQuantityMax,
  type setBasketPacks,
} from '@toptan/contract/basket';
import { packsMax } from '@toptan/contract/catalog/packs';
import type { BodyOf } from '@toptan/contract/endpoint';
import { maxOrderLines } from '@toptan/contract/orders';
import { isStorable } from '@toptan/contract/text';
import type { CustomerScope } from '../../auth/scope.ts';
import { isCovered, isStockOnly } from '../../catalog/packs/loose.ts';
import { poolsOf } from '../../catalog/stock/queries.ts';
import { lockCustomer } from '../../customers/queries.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { pipelined } from '../../db/pipeline.ts';
import { claimKey, type RepeatableCall, storeAnswer } from '../../idempotency.ts';
import { fieldRefusal, orNotFound, Refusal } from '../../refusal.ts';
import { notifyBasket } from '../commands.ts';
import { countLines, readLinesOf } from '../queries.ts';
import {
  cellsOf,
  findInBasket,
  findPack,
  holdProductOf,
  insertPacks,
  lockPackLines,
  removePacks,
  setNumber,
} from './queries.ts';

/** One answer, so that no shop finds out which packs there are of hidden products. */
const unavailable = () =>
  fieldRefusal('product_unavailable', 'packId', 'not_offered', 'The pack is not for sale');

const limited = (code: 'basket_line_full' | 'basket_full' | 'stock_short', message: string, limit: number) =>
  new Refusal(code, message, { fields: [{ path: 'packs', code: 'too_big', message, limit }] });

/** The colour of a pack that is not mixed is one of its product's. */
function checkColor(offered: readonly string[], color: string | null): void {
  if (color === null && offered.length === 0) return;
  const message = 'Choose one of the colours that the product offers; a mixed pack has its own';
  if (color === null) throw fieldRefusal('validation_failed', 'color', 'required', message);
  if (!offered.includes(color)) throw fieldRefusal('validation_failed', 'color', 'not_offered', message);
}

/** @throws Refusal `basket_line_full` for more packs than their largest line holds */
function checkNumber(number: number, ratios: readonly number[]): void {
  const limit = Math.min(packsMax, Math.floor(lineQuantityMax / Math.max(...ratios)));
  if (number <= limit) return;
  throw limited('basket_line_full', `A basket line holds at most ${lineQuantityMax} pieces`, limit);
}

type Wanted = BodyOf<typeof addPacksToBasket>;

/** A pack that can be ordered in this colour, and its cells. The product is held, so that nobody changes it meanwhile. */
async function readOffered(tx: Transaction, { packId, ...wanted }: Wanted) {
  const color = wanted.color || null;
  const product = await holdProductOf(tx, packId);
  const pack = product?.isForSale && product.sells !== 'loose' ? await findPack(tx, packId) : undefined;
  if (!product || !pack?.isActive || pack.replacedById !== null) throw unavailable();
  checkColor(pack.mixed ? [] : product.colors, color);
  const cells = (await cellsOf(tx, packId, color)).map(cell => {
    if (cell.id === null || !cell.isOpen) throw unavailable();
    return { ...cell, productId: product.id, variantId: cell.id };
  });
  const isBroken =
    isStockOnly(product) &&
    !isCovered({ productId: product.id, lines: cells }, color, await poolsOf(tx, [product.id]));
  if (isBroken) throw limited('stock_short', 'The pack is broken: stock lacks some of its pieces', 0);
  return { product, color, cells };
}

/**
 * Adds packs to the basket of a customer within the scope: lines for each of their sizes and colours.
 * @param call null: the call carried no `Idempotency-Key`, and adds again when it is repeated
 * @throws Refusal 404, `customer_inactive`, `product_unavailable` (also for an earlier version, and where there is no such pack),
 * `stock_short`, `basket_full`, `basket_line_full`, `idempotency_key_reused`, or 400 with the field
 */
export async function addPacks(
  db: Database,
  scope: CustomerScope,
  wanted: Wanted,
  call: RepeatableCall | null,
): Promise<BasketItem[]> {
  const { customerId, packId } = wanted;
  if (wanted.color && !isStorable(wanted.color))
    throw fieldRefusal('validation_failed', 'color', 'not_offered', 'The product does not offer it');
  const added = await db.transaction(async tx => {
    const [customer, earlier] = await pipelined([
      lockCustomer(tx, customerId),
      call && claimKey<BasketItem[]>(tx, call),
    ]);
    const { isActive } = orNotFound(customer);
    if (earlier) return earlier;
    if (!isActive) throw new Refusal('customer_inactive', 'The customer is inactive');
    const { product, color, cells } = await readOffered(tx, wanted);
    const ratios = cells.map(({ ratio }) => ratio);
    const known = await findInBasket(tx, { customerId, packId, color });
    const [line] = known === undefined ? [] : await lockPackLines(tx, scope, known);
    checkNumber((line?.packs ?? 0) + wanted.packs, ratios);
    const id = known && line ? known : await insertAsLines(tx, { ...wanted, color }, cells);
    if (line) await setNumber(tx, id, line.packs + wanted.packs);
    const lines = await readLinesOf(tx, customerId, product.id);
    const answer = lines.filter(each => each.basketPackId === id);
    if (call) await storeAnswer(tx, call, answer);
    return answer;
  });
  notifyBasket(db, customerId);
  return added;
}

async function insertAsLines(
  tx: Transaction,
  { customerId, packId, color, packs }: Wanted & { color: string | null },
  cells: Awaited<ReturnType<typeof readOffered>>['cells'],
): Promise<string> {
  if ((await countLines(tx, customerId)) + cells.length > maxOrderLines)
    throw limited('basket_full', `A basket holds at most ${maxOrderLines} lines`, maxOrderLines);
  const lines = cells.map(({ productId, variantId, ratio }) => ({ productId, variantId, ratio }));
  return insertPacks(tx, { customerId, packId, color, packs }, lines);
}

/**
 * Sets the number of packs in a basket; 0 removes them. A version that has been replaced stays as it is.
 * @throws Refusal 404 when they are not within the scope, `basket_line_full`
 */
export async function setPackNumber(
  db: Database,
  scope: CustomerScope,
  id: string,
  { packs: number }: BodyOf<typeof setBasketPacks>,
): Promise<BasketItem[]> {
  const { customerId, lines } = await db.transaction(async tx => {
    const held = await lockPackLines(tx, scope, id);
    const { customerId, productId } = orNotFound(held[0]);
    if (number === 0) {
      await removePacks(tx, id);
      return { customerId, lines: [] };
    }
    checkNumber(
      number,
      held.map(({ ratio }) => ratio),
    );
    await setNumber(tx, id, number);
    const all = await readLinesOf(tx, customerId, productId);
    return { customerId, lines: all.filter(line => line.basketPackId === id) };
  });
  notifyBasket(db, customerId);
  return lines;
}

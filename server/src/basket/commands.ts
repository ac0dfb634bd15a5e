import type {
  addPacksToBasket,
  addToBasket,
  BasketItem,
  setBasketPacks,
  setBasketQuantity,
} from '@toptan/contract/basket';
import type { changeBasket as batch } from '@toptan/contract/basket-batch';
import type { AnswerOf, BodyOf } from '@toptan/contract/endpoint';
import { lookUpCodes } from '../catalog/codes/queries.ts';
import type { Database } from '../db/client.ts';
import type { RepeatableCall } from '../idempotency.ts';
import { fieldRefusal, orNotFound, Refusal } from '../refusal.ts';
import type { OwnViewer } from '../viewer.ts';
import type { Basket } from './basket.ts';
import { changeBasket, type Result } from './change.ts';
import { findLine, findPacks, productOfPack } from './queries.ts';
import { rowOfCode } from './rows.ts';

const paths = { size: 'size', color: 'color', packs: 'packs' };

/** The lines of a row; its refusal is thrown. */
function linesIn(result: Result | undefined): BasketItem[] {
  if (result?.refusal) throw result.refusal;
  return result?.lines ?? [];
}

/**
 * Adds pieces of a product in a size and color to a basket.
 * @throws Refusal 404, `customer_inactive`, `product_unavailable` (also where there is no such product),
 * `sold_in_packs`, `basket_full`, `basket_line_full`, `draft_placed`, `idempotency_key_reused`, or 400 with the field
 */
export function addToCustomerBasket(
  db: Database,
  viewer: OwnViewer,
  basket: Basket,
  { productId, quantity, selectedSize, selectedColor, addedAt }: BodyOf<typeof addToBasket>,
  call: RepeatableCall | null,
): Promise<BasketItem> {
  const row = {
    productId,
    size: selectedSize || null,
    color: selectedColor || null,
    quantity,
    mode: 'add',
    addedAt,
  } as const;
  const fields = { size: 'selectedSize', color: 'selectedColor', packs: 'packs' };
  const change = { viewer, basket, rows: [row], isAtomic: true, paths: fields, call };
  return changeBasket(db, change, (_applied, [result]) => orNotFound(linesIn(result)[0]));
}

/**
 * Adds packs to a basket: lines for each of their sizes and colors.
 * @param call null: the call carried no `Idempotency-Key`, and adds again when it is repeated
 * @throws Refusal 404, `customer_inactive`, `product_unavailable` (also for an earlier version, and where there is no such pack),
 * `stock_short`, `basket_full`, `basket_line_full`, `draft_placed`, `idempotency_key_reused`, or 400 with the field
 */
export async function addPacks(
  db: Database,
  viewer: OwnViewer,
  basket: Basket,
  { packId, color, packs }: BodyOf<typeof addPacksToBasket>,
  call: RepeatableCall | null,
): Promise<BasketItem[]> {
  const productId = await productOfPack(db, packId);
  const row = { productId, packId, color: color || null, packs, mode: 'add' } as const;
  const change = { viewer, basket, packRows: [row], isAtomic: true, paths, call };
  return changeBasket(db, change, (_applied, _results, [result]) => linesIn(result));
}

const errorOf = ({ code, message, fields }: Refusal) => ({
  code,
  message,
  ...(fields.length > 0 && { fields: [...fields] }),
});

/**
 * Adds to many lines of a basket, or sets them. A row that is refused has its own result.
 * @param viewer whose codes are found
 * @throws Refusal 404, `customer_inactive`, `draft_placed`, `idempotency_key_reused`
 */
export async function changeCustomerBasket(
  db: Database,
  viewer: OwnViewer,
  basket: Basket,
  { rows, atomic = false }: BodyOf<typeof batch>,
  call: RepeatableCall | null,
): Promise<AnswerOf<typeof batch>> {
  const codes = rows.flatMap(({ code }) => code ?? []);
  const found = new Map(
    codes.length > 0 ? (await lookUpCodes(db, viewer, codes)).map(each => [each.code, each]) : [],
  );
  const named = rows.map(({ code, productId, ...given }) => {
    const row = { ...given, size: given.size || null, color: given.color || null };
    return productId ? { ...row, productId } : rowOfCode(row, found.get(code ?? ''));
  });
  const known = named.flatMap(row => (row instanceof Refusal ? [] : row));
  const change = {
    viewer,
    basket,
    rows: known.filter(({ packId }) => !packId),
    packRows: known.flatMap(({ packId, quantity, ...row }) =>
      packId ? [{ ...row, packId, packs: quantity }] : [],
    ),
    isAtomic: atomic,
    isIncomplete: known.length < rows.length,
    paths: { size: 'size', color: 'color', packs: 'quantity' },
    call,
  };
  return changeBasket(db, change, (applied, results, packResults) => {
    const [ofPieces, ofPacks] = [results.values(), packResults.values()];
    return {
      applied,
      results: named.map((row, at) => {
        const ref = rows[at]?.ref ?? '';
        if (row instanceof Refusal) return { ref, ok: false, error: errorOf(row) };
        const { refusal = null, lines = [] } = (row.packId ? ofPacks : ofPieces).next().value ?? {};
        return refusal
          ? { ref, ok: false, error: errorOf(refusal) }
          : { ref, ok: true, line: lines[0] ?? null };
      }),
    };
  });
}

/**
 * Sets the pieces of a basket line.
 * @throws Refusal 404 when it is not within reach, `pack_line`, `sold_in_packs`
 */
export async function setLineQuantity(
  db: Database,
  viewer: OwnViewer,
  id: string,
  { quantity }: BodyOf<typeof setBasketQuantity>,
): Promise<{ basket: Basket; line: BasketItem }> {
  const { pieces, pack } = await findLine(db, viewer, id);
  if (pack) {
    const message = `The line is part of a pack: set its packs by PUT /api/basket/packs/${pack.id}`;
    throw fieldRefusal('pack_line', 'quantity', 'invalid', message);
  }
  const { basket, ...cell } = orNotFound(pieces);
  const rows = [{ ...cell, quantity, mode: 'change' as const }];
  const change = { viewer, basket, rows, isAtomic: true, paths, call: null };
  return changeBasket(db, change, (_applied, [result]) => ({
    basket,
    line: orNotFound(linesIn(result)[0]),
  }));
}

/** Removes a basket line, and the whole pack that it is part of; 404 when it is not within reach. */
export async function removeFromCustomerBasket(
  db: Database,
  viewer: OwnViewer,
  id: string,
): Promise<{ basket: Basket }> {
  const { pieces, pack } = await findLine(db, viewer, id);
  const { basket } = orNotFound(pieces ?? pack);
  const gone = { mode: 'change' as const, quantity: 0, packs: 0 };
  const change = {
    viewer,
    basket,
    rows: pieces ? [{ ...pieces, ...gone }] : [],
    packRows: pack ? [{ ...pack, ...gone }] : [],
    isAtomic: true,
    paths,
    call: null,
  };
  return changeBasket(db, change, (_applied, results, packResults) => {
    for (const result of [...results, ...packResults]) linesIn(result);
    return { basket };
  });
}

/**
 * Sets the number of packs in a basket; 0 removes them. A version that has been replaced stays as it is.
 * @throws Refusal 404 when they are not within reach, `basket_line_full`
 */
export async function setPackNumber(
  db: Database,
  viewer: OwnViewer,
  id: string,
  { packs }: BodyOf<typeof setBasketPacks>,
): Promise<{ basket: Basket; lines: BasketItem[] }> {
  const { basket, ...pack } = orNotFound(await findPacks(db, viewer, id));
  const packRows = [{ ...pack, packs, mode: 'change' as const }];
  const change = { viewer, basket, packRows, isAtomic: true, paths, call: null };
  return changeBasket(db, change, (_applied, _results, [result]) => ({ basket, lines: linesIn(result) }));
}

import type { addPacksToBasket, addToBasket, BasketItem } from '@toptan/contract/basket';
import type { changeBasket as batch } from '@toptan/contract/basket-batch';
import type { AnswerOf, BodyOf } from '@toptan/contract/endpoint';
import { lookUpCodes } from '../catalog/codes/queries.ts';
import type { Database } from '../db/client.ts';
import type { RepeatableCall } from '../idempotency.ts';
import type { Asking } from '../pricing/quote.ts';
import { orNotFound, Refusal } from '../refusal.ts';
import type { Viewer } from '../viewer.ts';
import { changeBasket } from './change.ts';
import { productOfPack } from './held-packs.ts';
import { rowOfCode } from './rows.ts';

/**
 * Adds pieces of a product in a size and color to a customer's basket.
 * @throws Refusal 404, `customer_inactive`, `product_unavailable` (also where there is no such product),
 * `sold_in_packs`, `basket_full`, `basket_line_full`, `idempotency_key_reused`, or 400 with the field
 */
export function addToCustomerBasket(
  db: Database,
  { customerId, productId, quantity, selectedSize, selectedColor, addedAt }: BodyOf<typeof addToBasket>,
  asking: Asking,
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
  const paths = { size: 'selectedSize', color: 'selectedColor', packs: 'packs' };
  const change = { customerId, rows: [row], isAtomic: true, paths, asking, call };
  return changeBasket(db, change, (_applied, [result]) => {
    if (result?.refusal) throw result.refusal;
    return orNotFound(result?.lines[0]);
  });
}

/**
 * Adds packs to the basket of a customer: lines for each of their sizes and colors.
 * @param call null: the call carried no `Idempotency-Key`, and adds again when it is repeated
 * @throws Refusal 404, `customer_inactive`, `product_unavailable` (also for an earlier version, and where there is no such pack),
 * `stock_short`, `basket_full`, `basket_line_full`, `idempotency_key_reused`, or 400 with the field
 */
export async function addPacks(
  db: Database,
  { customerId, packId, color, packs }: BodyOf<typeof addPacksToBasket>,
  asking: Asking,
  call: RepeatableCall | null,
): Promise<BasketItem[]> {
  const productId = await productOfPack(db, packId);
  const row = { productId, packId, color: color || null, packs, mode: 'add' } as const;
  const paths = { size: 'size', color: 'color', packs: 'packs' };
  const change = { customerId, packRows: [row], isAtomic: true, paths, asking, call };
  return changeBasket(db, change, (_applied, _results, [result]) => {
    if (result?.refusal) throw result.refusal;
    return result?.lines ?? [];
  });
}

const errorOf = ({ code, message, fields }: Refusal) => ({
  code,
  message,
  ...(fields.length > 0 && { fields: [...fields] }),
});

/**
 * Adds to many lines of a customer's basket, or sets them. A row that is refused has its own result.
 * @param viewer whose codes are found
 * @throws Refusal 404, `customer_inactive`, `idempotency_key_reused`
 */
export async function changeCustomerBasket(
  db: Database,
  viewer: Viewer,
  { customerId, rows, atomic = false }: BodyOf<typeof batch>,
  asking: Asking,
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
    customerId,
    rows: known.filter(({ packId }) => !packId),
    packRows: known.flatMap(({ packId, quantity, ...row }) =>
      packId ? [{ ...row, packId, packs: quantity }] : [],
    ),
    isAtomic: atomic,
    isIncomplete: known.length < rows.length,
    paths: { size: 'size', color: 'color', packs: 'quantity' },
    asking,
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

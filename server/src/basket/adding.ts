import type { addToBasket, BasketItem } from '@toptan/contract/basket';
import type { changeBasket } from '@toptan/contract/basket-batch';
import type { AnswerOf, BodyOf } from '@toptan/contract/endpoint';
import { isStorable } from '@toptan/contract/text';
import { lookUpCodes } from '../catalog/codes/queries.ts';
import { soldPacks } from '../catalog/packs/queries.ts';
import { holdArticles } from '../catalog/product.ts';
import { poolsOf } from '../catalog/stock/queries.ts';
import { findVariants, readAxes } from '../catalog/variants/queries.ts';
import { lockCustomer } from '../customers/queries.ts';
import type { Database, Transaction } from '../db/client.ts';
import { pipelined } from '../db/pipeline.ts';
import { claimKey, type RepeatableCall, storeAnswer } from '../idempotency.ts';
import type { Asking } from '../pricing/quote.ts';
import { orNotFound, Refusal } from '../refusal.ts';
import type { Viewer } from '../viewer.ts';
import { notifyBasket } from './commands.ts';
import { countLines, lockBasket, lockLines, pastPlace, removeLines, writeLines } from './lines.ts';
import { type PackRow, planPacks, storePacks } from './packs.ts';
import { readBasket, readLinesOf } from './queries.ts';
import { closedRefusal, type Held, type Outcome, type Paths, type Row, rowOfCode, settle } from './rows.ts';

/** Turns 'closed' into the problem of the row's size and color. */
async function withReasons(
  tx: Transaction,
  rows: readonly Row[],
  outcomes: readonly Outcome[],
  paths: Paths,
) {
  const closed = rows.filter((_, at) => outcomes[at] === 'closed');
  const axes =
    closed.length > 0
      ? await readAxes(
          tx,
          closed.map(({ productId }) => productId),
        )
      : new Map();
  return rows.map((row, at): Refusal | null => {
    const outcome = outcomes[at];
    if (outcome === 'closed')
      return closedRefusal(row, axes.get(row.productId) ?? { sizes: [], colors: [] }, paths);
    return outcome instanceof Refusal ? outcome : null;
  });
}

/** Writes the new quantities of lines. */
async function store(
  tx: Transaction,
  customerId: string,
  rows: readonly Row[],
  held: Held,
  pieces: ReadonlyMap<string, number>,
) {
  const before = new Map(held.lines.map(line => [line.variantId, line]));
  const added = new Map(rows.map((row, at) => [held.variants.get(at)?.id, row]));
  const changed = [...pieces].filter(([id, quantity]) => quantity !== (before.get(id)?.quantity ?? 0));
  await pipelined([
    removeLines(
      tx,
      changed.flatMap(([id, quantity]) => (quantity === 0 ? (before.get(id)?.id ?? []) : [])),
    ),
    writeLines(
      tx,
      changed.flatMap(([variantId, quantity]) => {
        const row = added.get(variantId);
        if (quantity === 0 || !row) return [];
        const { productId, addedAt } = row;
        return [{ customerId, productId, variantId, quantity, ...pastPlace(addedAt) }];
      }),
    ),
  ]);
}

interface Change {
  customerId: string;
  /** The rows of single pieces. */
  rows: readonly Row[];
  packRows?: readonly PackRow[];
  /** True: a refused row keeps the others from being written. */
  isAtomic: boolean;
  /** True: another row of the call has been refused already. */
  isIncomplete?: boolean;
  paths: Paths;
  asking: Asking;
  /** Null: the call carried no `Idempotency-Key`, and is carried out again when it is repeated. */
  call: RepeatableCall | null;
}

/** The result of a row: its refusal, or null with its line after the whole call, where there is one. */
type Result = { refusal: Refusal | null; line: BasketItem | null };

/**
 * Changes lines of a basket in one transaction, row by row.
 * @param answerOf the answer, which a repeated call gets again; an error of it undoes everything
 * @throws Refusal 404, `customer_inactive`, `idempotency_key_reused`
 */
async function changeLines<Answer extends object>(
  db: Database,
  { customerId, rows, packRows = [], isAtomic, isIncomplete = false, paths, asking, call }: Change,
  answerOf: (applied: boolean, results: Result[], packResults: Result[]) => Answer,
): Promise<Answer> {
  const answer = await db.transaction(async tx => {
    const nowhere = (text: string | null) => text !== null && !isStorable(text);
    // PostgreSQL cannot be asked for some texts: no variant has them.
    const cells = rows.map(row =>
      nowhere(row.size) || nowhere(row.color) ? { productId: row.productId, size: '', color: '' } : row,
    );
    const productIds = [...new Set([...rows, ...packRows].flatMap(({ productId }) => productId ?? []))];
    const [customer, earlier, articles, variants, , lines, lineCount] = await pipelined([
      // The lock keeps other transactions from adding lines while this one counts them.
      lockCustomer(tx, customerId),
      call && claimKey<Answer>(tx, call),
      holdArticles(tx, productIds),
      findVariants(tx, cells),
      // Lines of packs are found by their pack: all lines are locked in one order before any is.
      packRows.length > 0 && lockBasket(tx, customerId),
      lockLines(tx, customerId, productIds),
      countLines(tx, customerId),
    ]);
    const { isActive } = orNotFound(customer);
    if (earlier) return earlier;
    if (!isActive) throw new Refusal('customer_inactive', 'The customer is inactive');

    const inPacks = [...articles.values()].filter(({ sells }) => sells === 'packs').map(({ id }) => id);
    const [packs, pools] =
      inPacks.length > 0 ? await pipelined([soldPacks(tx, inPacks), poolsOf(tx, inPacks)]) : [[], []];
    const stock = { pools, view: asking.stockView };
    const held = { articles, variants, lines: lines.filter(isLoose), packs, stock, lineCount };
    const { outcomes, pieces, free } = settle(rows, held);
    const refusals = await withReasons(tx, rows, outcomes, paths);
    const inPlan = await planPacks(tx, customerId, packRows, { path: 'quantity', free });
    const isWhole = !isIncomplete && [...refusals, ...inPlan.refusals].every(refusal => refusal === null);
    const applied = !isAtomic || isWhole;
    if (applied) await storePacks(tx, customerId, inPlan.plans);
    const [productId] = productIds;
    const [, basket] = await pipelined([
      applied && store(tx, customerId, rows, held, pieces),
      productIds.length === 1 && productId
        ? readLinesOf(tx, customerId, productId, asking)
        : readBasket(tx, customerId, asking).then(({ lines }) => lines),
    ]);
    const named = new Map(
      basket
        .filter(isLoose)
        .map(line => [cellName(line.productId, line.selectedSize, line.selectedColor), line]),
    );
    const given = answerOf(
      applied,
      rows.map((row, at) => ({
        refusal: refusals[at] ?? null,
        line: named.get(cellName(row.productId, row.size, row.color)) ?? null,
      })),
      packRows.map(({ packId, color }, at) => ({
        refusal: inPlan.refusals[at] ?? null,
        line: basket.find(line => line.packId === packId && line.pack?.color === color) ?? null,
      })),
    );
    if (call) await storeAnswer(tx, call, given);
    return given;
  });
  notifyBasket(db, customerId);
  return answer;
}

/** Whether a line is of single pieces. */
const isLoose = ({ basketPackId }: Pick<BasketItem, 'basketPackId'>) => basketPackId === null;

const cellName = (...parts: (string | null)[]) => JSON.stringify(parts);

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
  const paths = { size: 'selectedSize', color: 'selectedColor' };
  const change = { customerId, rows: [row], isAtomic: true, paths, asking, call };
  return changeLines(db, change, (_applied, [result]) => {
    if (result?.refusal) throw result.refusal;
    return orNotFound(result?.line);
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
  { customerId, rows, atomic = false }: BodyOf<typeof changeBasket>,
  asking: Asking,
  call: RepeatableCall | null,
): Promise<AnswerOf<typeof changeBasket>> {
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
    paths: { size: 'size', color: 'color' },
    asking,
    call,
  };
  return changeLines(db, change, (applied, results, packResults) => {
    const [ofPieces, ofPacks] = [results.values(), packResults.values()];
    return {
      applied,
      results: named.map((row, at) => {
        const ref = rows[at]?.ref ?? '';
        if (row instanceof Refusal) return { ref, ok: false, error: errorOf(row) };
        const { refusal = null, line = null } = (row.packId ? ofPacks : ofPieces).next().value ?? {};
        return refusal ? { ref, ok: false, error: errorOf(refusal) } : { ref, ok: true, line };
      }),
    };
  });
}

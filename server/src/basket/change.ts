import type { BasketItem } from '@toptan/contract/basket';
import { isStorable } from '@toptan/contract/text';
import { soldPacks } from '../catalog/packs/queries.ts';
import { type Article, holdArticles } from '../catalog/product.ts';
import { poolsOf } from '../catalog/stock/queries.ts';
import { readAxes } from '../catalog/variants/queries.ts';
import type { Database, Transaction } from '../db/client.ts';
import { pipelined } from '../db/pipeline.ts';
import { notify } from '../events/notify.ts';
import { claimKey, type RepeatableCall, storeAnswer } from '../idempotency.ts';
import { orNotFound, Refusal, refuseInactive } from '../refusal.ts';
import { type OwnViewer, stockViewOf } from '../viewer.ts';
import { type Basket, hintOf, lockBasket, refusePlaced, touchDraft } from './basket.ts';
import { findVariants, removeLines, restoredPosition, writeLines } from './lines.ts';
import { type PackRow, planPacks, storePacks } from './packs.ts';
import { type BasketRow, countLines, quoteRows, readRows } from './queries.ts';
import { closedRefusal, type Outcome, type Paths, type Row, settle } from './rows.ts';

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

type Variants = Awaited<ReturnType<typeof findVariants>>;

/** The lines of a basket before a change, and what its rows name. */
type Before = {
  lines: readonly BasketRow[];
  articles: ReadonlyMap<string, Article>;
  variants: Variants;
  isWaived: boolean;
};

const isSingle = ({ line }: BasketRow) => line.basketPackId === null;

const byPlace = ({ line: a }: BasketRow, { line: b }: BasketRow) =>
  a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt < b.createdAt ? -1 : 1;

/**
 * Writes the new quantities of single pieces.
 * @returns the lines afterwards, as the basket would be read
 */
async function store(
  tx: Transaction,
  basketId: string,
  rows: readonly Row[],
  { lines, articles, variants, isWaived }: Before,
  pieces: ReadonlyMap<string, number>,
): Promise<BasketRow[]> {
  const before = new Map(lines.filter(isSingle).map(row => [row.variantId, row.line]));
  const added = new Map(
    rows.flatMap((row, at) => {
      const [variant, article] = [variants.get(at), articles.get(row.productId)];
      return variant && article ? [[variant.id, { row, variant, article }] as const] : [];
    }),
  );
  const changed = [...pieces].filter(([id, quantity]) => quantity !== (before.get(id)?.quantity ?? 0));
  const [, written] = await pipelined([
    removeLines(
      tx,
      changed.flatMap(([id, quantity]) => (quantity === 0 ? (before.get(id)?.id ?? []) : [])),
    ),
    writeLines(
      tx,
      changed.flatMap(([variantId, quantity]) => {
        const { row, article } = added.get(variantId) ?? {};
        if (quantity === 0 || !row || !article) return [];
        const { productId, addedAt } = row;
        const line = { basketId, productId, variantId, quantity, addedPrice: article.price };
        return [{ ...line, ...restoredPosition(addedAt) }];
      }),
    ),
  ]);
  const kept = lines.flatMap(row => {
    const quantity = isSingle(row) ? (pieces.get(row.variantId) ?? 0) : row.line.quantity;
    return quantity === 0 ? [] : { ...row, line: { ...row.line, quantity } };
  });
  const inserted = written.flatMap(({ id, variantId, createdAt, addedPrice }): BasketRow[] => {
    const { row, variant, article } = added.get(variantId) ?? {};
    if (before.has(variantId) || !row || !variant || !article) return [];
    const { productId, size: selectedSize, color: selectedColor } = row;
    const quantity = pieces.get(variantId) ?? 0;
    return [
      {
        line: {
          id,
          productId,
          quantity,
          selectedSize,
          selectedColor,
          basketPackId: null,
          createdAt,
        },
        variantId,
        addedPrice,
        isOpen: variant.isOpen,
        hasRules: variant.hasRules && !isWaived,
        basketPack: null,
        pack: null,
        product: { ...article, imageHash: variant.imageHash ?? article.imageHash },
      },
    ];
  });
  return [...kept, ...inserted].toSorted(byPlace);
}

export type Change = {
  viewer: OwnViewer;
  basket: Basket;
  /** The rows of single pieces. */
  rows?: readonly Row[];
  packRows?: readonly PackRow[];
  /** True: a refused row keeps the others from being written. */
  isAtomic: boolean;
  /** True: another row of the call has been refused already. */
  isIncomplete?: boolean;
  /** The fields of a row in the call. */
  paths: Paths & { packs: string };
  /** Null: the call carried no `Idempotency-Key`, and is carried out again when it is repeated. */
  call: RepeatableCall | null;
};

/** The result of a row: its refusal, or null with its lines after the whole call; a row of pieces has at most one. */
export type Result = { refusal: Refusal | null; lines: BasketItem[] };

/**
 * Changes what lies in a basket, in one transaction, row by row. The only place that does.
 * @param answerOf the answer, which a repeated call gets again; an error of it undoes everything
 * @throws Refusal 404, `customer_inactive`, `draft_placed`, `idempotency_key_reused`
 */
export async function changeBasket<Answer extends object>(
  db: Database,
  { viewer, basket, rows = [], packRows = [], isAtomic, isIncomplete = false, paths, call }: Change,
  answerOf: (applied: boolean, results: Result[], packResults: Result[]) => Answer,
): Promise<Answer> {
  let changed = basket;
  const answer = await db.transaction(async tx => {
    const nowhere = (text: string | null) => text !== null && !isStorable(text);
    // PostgreSQL cannot be asked for some texts: no variant has them.
    const cells = rows.map(row =>
      nowhere(row.size) || nowhere(row.color) ? { productId: row.productId, size: '', color: '' } : row,
    );
    const productIds = [...new Set([...rows, ...packRows].flatMap(({ productId }) => productId ?? []))];
    const [held, earlier, articles, variants, lines, lineCount, pools] = await pipelined([
      lockBasket(tx, basket),
      call && claimKey<Answer>(tx, call),
      holdArticles(tx, productIds),
      findVariants(tx, cells),
      readRows(tx, basket.id, productIds),
      countLines(tx, basket.id),
      poolsOf(tx, productIds),
    ]);
    const { isActive, kind, isWaived, ...draft } = orNotFound(held);
    changed = { ...basket, kind };
    if (earlier) return earlier;
    await refusePlaced(tx, draft);
    const isChange = [...rows, ...packRows].every(({ mode }) => mode === 'change');
    if (!isChange) refuseInactive({ isActive });

    const inPacks = [...articles.values()].filter(({ sells }) => sells === 'packs').map(({ id }) => id);
    const packs = inPacks.length > 0 ? await soldPacks(tx, inPacks) : [];
    const stock = { pools, view: stockViewOf(viewer) };
    const single = new Map(lines.filter(isSingle).map(row => [row.variantId, row.line.quantity]));
    const found = { articles, variants, pieces: single, packs, stock, lineCount };
    const { outcomes, pieces, free } = settle(rows, found);
    const refusals = await withReasons(tx, rows, outcomes, paths);
    const inPlan = await planPacks(tx, packRows, { path: paths.packs, free, lines, articles, pools });
    const isWhole = !isIncomplete && [...refusals, ...inPlan.refusals].every(refusal => refusal === null);
    const applied = !isAtomic || isWhole;
    if (applied) await storePacks(tx, basket.id, inPlan.plans);
    const before = { lines, articles, variants, isWaived };
    const stored = applied ? await store(tx, basket.id, rows, before, pieces) : lines;
    if (applied) await touchDraft(tx, basket);
    const after = packRows.length > 0 ? await readRows(tx, basket.id, productIds) : stored;
    const { lines: quoted } = await quoteRows(tx, viewer, basket.customerId, after, pools);
    const named = new Map<string, BasketItem[]>();
    for (const line of quoted) named.set(nameOf(line), [...(named.get(nameOf(line)) ?? []), line]);
    const given = answerOf(
      applied,
      rows.map((row, at) => ({
        refusal: refusals[at] ?? null,
        lines: named.get(nameIn(row.productId, row.size, row.color)) ?? [],
      })),
      packRows.map(({ packId, color }, at) => ({
        refusal: inPlan.refusals[at] ?? null,
        lines: named.get(nameIn(packId, color)) ?? [],
      })),
    );
    if (call) await storeAnswer(tx, call, given);
    return given;
  });
  // Baskets change all the time: open screens get a hint, and no event is stored.
  notify(db, [hintOf(changed)]);
  return answer;
}

const nameIn = (...parts: (string | null)[]) => JSON.stringify(parts);

/** The name of what a row changes: a size and color of a product, or a pack in its color. */
const nameOf = ({ productId, selectedSize, selectedColor, packId, pack }: BasketItem) =>
  packId === null ? nameIn(productId, selectedSize, selectedColor) : nameIn(packId, pack?.color ?? null);

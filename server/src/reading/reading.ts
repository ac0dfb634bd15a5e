import { setImmediate as turn } from 'node:timers/promises';
import { lineTotal } from '@toptan/contract/amounts';
import type { Product } from '@toptan/contract/catalog/products';
import type { AnswerOf } from '@toptan/contract/endpoint';
import type { ReadRow, ReadWay, readText as readTextCall } from '@toptan/contract/reading';
import { readProductsInOrder } from '../catalog/products/queries.ts';
import type { Database, Queryable } from '../db/client.ts';
import { orderAgain } from '../orders/again/again.ts';
import type { ShopViewer } from '../viewer.ts';
import { problemsOf } from './judge.ts';
import type { Outcome, OutcomeRow } from './outcome.ts';
import { catalogueOf, readLastOrder, readSince, readStaffNames } from './queries.ts';
import { readText } from './reader.ts';
import type { CatalogueReader } from './slice.ts';

/** Milliseconds of the processor that a reading takes beside its questions to the database; the lines that are left are asked. */
const timeMs = 600;

/** Milliseconds of this process on the processor. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The time of a reading. While `meanwhile` waits, it stands still. */
function timer() {
  let spent = 0;
  let begun = { at: performance.now(), cpu: cpuMs() };
  /** The clock counts other programs too, and the processor other threads: neither more than the work itself counts in both. */
  const worked = () => spent + Math.min(performance.now() - begun.at, cpuMs() - begun.cpu);
  return {
    msLeft: () => timeMs - worked(),
    async meanwhile<T>(work: Promise<T>): Promise<T> {
      spent = worked();
      const result = await work;
      begun = { at: performance.now(), cpu: cpuMs() };
      return result;
    },
  };
}

type Reading = AnswerOf<typeof readTextCall>;

const idsIn = ({ productId, rows, ways, candidates }: Outcome): string[] => [
  ...(productId === null ? [] : [productId]),
  ...[...rows, ...ways.flatMap(way => way.rows), ...ways].map(named => named.productId),
  ...candidates,
];

/** Rows with their prices; none where a product is no longer there. */
const pricedRows = (rows: readonly OutcomeRow[], products: ReadonlyMap<string, Product>): ReadRow[] =>
  rows.flatMap(row => {
    const product = products.get(row.productId);
    const pack = row.packId === null ? { pieces: 1 } : product?.packs.find(({ id }) => id === row.packId);
    if (!product || !pack) return [];
    const pieces = row.quantity * pack.pieces;
    return { ...row, pieces, unitPrice: product.price, totalPrice: lineTotal(product.price, pieces) };
  });

/** The answer to a line that wants what the last order was: its goods, as far as they are sold now. */
async function lastOrder(db: Queryable, shop: ShopViewer): Promise<ReadWay[]> {
  const order = await readLastOrder(db, shop);
  const again = order && (await orderAgain(db, shop, order.id));
  if (!again) return [];
  const rows = [...again.same, ...again.changed].flatMap(({ offers }) => offers.slice(0, 1));
  return rows.length > 0 ? [{ kind: 'last', order, rows }] : [];
}

/**
 * Reads a text as lines of an order of a shop, with what the shop sees and pays. It writes nothing, and nothing of the text is kept.
 * @param answers products that stand for words in this reading
 */
export async function readMessage(
  db: Database,
  shop: ShopViewer,
  {
    text,
    answers = [],
  }: { text: string; answers?: readonly { text: string; productId: string }[] | undefined },
): Promise<Reading> {
  const staffNames = await readStaffNames(db);
  const catalogue = catalogueOf(db, shop, answers);
  const { msLeft, meanwhile } = timer();
  const timed: CatalogueReader = {
    first: wanted => meanwhile(catalogue.first(wanted)),
    named: mentions => meanwhile(catalogue.named(mentions)),
    nearest: near => meanwhile(catalogue.nearest(near)),
  };
  const outcomes = await readText(text, timed, {
    answers,
    staffNames,
    msLeft,
    pause: () => meanwhile(turn()),
  });
  const last = outcomes.some(({ reason }) => reason === 'like_last') ? await lastOrder(db, shop) : [];
  const inLast = last.flatMap(({ rows }) => rows.map(({ productId }) => productId));
  const found = await readProductsInOrder(db, shop, [...new Set([...outcomes.flatMap(idsIn), ...inLast])]);
  const products = new Map(found.map(json => JSON.parse(json) as Product).map(each => [each.id, each]));
  const since = await readSince(
    db,
    outcomes.flatMap(({ aliasId }) => aliasId ?? []),
  );
  const lines = outcomes.map(({ span: [from, to], aliasId, ...outcome }): Reading['lines'][number] => {
    const known = aliasId === null ? undefined : since.get(aliasId);
    const ways = outcome.ways.flatMap((way): ReadWay[] => {
      const rows = pricedRows(way.rows, products);
      return rows.length === way.rows.length ? [{ ...way, rows }] : [];
    });
    return {
      line: outcome.line,
      text: outcome.text,
      span: { from, to },
      kind: outcome.kind,
      by: outcome.by ?? undefined,
      alias: aliasId !== null && known !== undefined ? { id: aliasId, since: known } : undefined,
      reason: outcome.reason ?? undefined,
      word: outcome.word ?? undefined,
      other: outcome.other ?? undefined,
      said: outcome.said,
      cells: outcome.cells ?? undefined,
      productId: outcome.productId ?? undefined,
      rows: pricedRows(outcome.rows, products),
      ways: outcome.reason === 'like_last' ? [...last, ...ways] : ways,
      candidates: outcome.candidates.filter(id => products.has(id)),
      called: outcome.called ?? undefined,
      learn: outcome.learn,
    };
  });
  const order = lines.flatMap(({ kind, rows }) => (kind === 'sure' ? rows : []));
  const isStocked = ({ productId }: ReadRow) => products.get(productId)?.supply === 'stock_only';
  const answered = lines
    .flatMap(({ ways }) => ways.filter(({ kind }) => kind !== 'last'))
    .map(({ rows }) => rows.filter(isStocked));
  const inOrder = new Set(order);
  for (const [row, broken] of await problemsOf(db, shop, [order, ...answered])) {
    // An answer is not an order yet: of one, stock alone is told.
    const told = inOrder.has(row) ? broken : broken.filter(({ code }) => code === 'stock_short');
    if (told.length > 0) row.problems = told;
  }
  const linesOf = (all: Reading['lines']) => new Set(all.map(({ line }) => line)).size;
  const left = linesOf(lines.filter(({ reason }) => reason === 'unread'));
  return { lines, products: [...products.values()], read: linesOf(lines) - left, left };
}

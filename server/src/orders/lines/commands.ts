import type { AnswerOf, BodyOf } from '@toptan/contract/endpoint';
import type { changeOrderLines, checkOrderLines, OrderLineChange } from '@toptan/contract/order-changes';
import type { Order } from '@toptan/contract/orders';
import { sql } from 'drizzle-orm';
import { findVariants } from '../../basket/lines.ts';
import { readOffered } from '../../catalog/packs/offered.ts';
import { type Article, holdArticles } from '../../catalog/product.ts';
import { piecesTaken } from '../../catalog/stock/commands.ts';
import { lockPools, movePieces, poolsOf } from '../../catalog/stock/queries.ts';
import type { CallSettings } from '../../current-settings.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { pipelined } from '../../db/pipeline.ts';
import type { Actor } from '../../events/actor.ts';
import { productHints } from '../../events/hints.ts';
import { record, write } from '../../events/record.ts';
import { type RepeatableCall, storeAnswer } from '../../idempotency.ts';
import { orNotFound, Refusal } from '../../refusal.ts';
import { noTerms } from '../../terms/judge.ts';
import { holdTerms } from '../../terms/queries.ts';
import type { OwnViewer } from '../../viewer.ts';
import { aboutOrder } from '../about.ts';
import { earlierOrder } from '../earlier.ts';
import { findHead, lockOrder, type OrderHead } from '../head.ts';
import { mayChange, refuseShop } from '../may.ts';
import type { OrderMail } from '../order-mail.ts';
import { findOrder } from '../queries.ts';
import { keepFirstVersion, keepVersion, type NewVersion } from '../versions.ts';
import { tellOfChange } from './changed-email.ts';
import { changesOf } from './changes.ts';
import { presentCheck } from './check.ts';
import { isChanged, type Judged, judge } from './judge.ts';
import { nameOf, pathOf } from './plan.ts';
import { readContent, writeContent } from './queries.ts';
import { refusalOfOrder, refuseAsked, refuseChange } from './refusals.ts';

/** Who changes an order, or asks what a change would do. */
export type ChangeContext = {
  id: string;
  viewer: OwnViewer;
  settings: Pick<CallSettings, 'shopChanges' | 'stockView'>;
};

type ChangeBody = BodyOf<typeof changeOrderLines>;

type SaveOptions = {
  wanted: ChangeBody;
  userId: string;
  /** Null: the call carried no `Idempotency-Key`. */
  call: RepeatableCall | null;
  /** The means of telling the shop by email; null: none is sent. */
  mail: OrderMail | null;
};

/** @throws Refusal 400 with each row that names what an earlier one has set */
function refuseTwice(rows: ChangeBody['rows']): void {
  const names = rows.map(nameOf);
  const fields = names.flatMap((name, at) =>
    names.indexOf(name) === at
      ? []
      : [{ path: pathOf(at), code: 'taken', message: 'Another row already sets it' } as const],
  );
  if (fields.length > 0)
    throw new Refusal('validation_failed', 'Each size and color may appear only once', { fields });
}

/** How the facts of a change are read: held until the transaction ends, or as they are at this moment. */
type ReadOptions = { forUpdate: boolean; overrideRules: boolean };

/** Reads what a change depends on, and judges it. */
async function readAndJudge(
  tx: Transaction,
  order: OrderHead,
  rows: ChangeBody['rows'],
  { viewer, settings }: ChangeContext,
  { forUpdate, overrideRules }: ReadOptions,
): Promise<{ judged: Judged; articles: ReadonlyMap<string, Article> }> {
  const content = await readContent(tx, order.id);
  const named = [...new Set(rows.map(({ productId }) => productId))];
  const productIds = [...new Set([...content.lines.map(({ productId }) => productId), ...named])];
  const ofPacks = rows.map(({ packId, color }) => ({ packId, color: color || null }));
  const packRows = ofPacks.flatMap(({ packId, color }, at) => (packId ? [{ at, packId, color }] : []));
  const cells = rows.map(({ productId, size, color }) => ({
    productId,
    size: size || null,
    color: color || null,
  }));
  const [articles, variants, offered, pools, terms] = await pipelined([
    holdArticles(tx, productIds),
    findVariants(tx, cells),
    readOffered(tx, packRows),
    forUpdate ? lockPools(tx, named) : poolsOf(tx, named),
    overrideRules ? noTerms : forUpdate ? holdTerms(tx, order.customerId, productIds, order.id) : undefined,
  ]);
  const offeredAt = new Map([...offered].map(([place, pack]) => [packRows[place]?.at ?? 0, pack]));
  const seen = { viewer, shownStock: settings.stockView };
  const facts = { ...content, ...seen, order, rows, articles, variants, offered: offeredAt, pools, terms };
  return { judged: await judge(tx, facts), articles };
}

/** Writes a change that was judged: lines and packs, the stock, the sums. */
async function store(tx: Transaction, orderId: string, judged: Judged, changes: readonly OrderLineChange[]) {
  const { planned, packs, lines, returned, after } = judged;
  const last = Math.max(-1, ...planned.map(({ stored }) => stored?.position ?? -1));
  const first = lines[0]?.id;
  const isLeft = planned.some(({ stored, quantity }) => stored && quantity > 0);
  let next = isLeft ? last + 1 : 0;
  const placed = lines.map(line => {
    const { planned: plan, taken } = line;
    const position = plan.stored ? (line.id === first ? 0 : plan.stored.position) : next++;
    const fromStock = line.held.fromStock + taken.fromStock;
    const stockPoolId = taken.stockPoolId ?? plan.stored?.stockPoolId ?? null;
    return { ...line, position, fromStock, stockPoolId };
  });
  const named = new Map(changes.map(each => [each.productId, each]));
  const textsOf = (productId: string) => {
    const change = named.get(productId);
    if (!change) throw new Error('A new line without its change');
    const { productName, translations, sku } = change;
    return { productName, translations, sku };
  };
  await writeContent(tx, {
    orderId,
    amounts: after,
    removedLines: planned.filter(({ stored, quantity }) => stored && quantity === 0).map(({ id }) => id),
    removedPacks: packs.filter(each => each.from > 0 && each.packs === 0).map(({ id }) => id),
    changedLines: placed.filter(
      ({ planned: plan, position }) => plan.stored && (isChanged(plan) || position !== plan.stored.position),
    ),
    changedPacks: packs.filter(each => each.from > 0 && each.packs > 0 && each.packs !== each.from),
    newPacks: packs
      .filter(({ from }) => from === 0)
      .map(({ from: _, at: __, ...pack }) => ({ ...pack, orderId })),
    newLines: placed
      .filter(({ planned: plan }) => plan.stored === null)
      .map(({ planned: plan, ...line }) => ({
        id: line.id,
        orderId,
        position: line.position,
        productId: line.productId,
        variantId: plan.variantId,
        selectedSize: plan.size,
        selectedColor: plan.color,
        ...textsOf(line.productId),
        quantity: line.quantity,
        unitPrice: line.unitPrice,
        totalPrice: line.totalPrice,
        fromStock: line.fromStock,
        stockPoolId: line.stockPoolId,
        orderPackId: plan.orderPackId,
        promisedFrom: line.promisedFrom,
        promisedUntil: line.promisedUntil,
      })),
  });
  const moves = new Map(returned);
  for (const [poolId, pieces] of piecesTaken(lines.map(({ taken }) => taken)))
    moves.set(poolId, (moves.get(poolId) ?? 0) + pieces);
  await movePieces(tx, new Map([...moves].filter(([, pieces]) => pieces !== 0)));
}

/** A change as it is made: by whom, and of which kind. */
type Made = ChangeContext & { wanted: ChangeBody; userId: string; kind: NewVersion['kind'] };

/**
 * Changes the lines of a locked order as one new version; rows that change nothing make none.
 * @returns what has changed, with the products of which others may have stock now
 */
export async function carryOut(tx: Transaction, order: OrderHead, { wanted, userId, kind, ...by }: Made) {
  const { rows, version, overrideRules = false, reason = null, overrideReason = null } = wanted;
  const { viewer } = by;
  const refusal = refusalOfOrder(order, viewer, version);
  if (refusal) throw refusal;
  const { judged, articles } = await readAndJudge(tx, order, rows, by, { forUpdate: true, overrideRules });
  refuseChange(judged, wanted.expectedTotal);
  const changes = changesOf(judged, articles);
  if (changes.length > 0) {
    await keepFirstVersion(tx, order.id);
    await store(tx, order.id, judged, changes);
    const made = { madeAt: sql`clock_timestamp()`, madeBy: userId, via: viewer.kind };
    await keepVersion(tx, { orderId: order.id, kind, ...made, reason, overrideReason, changes });
  }
  const moved = new Set(changes.map(({ productId }) => productId));
  return {
    changes,
    also: productHints([...articles.values()].filter(article => moved.has(article.id))),
  };
}

/**
 * The rows that an order would change by, each with what it changes; prices that have risen and rules stand against none of them.
 * @throws Refusal with what keeps a row from being carried out at all
 */
export async function changesAsked(
  tx: Transaction,
  order: OrderHead,
  rows: ChangeBody['rows'],
  by: ChangeContext,
): Promise<OrderLineChange[]> {
  refuseTwice(rows);
  const { judged, articles } = await readAndJudge(tx, order, rows, by, {
    forUpdate: false,
    overrideRules: true,
  });
  refuseAsked(judged);
  return changesOf(judged, articles);
}

/**
 * Changes the lines of a placed order, in one transaction, as one new version. A line keeps what it holds: fewer pieces go back to
 * stock, more are taken from what stock then has. The fee stays. Rows that change nothing make no version.
 * @throws Refusal 403, 404, `order_changed`, `status_changed`, `order_empty`, `price_risen`, `product_unavailable`, `sold_in_packs`,
 * `basket_line_full`, `rules_unmet`, `stock_short`, `idempotency_key_reused`, `order_deleted`, or 400
 */
export function changeLines(
  db: Database,
  actor: Actor,
  { wanted, call, userId, mail, ...by }: ChangeContext & SaveOptions,
): Promise<Order> {
  const { id, viewer, settings } = by;
  refuseShop(viewer, settings, 'change');
  if (viewer.kind === 'shop' && wanted.overrideRules)
    throw new Refusal('forbidden', 'Only administrators change an order against the rules');
  refuseTwice(wanted.rows);
  return write(db, async tx => {
    const [earlier, order] = await pipelined([call && earlierOrder(tx, call), lockOrder(tx, viewer, id)]);
    if (earlier) return earlier;
    const head = orNotFound(order);
    const { changes, also } = await carryOut(tx, head, { wanted, userId, kind: 'changed', ...by });
    if (changes.length > 0) {
      // The event has the number of the rows alone: the version has what they changed.
      const sent = { ...actor, body: { ...wanted, rows: { count: wanted.rows.length } } };
      await record(tx, sent, { ...aboutOrder(head), also });
    }
    const answer = orNotFound(await findOrder(tx, viewer, id));
    if (mail && changes.length > 0)
      await tellOfChange(tx, answer, { changes, reason: wanted.reason ?? null }, mail);
    if (call) await storeAnswer(tx, call, answer);
    return answer;
  });
}

/** What a change would do now, by the same judgement; nothing is written and no stock is locked. @throws Refusal 403, 404, 400 */
export function checkLines(
  db: Database,
  { wanted, ...by }: ChangeContext & { wanted: BodyOf<typeof checkOrderLines> },
): Promise<AnswerOf<typeof checkOrderLines>> {
  const { id, viewer, settings } = by;
  refuseShop(viewer, settings, 'ask');
  refuseTwice(wanted.rows);
  return db.transaction(async tx => {
    const order = orNotFound(await findHead(tx, viewer, id));
    const reading = { forUpdate: false, overrideRules: false };
    const { judged, articles } = await readAndJudge(tx, order, wanted.rows, by, reading);
    const isAsked = mayChange(viewer, settings, order.status) === 'ask';
    return presentCheck({ order, viewer, wanted, judged, articles, isAsked });
  });
}

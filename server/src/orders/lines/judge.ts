import { type Amounts, amountsOf, priced } from '@toptan/contract/amounts';
import type { LineProblem, OrderLimit } from '@toptan/contract/basket';
import { toKurus } from '@toptan/contract/money';
import type { OrderChangeRow } from '@toptan/contract/order-changes';
import { type StockView, stockInView } from '@toptan/contract/portal';
import { packsProblem } from '../../catalog/packs/loose.ts';
import type { Article } from '../../catalog/product.ts';
import type { Pool } from '../../catalog/stock/allocation.ts';
import { piecesReturned } from '../../catalog/stock/commands.ts';
import type { Transaction } from '../../db/client.ts';
import { type Quoted, quote } from '../../pricing/quote.ts';
import { Refusal } from '../../refusal.ts';
import type { CustomerTerms } from '../../terms/judge.ts';
import type { OwnViewer } from '../../viewer.ts';
import type { OrderHead } from '../head.ts';
import { type Plan, type PlannedLine, pathOf, planChange, type RowFacts, unavailable } from './plan.ts';

type Facts = RowFacts & {
  order: OrderHead;
  rows: readonly OrderChangeRow[];
  viewer: OwnViewer;
  /** The stock as shops see it: days tell them nothing about the rest of it. */
  shownStock: StockView;
  /** The products of the order and of the rows, as far as they exist. */
  articles: ReadonlyMap<string, Article>;
  /** All pools of the products that the rows name. */
  pools: readonly Pool[];
  /** Undefined: they are read. */
  terms: CustomerTerms | undefined;
};

/** A line that the order has after the change. */
export type JudgedLine = Quoted<ReturnType<typeof toQuoted>>;

/** A line with the days that it was promised, unless more of it is to be produced than before. */
function withDays(line: JudgedLine, shownStock: StockView): JudgedLine {
  const { stored } = line.planned;
  if (!stored) return line;
  const produced = (pieces: number, fromStock: number) => pieces - stockInView(fromStock, shownStock);
  const then = produced(stored.quantity, stored.fromStock);
  const isMore = produced(line.quantity, line.held.fromStock + line.taken.fromStock) > then;
  const { promisedFrom, promisedUntil } = isMore ? line : stored;
  return { ...line, promisedFrom, promisedUntil };
}

/** A change with its prices, its stock, and what stands against it. */
export type Judged = Omit<Plan, 'lines'> & {
  /** All lines, also those that go. */
  planned: readonly PlannedLine[];
  /** The lines that the order has after the change, in their order. */
  lines: readonly JudgedLine[];
  /** Pieces that come back to each pool. */
  returned: ReadonlyMap<string, number>;
  /** The problems that the change makes, with the row that they stand at. */
  problems: readonly { at: number; line: JudgedLine; problem: LineProblem }[];
  /** The rules for an order that the change touches, kept or not. */
  limits: readonly OrderLimit[];
  before: Amounts;
  after: Amounts;
  isTooMuch: boolean;
  /** The price of a piece of each product in the order, in lira, as it was agreed. */
  agreed: ReadonlyMap<string, string>;
};

const isRaised = ({ from, quantity }: PlannedLine) => quantity > from;
export const isChanged = ({ from, quantity }: PlannedLine) => quantity !== from;

/** The pieces of a line from stock that it keeps: fewer pieces leave out those first that were to be produced. */
const keptOf = ({ stored, quantity }: PlannedLine) => Math.min(stored?.fromStock ?? 0, quantity);

/** A line for its quote. What it holds is not asked from stock again. */
function toQuoted(line: PlannedLine, article: Article, agreedPrice: string | undefined) {
  const { id, productId, size, color, quantity, from, orderPackId, isOpen, isPackActive } = line;
  return {
    id,
    productId,
    selectedSize: size,
    selectedColor: color,
    quantity,
    planned: line,
    article,
    isOpen,
    isKept: !isRaised(line),
    basketPackId: orderPackId,
    pack: orderPackId === null ? null : { isActive: isPackActive },
    agreedPrice,
    held: { pieces: Math.min(from, quantity), fromStock: keptOf(line) },
  };
}

/** The row at which a problem of a line stands: that of the line, or else one whose pieces are counted with it; undefined: none. */
function rowOf(changed: readonly PlannedLine[], line: JudgedLine, { grain }: LineProblem) {
  const isCounted = ({ productId, color }: PlannedLine) =>
    grain !== 'cell' && productId === line.productId && (grain === 'product' || color === line.selectedColor);
  const own = changed.find(({ id }) => id === line.id);
  return (own ?? changed.find(isCounted))?.at ?? undefined;
}

/** The problems that a change makes. A rule that it does not touch was judged before. */
function problemsOf(lines: readonly JudgedLine[], changed: readonly PlannedLine[]): Judged['problems'] {
  return lines.flatMap(line =>
    line.problems.flatMap(problem => {
      const at = rowOf(changed, line, problem);
      if (at === undefined) return [];
      // The nearest right figures are those of the line: another row, and one of packs, has none.
      const isOwn = line.planned.at === at && line.basketPackId === null;
      return [{ at, line, problem: isOwn ? problem : { ...problem, below: null, above: null } }];
    }),
  );
}

function priceRisen(at: number, today: string): Refusal {
  const message = `The price is now ${today} lira`;
  const field = { path: `${pathOf(at)}.quantity`, code: 'too_big', message, current: today } as const;
  return new Refusal('price_risen', message, { fields: [field] });
}

const piecesIn = (lines: readonly PlannedLine[], key: 'from' | 'quantity') =>
  lines.reduce((sum, line) => sum + line[key], 0);

/** Prices the order as it would be, and judges it. Nothing is written. */
export async function judge(tx: Transaction, facts: Facts): Promise<Judged> {
  const { order, rows, viewer, shownStock, articles, terms } = facts;
  const { lines: planned, packs, errors } = planChange(rows, facts);
  const agreed = new Map(facts.lines.map(line => [line.productId, line.unitPrice]));
  const changed = planned.filter(isChanged);
  const returned = piecesReturned(
    changed.flatMap(line => {
      const { stored, productId, size, color } = line;
      const fromStock = (stored?.fromStock ?? 0) - keptOf(line);
      return stored && fromStock > 0
        ? [{ productId, size, color, stockPoolId: stored.stockPoolId, fromStock }]
        : [];
    }),
    facts.pools,
  );
  const pools = facts.pools.map(pool => ({
    ...pool,
    quantity: pool.quantity + (returned.get(pool.id) ?? 0),
  }));
  const wanted = planned
    .filter(({ quantity }) => quantity > 0)
    .flatMap(line => {
      const article = articles.get(line.productId);
      if (!article && line.at !== null) errors.set(line.at, unavailable(line.at));
      return article ? [toQuoted(line, article, agreed.get(line.productId))] : [];
    });
  const {
    lines: quoted,
    limits,
    isTooMuch,
    ...after
  } = await quote(tx, viewer, order.customerId, wanted, {
    pools,
    changed: order,
    ...(terms && { terms }),
  });
  const lines = quoted.map(line => withDays(line, shownStock));
  for (const { planned: line, isClosed, inPacks } of lines) {
    if (line.at === null) continue;
    if (isClosed) errors.set(line.at, unavailable(line.at));
    if (!inPacks) continue;
    const fields = [packsProblem(`${pathOf(line.at)}.quantity`, inPacks)];
    errors.set(line.at, new Refusal('sold_in_packs', 'The product is sold in packs', { fields }));
  }
  if (viewer.kind === 'shop')
    for (const [productId, price] of agreed) {
      const own = planned.filter(line => line.productId === productId);
      const today = articles.get(productId)?.price ?? price;
      if (toKurus(today) <= toKurus(price) || piecesIn(own, 'quantity') <= piecesIn(own, 'from')) continue;
      for (const { at } of own.filter(isRaised))
        if (at !== null && !errors.has(at)) errors.set(at, priceRisen(at, today));
    }
  const touched = new Set(changed.map(({ productId }) => productId));
  return {
    planned,
    packs,
    errors,
    lines,
    returned,
    agreed,
    isTooMuch,
    problems: problemsOf(lines, changed),
    limits: limits.filter(
      ({ code, productIds }) =>
        code !== 'stock_short' && (productIds.length === 0 || productIds.some(id => touched.has(id))),
    ),
    after,
    before: amountsOf(facts.lines.map(priced), order),
  };
}

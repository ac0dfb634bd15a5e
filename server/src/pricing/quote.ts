import { type Amounts, amountsOf, type Charges, priced } from '@toptan/contract/amounts';
import type { LineProblem, OrderLimit } from '@toptan/contract/basket';
import { dayInIstanbul } from '@toptan/contract/days';
import { toKurus } from '@toptan/contract/money';
import { stockInView } from '@toptan/contract/portal';
import { type PromisedDays, promisedDays } from '@toptan/contract/promise';
import type { CountedLine } from '@toptan/contract/quantity-rules';
import { isStockOnly, type NearestPacks, packsInstead } from '../catalog/packs/loose.ts';
import { type SoldPack, soldPacks } from '../catalog/packs/queries.ts';
import type { Article } from '../catalog/product.ts';
import { allocator, type Pool, type StockShare } from '../catalog/stock/allocation.ts';
import { poolsOf } from '../catalog/stock/queries.ts';
import type { Queryable } from '../db/client.ts';
import { pipelined } from '../db/pipeline.ts';
import { type CustomerTerms, lineProblems, multipleOf, noTerms, orderLimits } from '../terms/judge.ts';
import { termsFor } from '../terms/queries.ts';
import { type OwnViewer, stockViewOf, type ViewerForm } from '../viewer.ts';
import { demandOf, type HeldPieces, restIn, withinStock, withShortage } from './repairs.ts';
import { problemShownIn, shortLimit } from './shown.ts';

/** Pieces of a size and color that somebody wants to order. */
export type QuotedLine = CountedLine & {
  id: string;
  /** The product of the pieces, at its present price. */
  article: Pick<
    Article,
    'id' | 'name' | 'translations' | 'price' | 'isForSale' | 'sells' | 'supply' | 'leadTime'
  >;
  /** Whether their size and color can be ordered. */
  isOpen: boolean;
  /** True: an order keeps the pieces that it has, whatever is sold today. */
  isKept?: boolean | undefined;
  /** Null: they are single pieces. */
  basketPackId: string | null;
  pack: { isActive: boolean } | null;
  /** The price of a piece in lira that was agreed before; left out for the present price. */
  agreedPrice?: string | undefined;
  /** Left out where an order holds nothing of the line yet. */
  held?: HeldPieces | undefined;
};

/** The facts by which lines are judged. */
export type Basis = {
  /**
   * The pools of the lines' goods. Goods that are sold from stock only have all of their pools here, as far as rules or packs ask
   * for them.
   */
  pools: readonly Pool[];
  /** The packs that are sold in place of single pieces. */
  packs: readonly SoldPack[];
  terms: CustomerTerms;
};

/** A line with its price in lira, and the problems of ordering it. */
export type Quoted<Line> = Line &
  PromisedDays & {
    unitPrice: string;
    totalPrice: string;
    /** False: it takes nothing from stock, and no rule counts it. */
    isOrderable: boolean;
    /** True: the line can no longer be ordered, or its pack can not. */
    isClosed: boolean;
    /** Null: its single pieces can be ordered. */
    inPacks: NearestPacks | null;
    /** The pieces that stock gives to the line after the lines before it, beside those that it holds. */
    taken: StockShare;
    /** All pieces of the line from stock, as far as the viewer may know. */
    fromStock: number;
    /** The multiple in which its pieces come; 1 for a line in a pack. */
    multiple: number;
    /** The problems of the line, without numbers that stock does not cover or that the viewer may not know. */
    problems: LineProblem[];
  };

/** The sums of lines in lira, and the problems of an order of them. */
export type Quote<Line> = Amounts & {
  lines: Quoted<Line>[];
  /** The rules for an order, kept or not, and the lines that stock does not cover of goods that are not produced. */
  limits: OrderLimit[];
  /** True: the total is more than an order can store. */
  isTooMuch: boolean;
};

/** The highest total of an order in lira: numeric(14,2). */
export const totalMax = '999999999999.99';

const isOffered = ({ article, isOpen, isKept }: QuotedLine): boolean =>
  isKept || (article.isForSale && isOpen);

const isSold = (line: QuotedLine): boolean =>
  isOffered(line) &&
  (line.isKept || line.pack === null || (line.pack.isActive && line.article.sells !== 'loose'));

/** Whether a line is of single pieces of goods that are sold in packs today. */
const isLooseOfPacks = ({ basketPackId, article, isKept }: QuotedLine): boolean =>
  !isKept && basketPackId === null && article.sells === 'packs';

/**
 * Prices lines and judges them by facts that have been read.
 * @param charges those of the viewer, or of a placed order
 */
export function quoteOf<Line extends QuotedLine>(
  lines: readonly Line[],
  { pools, packs, terms }: Basis,
  viewer: ViewerForm & Charges,
  charges: Charges = viewer,
): Quote<Line> {
  const view = stockViewOf(viewer);
  const all = lines.map(line => priced({ ...line, unitPrice: line.agreedPrice ?? line.article.price }));
  const amounts = amountsOf(all, charges);
  const closedPacks = new Set(all.filter(line => !isSold(line)).map(({ basketPackId }) => basketPackId));
  const found = all.map(line => {
    const isClosed = !isSold(line) || (line.basketPackId !== null && closedPacks.has(line.basketPackId));
    const demand = { ...demandOf(line), quantity: line.quantity };
    const inPacks =
      !isClosed && isLooseOfPacks(line) ? packsInstead(line.article, demand, packs, { pools, view }) : null;
    return { ...line, isClosed, inPacks, isOrderable: !isClosed && !inPacks };
  });
  const orderable = found.filter(({ isOrderable }) => isOrderable);
  const broken = lineProblems(orderable, terms, restIn(orderable, pools));
  const allocate = allocator(pools);
  const today = dayInIstanbul();
  const short: OrderLimit[] = [];
  const quoted = found.map(line => {
    const taken = line.isOrderable ? allocate(demandOf(line)) : { stockPoolId: null, fromStock: 0 };
    const left = (line.held?.pieces ?? 0) + taken.fromStock;
    if (line.isOrderable && isStockOnly(line.article) && left < line.quantity)
      short.push(shortLimit(line, left, view));
    const rules = withinStock(line, broken.get(line) ?? [], orderable, pools);
    const problems = line.isOrderable ? withShortage(line, rules, left) : [];
    return {
      ...line,
      taken,
      fromStock: stockInView((line.held?.fromStock ?? 0) + taken.fromStock, view),
      ...promisedDays(isStockOnly(line.article) ? null : line.article.leadTime, today),
      multiple: line.basketPackId === null ? multipleOf(terms, line) : 1,
      problems: problems.map(problem => problemShownIn(view, line.quantity, problem)),
    };
  });
  const limits = [...orderLimits(orderable, terms), ...short];
  return { ...amounts, lines: quoted, limits, isTooMuch: toKurus(amounts.total) > toKurus(totalMax) };
}

/** The facts that a caller has already read. */
type QuoteFacts = {
  /** All pools of the goods. */
  pools?: readonly Pool[];
  /** The pools that serve the lines, locked. */
  serving?: readonly Pool[];
  terms?: CustomerTerms;
  /** The placed order that the lines are of: it is charged as it was placed, and rules do not count it beside them. */
  changed?: Charges & { id: string };
};

const productsOf = (lines: readonly QuotedLine[]): string[] => [
  ...new Set(lines.map(({ productId }) => productId)),
];

/**
 * The only place that prices an order and judges it. Reads the rules, stock and packs that the lines ask for, in one trip of a
 * transaction.
 */
export async function quote<Line extends QuotedLine>(
  db: Queryable,
  viewer: OwnViewer,
  customerId: string,
  lines: readonly Line[],
  { pools, serving, terms, changed }: QuoteFacts,
): Promise<Quote<Line>> {
  const open = lines.filter(isOffered);
  const loose = open.filter(isLooseOfPacks);
  // The counts of rules and the breaking of packs depend on pieces that the lines do not name.
  const needsAll =
    open.some(({ article }) => isStockOnly(article)) && (loose.length > 0 || terms?.quantity.length !== 0);
  const known = pools ?? (needsAll ? undefined : serving);
  const [stock, packs, held] = await pipelined([
    known ?? (open.length > 0 ? poolsOf(db, productsOf(open)) : []),
    loose.length > 0 ? soldPacks(db, productsOf(loose)) : [],
    terms ?? (lines.length > 0 ? termsFor(db, customerId, productsOf(lines), changed?.id) : noTerms),
  ]);
  return quoteOf(lines, { pools: stock, packs, terms: held }, viewer, changed);
}

import { type LineProblem, lineQuantityMax } from '@toptan/contract/basket';
import type { CountedLine } from '@toptan/contract/quantity-rules';
import type { TermGrain } from '@toptan/contract/terms';
import { isStockOnly } from '../catalog/packs/loose.ts';
import type { Article } from '../catalog/product.ts';
import { type Pool, poolFinder, restTaken, type StockDemand } from '../catalog/stock/allocation.ts';

/** Pieces of a line that an order holds already, and those of them from stock. Stock is not asked for them again. */
export type HeldPieces = { pieces: number; fromStock: number };

type HoldingLine = CountedLine & { held?: HeldPieces | undefined };

/** The pieces that a line takes from stock. */
export const demandOf = ({
  productId,
  selectedSize,
  selectedColor,
  quantity,
  held,
}: HoldingLine): StockDemand => ({
  productId,
  size: selectedSize,
  color: selectedColor,
  quantity: quantity - (held?.pieces ?? 0),
});

/** A line as stock sees it. */
type StockedLine = HoldingLine & { article: Pick<Article, 'supply'> };

/**
 * Says which of these lines take the rest of goods that are sold from stock only, counted as rules count them.
 * @param pools all of those goods
 */
export function restIn<Line extends StockedLine>(
  lines: readonly Line[],
  pools: readonly Pool[],
): (line: Line, grain: TermGrain) => boolean {
  // Few orders break a rule: the rest is counted when it is asked for.
  let restOf: ReturnType<typeof restTaken> | undefined;
  return (line, grain) => {
    if (!isStockOnly(line.article)) return false;
    restOf ??= restTaken(pools, lines.map(demandOf));
    return restOf(demandOf(line))[grain];
  };
}

/**
 * The problems of a line. For goods that are sold from stock only, stock may not cover a repair beside the other lines. The rest of
 * the stock takes the place of that repair, where the rest is all that is left: no minimum and no multiple stops it.
 * @param problems the problems of the line by the rules
 * @param lines that are ordered together, with this one
 * @param pools all of those goods
 */
export function withinStock<Line extends StockedLine>(
  line: Line,
  problems: readonly LineProblem[],
  lines: readonly Line[],
  pools: readonly Pool[],
): readonly LineProblem[] {
  if (problems.length === 0 || !isStockOnly(line.article)) return problems;
  const ofProduct = pools.filter(({ productId }) => productId === line.productId);
  const findPool = poolFinder(ofProduct);
  const pool = findPool(demandOf(line));
  const others = lines.filter(each => each.productId === line.productId && each !== line);
  const ofPool = others.filter(each => findPool(demandOf(each))?.id === pool?.id);
  const asked = ofPool.reduce((sum, each) => sum + demandOf(each).quantity, 0);
  const most = (line.held?.pieces ?? 0) + (pool?.quantity ?? 0) - asked;
  const isLine = most >= 1 && most <= lineQuantityMax;
  const isRest = restTaken(ofProduct, [...others, { ...line, quantity: most }].map(demandOf))(demandOf(line));
  return problems.map(problem => {
    const rest = isLine && isRest[problem.grain] ? most : null;
    const covered = (repair: number | null) => (repair !== null && repair <= most ? repair : null);
    const { code, below, above } = problem;
    // A maximum holds for the rest, too: the rest is a repair only within it.
    const isRight = code !== 'too_big' || below !== null;
    return {
      ...problem,
      below: covered(below) ?? (isRight && most < line.quantity ? rest : null),
      above: covered(above) ?? (above !== null && most > line.quantity ? rest : null),
    };
  });
}

/**
 * The problems of a line with its shortage of stock, where its goods are not produced.
 * @param fromStock pieces that stock covers, with those that an order holds
 */
export function withShortage(
  { quantity, article }: StockedLine,
  problems: readonly LineProblem[],
  fromStock: number,
): readonly LineProblem[] {
  if (!isStockOnly(article) || fromStock === quantity) return problems;
  // The most that a maximum allows of the line, where that is less.
  const most = Math.min(fromStock, ...problems.flatMap(({ below }) => below ?? []));
  const below = most > 0 ? most : null;
  const shortage = { code: 'stock_short', grain: 'cell', limit: fromStock, pieces: quantity } as const;
  return [...problems, { ...shortage, below, above: null }];
}

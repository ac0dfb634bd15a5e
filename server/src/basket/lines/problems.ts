import { type LineProblem, lineQuantityMax } from '@toptan/contract/basket';
import { isStockKnown, type StockView, stockInView } from '@toptan/contract/portal';
import type { TermGrain } from '@toptan/contract/terms';
import { isStockOnly } from '../../catalog/packs/loose.ts';
import type { Article } from '../../catalog/product.ts';
import { type Pool, poolFinder, restTaken } from '../../catalog/stock/allocation.ts';
import { type BasketLine, wishOf } from './queries.ts';

/**
 * Says which of these lines take the rest of goods that are sold from stock only, counted as rules count them.
 * @param pools all of those goods
 */
export function restIn<Line extends Parameters<typeof wishOf>[0] & { article: Pick<Article, 'supply'> }>(
  lines: readonly Line[],
  pools: readonly Pool[],
): (line: Line, grain: TermGrain) => boolean {
  // Few orders break a rule: nothing is counted before it is asked for.
  let restOf: ReturnType<typeof restTaken> | undefined;
  return (line, grain) => {
    if (!isStockOnly(line.article)) return false;
    restOf ??= restTaken(pools, lines.map(wishOf));
    return restOf(wishOf(line))[grain];
  };
}

type JudgedLine = Pick<BasketLine, 'id' | 'productId' | 'selectedSize' | 'selectedColor' | 'quantity'> & {
  article: Pick<Article, 'supply'>;
  problems: readonly LineProblem[];
};

/**
 * The problems of a line. Of goods that are sold from stock only, a repair that stock does not cover beside the other
 * lines gives way to the rest of it, where that is all that is left: no minimum and no multiple stops that.
 * @param lines that are ordered together, with this one
 */
export function withinStock(
  line: JudgedLine,
  lines: readonly JudgedLine[],
  pools: readonly Pool[],
): LineProblem[] {
  if (line.problems.length === 0 || !isStockOnly(line.article)) return [...line.problems];
  const ofProduct = pools.filter(({ productId }) => productId === line.productId);
  const findPool = poolFinder(ofProduct);
  const pool = findPool(wishOf(line));
  const others = lines.filter(({ id, productId }) => productId === line.productId && id !== line.id);
  const ofPool = others.filter(each => findPool(wishOf(each))?.id === pool?.id);
  const most = (pool?.quantity ?? 0) - ofPool.reduce((sum, { quantity }) => sum + quantity, 0);
  const isLine = most >= 1 && most <= lineQuantityMax;
  const isRest = restTaken(ofProduct, [...others, { ...line, quantity: most }].map(wishOf))(wishOf(line));
  return line.problems.map(problem => {
    const rest = isLine && isRest[problem.grain] ? most : null;
    const covered = (repair: number | null) => (repair !== null && repair <= most ? repair : null);
    const { code, below, above } = problem;
    // A maximum holds for the rest, too: only less than what it allows is right.
    const isRight = code !== 'too_big' || below !== null;
    return {
      ...problem,
      below: covered(below) ?? (isRight && most < line.quantity ? rest : null),
      above: covered(above) ?? (above !== null && most > line.quantity ? rest : null),
    };
  });
}

/**
 * The problems of a line with what stock lacks of it, where its goods are not produced.
 * @param problems of its rules
 * @param fromStock pieces that stock covers
 */
export function withShortage(
  line: Pick<JudgedLine, 'quantity' | 'article'>,
  problems: readonly LineProblem[],
  fromStock: number,
): LineProblem[] {
  const { quantity, article } = line;
  if (!isStockOnly(article) || fromStock === quantity) return [...problems];
  // What a maximum allows of it, where that is less.
  const most = Math.min(fromStock, ...problems.flatMap(({ below }) => below ?? []));
  const below = most > 0 ? most : null;
  const shortage = { code: 'stock_short', grain: 'cell', limit: fromStock, pieces: quantity } as const;
  return [...problems, { ...shortage, below, above: null }];
}

/**
 * A problem as somebody gets to know it who does not see every piece of stock: without a repair that no rule explains.
 * @param quantity pieces of its line
 */
export function problemShownIn(view: StockView, quantity: number, problem: LineProblem): LineProblem {
  const { code, limit, pieces } = problem;
  const isKnown = (number: number) => isStockKnown(number, view);
  if (code === 'stock_short')
    return isKnown(limit) ? problem : { ...problem, limit: stockInView(limit, view), below: null };
  const shown = (repair: number | null) => {
    if (repair === null || isKnown(repair)) return repair;
    const then = pieces - quantity + repair;
    return (code === 'not_a_multiple' ? then % limit === 0 : then === limit) ? repair : null;
  };
  return { ...problem, below: shown(problem.below), above: shown(problem.above) };
}

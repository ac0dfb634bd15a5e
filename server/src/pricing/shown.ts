import type { LineProblem, OrderLimit } from '@toptan/contract/basket';
import { isStockKnown, type StockView, stockInView } from '@toptan/contract/portal';
import type { Article } from '../catalog/product.ts';

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

type ShortLine = { id: string; quantity: number; article: Pick<Article, 'id' | 'name' | 'translations'> };

/** A line of which stock has fewer pieces, and none are produced, as a limit of the order. */
export function shortLimit({ id, quantity, article }: ShortLine, left: number, view: StockView): OrderLimit {
  const { name, translations } = article;
  const nameIn = (language: keyof typeof translations) => translations[language]?.name ?? name;
  return {
    code: 'stock_short',
    unit: 'pieces',
    limit: String(stockInView(left, view)),
    current: String(quantity),
    missing: String(isStockKnown(left, view) ? quantity - left : 1),
    isFirstOrder: false,
    label: { en: nameIn('en'), tr: nameIn('tr'), ar: nameIn('ar') },
    productIds: [article.id],
    basketItemId: id,
  };
}

import type { LineProblem, OrderLimit } from '@toptan/contract/basket';
import { isStockKnown, type StockView, stockInView } from '@toptan/contract/portal';
import type { Article } from '../catalog/product.ts';

/**
 * A problem in a view of the stock. A view that does not show every piece gets no repair that no rule explains.
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

/** The limit of an order for a line with more pieces than stock has, where its goods are not produced. */
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

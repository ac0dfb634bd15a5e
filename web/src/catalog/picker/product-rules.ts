import { useQuery } from '@tanstack/react-query';
import type { LineProblem } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';
import { brokenRules, type CountedLine } from '@toptan/contract/quantity-rules';
import { listProductRules, type ProductRule, type TermGrain } from '@toptan/contract/terms';
import { dataQuery } from '../../api/queries.ts';
import { useShopView } from '../../drafts/api.ts';
import { cellKey } from '../pools.ts';
import { closedCells, isStockOnly, stockByCell } from './matrix-cells.ts';

const noRules: readonly ProductRule[] = [];

/** The rules for a shop's order of a product; none until they are known. */
export function useProductRules(id: string): readonly ProductRule[] {
  const view = useShopView();
  const query = dataQuery(listProductRules, { params: { id }, query: view ?? {} });
  return useQuery({ ...query, enabled: view !== undefined }).data ?? noRules;
}

/**
 * The multiple that rules demand of the pieces of a cell. It includes the multiple of the color, where the product has one size.
 */
export const stepOf = (rules: readonly ProductRule[], hasSizes = false): number =>
  Math.max(
    1,
    ...rules.flatMap(({ grain, multiple }) =>
      grain === 'cell' || (grain === 'color' && !hasSizes) ? (multiple ?? 1) : [],
    ),
  );

const cellOf = ({ selectedSize, selectedColor }: CountedLine) =>
  cellKey({ size: selectedSize, color: selectedColor });

/** Finds the lines that take the rest of goods that are not produced, together with the lines that a rule counts with them. */
function restTaken(product: Product, lines: readonly CountedLine[]) {
  if (!isStockOnly(product)) return () => false;
  const left = new Map(stockByCell(product));
  const poolOf = (line: CountedLine) =>
    left.has(cellOf(line)) ? cellOf(line) : cellKey({ size: null, color: null });
  for (const line of lines) left.set(poolOf(line), (left.get(poolOf(line)) ?? 0) - line.quantity);
  const closed = closedCells(product);
  const open = product.stockPools.filter(pool => {
    const key = cellKey(pool);
    return !closed.has(key) && (left.get(key) ?? 0) > 0;
  });
  return (line: CountedLine, grain: TermGrain) => {
    if ((left.get(poolOf(line)) ?? 0) > 0) return false;
    if (grain === 'cell') return true;
    return !open.some(({ color }) => grain === 'product' || (color ?? '') === (line.selectedColor ?? ''));
  };
}

/** The rules that lines of one product do not keep, by line, as the server finds them once they lie in the basket. */
export function brokenIn<Line extends CountedLine>(
  product: Product,
  rules: readonly ProductRule[],
  lines: readonly Line[],
): ReadonlyMap<Line, LineProblem[]> {
  if (rules.length === 0) return new Map();
  return brokenRules(
    lines,
    (_productId, grain) => {
      const rule = rules.find(each => each.grain === grain);
      if (!rule) return null;
      const { min, max, multiple } = rule;
      return { min: min ?? 0, max: max ?? Number.POSITIVE_INFINITY, multiple: multiple ?? 1 };
    },
    restTaken(product, lines),
  );
}

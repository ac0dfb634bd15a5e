import type { LineProblem } from '@toptan/contract/basket';
import { useMemo } from 'react';
import { useColorName } from '../../i18n/use-color-name.ts';
import { useQuantityGrid } from '../../ui/trade/use-quantity-grid.ts';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { cellKey, variantsOf } from '../pools.ts';
import { ColorSteppers } from './color-steppers.tsx';
import { closedCells, type MatrixProduct, type Variant } from './matrix-cells.ts';
import { useCellName } from './matrix-facts.tsx';
import { MatrixGrid } from './matrix-grid.tsx';
import { MatrixKeypad } from './matrix-keypad.tsx';
import { matrixLayout } from './matrix-layout.ts';
import { MatrixMessages } from './matrix-messages.tsx';
import { MatrixRules } from './matrix-rules.tsx';
import { matrixOf } from './use-matrix.ts';

/** A cell with the pieces that are stored for it, and what is known about them. */
export interface KeptCell {
  size: string | null;
  color: string | null;
  /** The stored pieces. */
  held: number;
  /** Pieces that are typed over them, and those that were stored then; null: none. */
  typed: { pieces: number; before: number } | null;
  /** Pieces that stock covers, where that is known. */
  fromStock?: number | undefined;
  /** The stored pieces before somebody else changed them. */
  was?: number | undefined;
  problems: readonly LineProblem[];
  /** The reason why the pieces cannot be stored, in words. */
  refusal?: string | undefined;
}

interface ProductMatrixProps {
  /** The product with the sizes and colors that are shown. */
  product: MatrixProduct;
  cells: readonly KeptCell[];
  /** Called with the cells that change; null puts the stored pieces back. */
  onChange: (cells: readonly { size: string | null; color: string | null; pieces: number | null }[]) => void;
  /** Ctrl+Enter. */
  onCommit: () => void;
}

const byKey = <Value,>(cells: readonly KeptCell[], read: (cell: KeptCell) => Value | undefined | null) =>
  Object.fromEntries(
    cells.flatMap(cell => {
      const value = read(cell);
      return value === undefined || value === null ? [] : [[cellKey(cell), value]];
    }),
  ) as Record<string, Value>;

/** The matrix over figures that are kept and saved elsewhere. */
function useKeptMatrix({
  product,
  cells,
  onChange,
}: Pick<ProductMatrixProps, 'product' | 'cells' | 'onChange'>) {
  return useMemo(() => {
    const shortOf = ({ problems }: KeptCell) =>
      problems.find(({ code, below }) => code === 'stock_short' && below !== null)?.limit;
    const variants = new Map(variantsOf(product).map(cell => [cellKey(cell), cell]));
    const change = (pieces: (key: string) => number | null) => (keys: readonly string[]) =>
      onChange(
        keys.flatMap(key => {
          const cell = variants.get(key);
          return cell ? [{ ...cell, pieces: pieces(key) }] : [];
        }),
      );
    const broken = cells.flatMap(cell => {
      const rules = cell.problems.filter(problem => problem.code !== 'stock_short' || problem.below === null);
      const { size, color } = cell;
      const line = { productId: product.id, selectedSize: size ?? '', selectedColor: color ?? '' };
      const quantity = cell.typed?.pieces ?? cell.held;
      return rules.length > 0
        ? [[{ ...line, quantity, key: cellKey(cell), isTyped: true }, rules] as const]
        : [];
    });
    return matrixOf({
      product,
      saved: byKey(cells, ({ held }) => held),
      typed: byKey(cells, ({ typed }) => typed),
      covered: new Map(Object.entries(byKey(cells, ({ fromStock }) => fromStock))),
      short: new Map(Object.entries(byKey(cells, shortOf))),
      broken: new Map(broken.map(([line, rules]) => [line, [...rules]])),
      refused: byKey(cells, ({ refusal }) => refusal),
      theirs: new Map(Object.entries(byKey(cells, ({ was }) => was))),
      change: changes => change(key => changes[key] ?? 0)(Object.keys(changes)),
      takeSaved: key => change(() => null)([key]),
    });
  }, [product, cells, onChange]);
}

/** Sizes and colors of a product over figures that are kept and saved elsewhere, such as those of a placed order. */
export function ProductMatrix({ product, cells, onChange, onCommit }: ProductMatrixProps) {
  const colorName = useColorName();
  const cellName = useCellName();
  const isNarrow = useMedia('(max-width: 899px)');
  const isPhone = useMedia(PHONE);
  const matrix = useKeptMatrix({ product, cells, onChange });
  const layout = matrixLayout(product, isNarrow);
  const closed = useMemo(() => closedCells(product), [product]);
  const { keyOf, variantAt } = layout;
  const colors = layout.colors.map(each => each && colorName(each));
  const grid = useQuantityGrid({
    rows: layout.isTransposed ? layout.sizes : colors,
    columns: layout.isTransposed ? colors : layout.sizes,
    keyOf,
    // What lies in a closed cell can be taken out.
    isClosed: cell => closed.has(keyOf(cell)) && matrix.savedIn(keyOf(cell)) === 0,
    value: matrix.pieces,
    onChange: matrix.change,
    onCommit,
  });
  const none = () => {};
  if (product.sizes.length <= 1)
    return (
      <>
        <ColorSteppers product={product} matrix={matrix} rules={[]} onColor={none} />
        <MatrixRules matrix={matrix} nameOf={cellName} lines={[]} />
      </>
    );
  const active: Variant | null = grid.active && variantAt(grid.active);
  return (
    <>
      <MatrixGrid
        {...{ product, matrix, grid, layout }}
        color={active?.color ?? ''}
        onColor={none}
        problem={<MatrixMessages matrix={matrix} nameOf={cellName} />}
      />
      <MatrixRules matrix={matrix} nameOf={cellName} lines={[]} />
      {isPhone && active && (
        <MatrixKeypad {...{ grid, matrix, product }} multiple={1} label={cellName(active)} />
      )}
    </>
  );
}

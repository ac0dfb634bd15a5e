import { BellRing } from 'lucide-react';
import { useMemo } from 'react';
import { useColorSizeNames } from '../../i18n/use-color-size-names.ts';
import { useWords } from '../../i18n/use-words.ts';
import { type Bells, useBells } from '../../notices/bells-api.ts';
import { cellKey } from '../pools.ts';
import { type MatrixProduct, soldOutCells, type Variant } from './matrix-cells.ts';
import type { Matrix } from './use-matrix.ts';

export type MatrixBells = Bells & {
  /** Whether a cell has a bell: it is sold out, and nothing of it is in the basket. */
  has: (key: string) => boolean;
  cellOf: (key: string) => Variant;
};

const none: Variant = { size: '', color: '' };

/** The bells of a matrix; null where it has none. */
export function useMatrixBells(
  product: MatrixProduct,
  { cells, pieces, savedIn }: Matrix,
): MatrixBells | null {
  const soldOut = useMemo(() => soldOutCells(product), [product]);
  const bells = useBells(product, soldOut.size > 0);
  const byKey = useMemo(() => new Map(cells.map(cell => [cellKey(cell), cell])), [cells]);
  if (!bells) return null;
  return {
    ...bells,
    has: key => soldOut.has(key) && !pieces[key] && savedIn(key) === 0,
    cellOf: key => byKey.get(key) ?? none,
  };
}

/** The cells of a product that the shop waits for, in words. */
export function BellLine({ bells, cells }: { bells: Bells; cells: readonly Variant[] }) {
  const { t, list } = useWords('notices');
  const { colorName, sizeName } = useColorSizeNames();
  const waiting = cells.filter(bells.isSet);
  const names = waiting.map(({ size, color }) =>
    [color && colorName(color), size && sizeName(size)].filter(Boolean).join(' '),
  );
  return (
    <p className="bell-line" role="status">
      {names.length > 0 && (
        <>
          <BellRing className="icon-15 text-accent-text fill-current" aria-hidden="true" />
          <span>{t('bells.line', { cells: list(names) })}</span>
        </>
      )}
    </p>
  );
}

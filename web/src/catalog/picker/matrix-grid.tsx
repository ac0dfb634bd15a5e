import './matrix-grid.css';
import type { Product } from '@toptan/contract/catalog/products';
import type { ReactNode } from 'react';
import { useColorName } from '../../i18n/use-color-name.ts';
import { useSizeName } from '../../i18n/use-size-name.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Picture } from '../../ui/trade/picture.tsx';
import { type GridLine, QuantityGrid } from '../../ui/trade/quantity-grid.tsx';
import { Swatch } from '../../ui/trade/swatch.tsx';
import type { QuantityGridState } from '../../ui/trade/use-quantity-grid.ts';
import { useSizeSets } from '../colors-api.ts';
import { cellKey } from '../pools.ts';
import { useGridWords } from '../use-grid-words.ts';
import type { MatrixBells } from './matrix-bells.tsx';
import type { MatrixProduct } from './matrix-cells.ts';
import { useCellName, useFacts } from './matrix-facts.tsx';
import type { MatrixLayout } from './matrix-layout.ts';
import type { Matrix } from './use-matrix.ts';

/** Pieces by size and by color. */
function totalsOf({ cells, pieces }: Matrix) {
  const totals = { sizes: new Map<string, number>(), colors: new Map<string, number>() };
  for (const cell of cells) {
    const figure = pieces[cellKey(cell)] || 0;
    totals.sizes.set(cell.size, (totals.sizes.get(cell.size) ?? 0) + figure);
    totals.colors.set(cell.color, (totals.colors.get(cell.color) ?? 0) + figure);
  }
  return totals;
}

interface ColorHeadProps {
  product: MatrixProduct;
  color: string;
  isTransposed: boolean;
  onPress: () => void;
}

/** A color at the head of its cells; a press shows its pictures. */
function ColorHead({ product, color, isTransposed, onPress }: ColorHeadProps) {
  const colorName = useColorName();
  const picture = product.pictures.find(each => each.color === color);
  return (
    <button type="button" className="matrix-color" tabIndex={-1} onClick={onPress}>
      {picture && !isTransposed && (
        <Picture imageUrl={picture.imageUrl} category={product.category} ratio="4/5" sizes="32px" />
      )}
      <Swatch color={color} />
      <span>{colorName(color)}</span>
    </button>
  );
}

interface MatrixGridProps {
  product: MatrixProduct;
  matrix: Matrix;
  grid: QuantityGridState;
  layout: MatrixLayout;
  /** The bells of cells that are sold out; null where there are none. */
  bells?: MatrixBells | null;
  /** The color whose pictures are shown. */
  color: string;
  onColor: (color: string) => void;
  problem: ReactNode;
}

/** Sizes and colors of a product, with the pieces of each in the basket or on their way into it. */
export function MatrixGrid({
  product,
  matrix,
  grid,
  layout,
  bells = null,
  color,
  onColor,
  problem,
}: MatrixGridProps) {
  const { t, number, list } = useWords(['catalog', 'picker']);
  const colorName = useColorName();
  const cellName = useCellName();
  const factsOf = useFacts(product, matrix, bells);
  const gridWords = useGridWords();
  const equivalentsOf = useEquivalents(product);
  const { isTransposed, variantAt, keyOf } = layout;
  const hasSizes = product.sizes.length > 0;
  const hasColors = product.colors.length > 0;
  const totals = totalsOf(matrix);
  const shown = (pieces = 0) => (pieces > 0 ? number(pieces) : isTransposed ? '–' : '');

  const colors: GridLine[] = layout.colors.map(each => ({
    key: each,
    head: each ? (
      <ColorHead product={product} color={each} isTransposed={isTransposed} onPress={() => onColor(each)} />
    ) : (
      <span className="matrix-size">{t('picker:matrix.pieces')}</span>
    ),
    fillLabel: list([t('picker:eachSize'), each && colorName(each)]),
    total: shown(totals.colors.get(each)),
    isCurrent: each !== '' && each === color,
  }));
  const sizes: GridLine[] = layout.sizes.map(each => ({
    key: each,
    head: <SizeHead size={each} equivalents={equivalentsOf(each)} />,
    total: shown(totals.sizes.get(each)),
  }));
  const many = { rows: isTransposed ? sizes : colors, columns: isTransposed ? colors : sizes };

  return (
    <QuantityGrid
      look="tall"
      headWidth={isTransposed ? '3.5rem' : '9.25rem'}
      grid={grid}
      label={product.name}
      {...many}
      keyOf={keyOf}
      pieces={matrix.pieces}
      factsOf={cell => factsOf(keyOf(cell))}
      corner={
        <span className="matrix-corner">
          {t(isTransposed || !hasColors ? 'picker:size' : 'picker:color')}
        </span>
      }
      {...(hasSizes && { fillHead: <span className="matrix-each">{t('picker:eachSize')}</span> })}
      {...(!isTransposed && hasSizes && { rowTotals: t('picker:matrix.pieces') })}
      {...(many.rows.length > 1 && {
        columnTotals: isTransposed ? (
          <span className="matrix-corner">{t('picker:matrix.pieces')}</span>
        ) : (
          t('picker:matrix.total')
        ),
      })}
      total={number(matrix.total)}
      problem={problem}
      said={gridWords(grid.report, cell => cellName(variantAt(cell)))}
    />
  );
}

const systems = ['eu', 'us', 'uk'] as const;

/** The equivalents of a size: 'US 28', in the systems that the size set of the product fills for any of its sizes. */
function useEquivalents({ sizeSetId, sizes }: Pick<Product, 'sizeSetId' | 'sizes'>) {
  const { data: sets } = useSizeSets({ enabled: sizeSetId !== null });
  const rows = sets?.find(({ id }) => id === sizeSetId)?.sizes.filter(({ label }) => sizes.includes(label));
  const filled = systems.filter(system => rows?.some(row => row[system] !== null));
  return (size: string): string[] => {
    const row = rows?.find(({ label }) => label === size);
    return filled.map(system => (row?.[system] ? `${system.toUpperCase()} ${row[system]}` : ''));
  };
}

/** A size at the head of its cells, with its equivalents. */
function SizeHead({ size, equivalents }: { size: string; equivalents: readonly string[] }) {
  const sizeName = useSizeName();
  return (
    <span className="matrix-size">
      <bdi>{sizeName(size)}</bdi>
      {equivalents.map((words, at) => (
        // Each system has its line, so that those of a row stand beside each other.
        <bdi key={systems[at]} className="matrix-equivalent">
          {words || '\u00a0'}
        </bdi>
      ))}
    </span>
  );
}

import './matrix-grid.css';
import type { Product } from '@toptan/contract/catalog/products';
import { stockLevel } from '@toptan/contract/catalog/products';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useColourName } from '../../i18n/use-colour-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Picture } from '../../ui/trade/picture.tsx';
import type { CellFacts } from '../../ui/trade/quantity-cell.tsx';
import { type GridLine, QuantityGrid } from '../../ui/trade/quantity-grid.tsx';
import { Swatch } from '../../ui/trade/swatch.tsx';
import type { QuantityGridState } from '../../ui/trade/use-quantity-grid.ts';
import { useGridWords } from '../use-grid-words.ts';
import { cellKey, isClosed, ownStock, type Variant } from './matrix-cells.ts';
import type { MatrixLayout } from './matrix-layout.ts';
import type { Matrix } from './use-matrix.ts';

/** 'Blue, 34', or what there is of it. */
export function useCellName(): (cell: Variant) => string {
  const { list } = useFormat();
  const colourName = useColourName();
  return ({ size, colour }) => list([colour && colourName(colour), size]);
}

/** Cells as the grid shows them. */
function useFacts(product: Product, matrix: Matrix): (cell: Variant) => CellFacts {
  const { t } = useTranslation('catalog');
  const { number, list } = useFormat();
  const nameOf = useCellName();
  const { pieces, savedIn, isChanged, covered, refused } = matrix;
  return cell => {
    const key = cellKey(cell);
    const name = nameOf(cell) || t('quantity');
    const figure = pieces[key] ?? 0;
    if (isClosed(product, cell)) return { label: list([name, t('matrix.notOffered')]), isClosed: true };
    const stock = ownStock(product, cell);
    const words =
      stock === undefined ? '' : stock > 0 ? t('matrix.inStock', { count: stock }) : t('matrix.toProduce');
    const changed = isChanged(key);
    return {
      label: list([name, words]),
      note: stock === undefined ? undefined : stock > 0 ? number(stock) : t('matrix.made'),
      noteLevel: stock === undefined || stock === 0 ? undefined : stockLevel(stock),
      state: changed ? 'changed' : savedIn(key) > 0 ? 'saved' : undefined,
      before: changed && savedIn(key) > 0 ? savedIn(key) : undefined,
      fromStock: covered.get(key) ?? 0,
      isWrong: Number.isNaN(figure) || (changed && figure > 999) || refused[key] !== undefined,
    };
  };
}

interface ColourHeadProps {
  product: Product;
  colour: string;
  isTransposed: boolean;
  onPress: () => void;
}

/** A press shows its pictures. */
function ColourHead({ product, colour, isTransposed, onPress }: ColourHeadProps) {
  const colourName = useColourName();
  const picture = product.pictures.find(({ color }) => color === colour);
  return (
    <button type="button" className="matrix-colour" tabIndex={-1} onClick={onPress}>
      {picture && !isTransposed && (
        <Picture imageUrl={picture.imageUrl} category={product.category} alt="" ratio="4/5" sizes="32px" />
      )}
      <Swatch colour={colour} />
      <span>{colourName(colour)}</span>
    </button>
  );
}

export interface MatrixGridProps {
  product: Product;
  matrix: Matrix;
  grid: QuantityGridState;
  layout: MatrixLayout;
  /** The colour whose pictures are shown. */
  colour: string;
  onColour: (colour: string) => void;
  problem: ReactNode;
}

/** Sizes and colours of a product, with the pieces of each in the basket or on their way into it. */
export function MatrixGrid({ product, matrix, grid, layout, colour, onColour, problem }: MatrixGridProps) {
  const { t } = useTranslation('catalog');
  const { number, list } = useFormat();
  const colourName = useColourName();
  const cellName = useCellName();
  const factsOf = useFacts(product, matrix);
  const gridWords = useGridWords();
  const { isTransposed, variantAt, keyOf } = layout;
  const hasSizes = product.sizes.length > 0;
  const hasColours = product.colors.length > 0;
  const totalOf = (isOf: (cell: Variant) => boolean) => {
    const pieces = matrix.cells
      .filter(isOf)
      .reduce((sum, cell) => sum + (matrix.pieces[cellKey(cell)] || 0), 0);
    return pieces > 0 ? number(pieces) : isTransposed ? '–' : '';
  };

  const colours: GridLine[] = layout.colours.map(each => ({
    key: each,
    head: each ? (
      <ColourHead
        product={product}
        colour={each}
        isTransposed={isTransposed}
        onPress={() => onColour(each)}
      />
    ) : (
      <span className="matrix-size">{t('matrix.pieces')}</span>
    ),
    fillLabel: list([t('eachSize'), each && colourName(each)]),
    total: totalOf(cell => cell.colour === each),
    isCurrent: each !== '' && each === colour,
  }));
  const sizes: GridLine[] = layout.sizes.map(each => ({
    key: each,
    head: <span className="matrix-size">{each ? <bdi>{each}</bdi> : t('oneSize')}</span>,
    total: totalOf(cell => cell.size === each),
  }));
  const many = { rows: isTransposed ? sizes : colours, columns: isTransposed ? colours : sizes };

  return (
    <QuantityGrid
      look="tall"
      headWidth={isTransposed ? '56px' : '148px'}
      grid={grid}
      label={product.name}
      {...many}
      keyOf={keyOf}
      pieces={matrix.pieces}
      factsOf={cell => factsOf(variantAt(cell))}
      corner={<span className="matrix-corner">{t(isTransposed || !hasColours ? 'size' : 'colour')}</span>}
      {...(hasSizes && { fillHead: <span className="matrix-each">{t('eachSize')}</span> })}
      {...(!isTransposed && hasSizes && { rowTotals: t('matrix.pieces') })}
      {...(many.rows.length > 1 && { columnTotals: t(isTransposed ? 'matrix.pieces' : 'matrix.total') })}
      total={number(matrix.total)}
      problem={problem}
      said={gridWords(grid.report, cell => cellName(variantAt(cell)))}
    />
  );
}

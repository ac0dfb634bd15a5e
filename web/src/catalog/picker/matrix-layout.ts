import type { Product } from '@toptan/contract/catalog/products';
import type { GridCell } from '../../ui/trade/grid-keys.ts';
import { cellKey } from '../pools.ts';
import type { Variant } from './matrix-cells.ts';

/** The places of a product's cells: colors down and sizes across, or the other way round where the screen is narrow. */
export function matrixLayout({ sizes, colors }: Pick<Product, 'sizes' | 'colors'>, isNarrow: boolean) {
  const ofColors = colors.length > 0 ? colors : [''];
  const ofSizes = sizes.length > 0 ? sizes : [''];
  // Without sizes the colors go down everywhere.
  const isTransposed = isNarrow && sizes.length > 0;
  const variantAt = ({ row, column }: GridCell): Variant => ({
    size: ofSizes[isTransposed ? row : column] ?? '',
    color: ofColors[isTransposed ? column : row] ?? '',
  });
  return {
    isTransposed,
    colors: ofColors,
    sizes: ofSizes,
    variantAt,
    keyOf: (cell: GridCell) => cellKey(variantAt(cell)),
    cellOf: ({ size, color }: Variant): GridCell => {
      const [across, down] = [ofSizes.indexOf(size), ofColors.indexOf(color)];
      return isTransposed ? { row: across, column: down } : { row: down, column: across };
    },
  };
}

export type MatrixLayout = ReturnType<typeof matrixLayout>;

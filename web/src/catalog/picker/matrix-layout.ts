import type { Product } from '@toptan/contract/catalog/products';
import type { GridCell } from '../../ui/trade/grid-keys.ts';
import { cellKey, type Variant } from './matrix-cells.ts';

/** Where the cells of a product stand: colours down and sizes across, or the other way round where it is narrow. */
export function matrixLayout({ sizes, colors }: Pick<Product, 'sizes' | 'colors'>, isNarrow: boolean) {
  const ofColours = colors.length > 0 ? colors : [''];
  const ofSizes = sizes.length > 0 ? sizes : [''];
  // Without sizes the colours go down everywhere.
  const isTransposed = isNarrow && sizes.length > 0;
  const variantAt = ({ row, column }: GridCell): Variant => ({
    size: ofSizes[isTransposed ? row : column] ?? '',
    colour: ofColours[isTransposed ? column : row] ?? '',
  });
  return {
    isTransposed,
    colours: ofColours,
    sizes: ofSizes,
    variantAt,
    keyOf: (cell: GridCell) => cellKey(variantAt(cell)),
    cellOf: ({ size, colour }: Variant): GridCell => {
      const [across, down] = [ofSizes.indexOf(size), ofColours.indexOf(colour)];
      return isTransposed ? { row: across, column: down } : { row: down, column: across };
    },
  };
}

export type MatrixLayout = ReturnType<typeof matrixLayout>;

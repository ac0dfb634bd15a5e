import './matrix-messages.css';
import type { BasketItem } from '@toptan/contract/basket';
import { LineProblems } from '../../basket/line-problems.tsx';
import { cellKey } from './matrix-cells.ts';
import type { Matrix } from './use-matrix.ts';

/** The rules that the pieces in the basket do not keep, each with what mends it: typed into its cell, to be saved. */
export function MatrixRules({ matrix, lines }: { matrix: Matrix; lines: readonly BasketItem[] }) {
  return (
    <div className="matrix-rules">
      {lines
        .filter(({ basketPackId }) => basketPackId === null)
        .map(line => {
          const key = cellKey({ size: line.selectedSize ?? '', colour: line.selectedColor ?? '' });
          return (
            <LineProblems
              key={line.id}
              line={line}
              shown={matrix.pieces[key] || 0}
              isOneOfSizes
              onRepair={quantity => matrix.change({ [key]: quantity })}
            />
          );
        })}
    </div>
  );
}

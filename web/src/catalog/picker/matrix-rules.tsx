import './matrix-messages.css';
import type { BasketItem } from '@toptan/contract/basket';
import { LineProblems, ProblemNotes } from '../../basket/line-problems.tsx';
import { cellKey } from '../pools.ts';
import type { Variant } from './matrix-cells.ts';
import { shownMessages } from './matrix-messages.tsx';
import type { Matrix } from './use-matrix.ts';

interface MatrixRulesProps {
  matrix: Matrix;
  lines: readonly BasketItem[];
  nameOf: (cell: Variant) => string;
}

/** A line of the basket with those shortages alone that only the server knows: of stock that the shop does not see. */
function unseenShortage({ problems, ...line }: BasketItem, matrix: Matrix, key: string): BasketItem {
  const unseen = problems?.filter(({ code }) => code === 'stock_short' && !matrix.short.has(key)) ?? [];
  return { ...line, ...(problems && { problems: unseen }) };
}

/** The rules that these pieces do not keep, each with its repair, which is typed into its cell to be saved. */
export function MatrixRules({ matrix, lines, nameOf }: MatrixRulesProps) {
  return (
    <div className="matrix-rules">
      {[...matrix.broken].slice(0, shownMessages).map(([line, problems]) => (
        <ProblemNotes
          key={line.key}
          problems={problems}
          color={line.selectedColor}
          inCell={rule =>
            [nameOf({ size: line.selectedSize, color: line.selectedColor }), rule].filter(Boolean).join(': ')
          }
          onRepair={line.isTyped ? quantity => matrix.change({ [line.key]: quantity }) : undefined}
        />
      ))}
      {lines
        .filter(({ basketPackId }) => basketPackId === null)
        .map(line => {
          const key = cellKey({ size: line.selectedSize, color: line.selectedColor });
          return (
            <LineProblems
              key={line.id}
              line={unseenShortage(line, matrix, key)}
              shown={matrix.pieces[key] || 0}
              isOneOfSizes
              onRepair={quantity => matrix.change({ [key]: quantity })}
            />
          );
        })}
    </div>
  );
}

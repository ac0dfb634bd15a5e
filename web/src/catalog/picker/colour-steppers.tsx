import './colour-steppers.css';
import { lineQuantityMax } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';
import type { ProductRule } from '@toptan/contract/terms';
import { useColourName } from '../../i18n/use-colour-name.ts';
import { Stepper } from '../../ui/form/stepper.tsx';
import { Picture } from '../../ui/trade/picture.tsx';
import { Swatch } from '../../ui/trade/swatch.tsx';
import { cellKey } from './matrix-cells.ts';
import { useCellName, useFacts } from './matrix-grid.tsx';
import { MatrixMessages } from './matrix-messages.tsx';
import { stepOf } from './product-rules.ts';
import type { Matrix } from './use-matrix.ts';

interface ColourSteppersProps {
  product: Product;
  matrix: Matrix;
  rules: readonly ProductRule[];
  /** The colour of a row that the focus comes into. */
  onColour: (colour: string) => void;
}

/** Goods of one size: the pieces of each colour, with what the basket holds of them. */
export function ColourSteppers({ product, matrix, rules, onColour }: ColourSteppersProps) {
  const colourName = useColourName();
  const cellName = useCellName();
  const factsOf = useFacts(product, matrix);
  return (
    <div className="colours">
      <ul>
        {matrix.cells.map(cell => {
          const key = cellKey(cell);
          const { label, words, note, noteLevel, state, isClosed } = factsOf(key);
          const picture = product.pictures.find(({ color }) => color === cell.colour);
          return (
            <li key={key} className="colours-row" data-state={state} onFocus={() => onColour(cell.colour)}>
              {picture && (
                <Picture
                  imageUrl={picture.imageUrl}
                  category={product.category}
                  alt=""
                  ratio="4/5"
                  sizes="36px"
                />
              )}
              <span className="colours-name">
                <span>
                  {cell.colour && <Swatch colour={cell.colour} />}
                  <b>{cell.colour ? colourName(cell.colour) : cell.size}</b>
                </span>
                <span className="colours-note" data-stock={noteLevel}>
                  {noteLevel === 'short' ? note : words}
                </span>
              </span>
              <Stepper
                value={matrix.pieces[key] ?? 0}
                onChange={pieces => matrix.change({ [key]: pieces })}
                min={0}
                max={Math.max(lineQuantityMax, matrix.savedIn(key))}
                step={stepOf(rules)}
                disabled={isClosed ?? false}
                label={label}
              />
            </li>
          );
        })}
      </ul>
      <div role="alert">
        <MatrixMessages matrix={matrix} nameOf={cellName} />
      </div>
    </div>
  );
}

import './color-steppers.css';
import { lineQuantityMax } from '@toptan/contract/basket';
import type { ProductRule } from '@toptan/contract/terms';
import { useTranslation } from 'react-i18next';
import { useColorName } from '../../i18n/use-color-name.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stepper } from '../../ui/form/stepper.tsx';
import { Picture } from '../../ui/trade/picture.tsx';
import { Swatch } from '../../ui/trade/swatch.tsx';
import { cellKey } from '../pools.ts';
import type { MatrixBells } from './matrix-bells.tsx';
import type { MatrixProduct } from './matrix-cells.ts';
import { useCellName, useFacts } from './matrix-facts.tsx';
import { MatrixMessages } from './matrix-messages.tsx';
import { stepOf } from './product-rules.ts';
import type { Matrix } from './use-matrix.ts';

interface ColorSteppersProps {
  product: MatrixProduct;
  matrix: Matrix;
  rules: readonly ProductRule[];
  /** The bells of colors that are sold out; null where there are none. */
  bells?: MatrixBells | null;
  /** Gets the color of a row that the focus comes into. */
  onColor: (color: string) => void;
}

/** Goods of one size: the pieces of each color, beginning with those in the basket. */
export function ColorSteppers({ product, matrix, rules, bells = null, onColor }: ColorSteppersProps) {
  const { t } = useTranslation('notices');
  const colorName = useColorName();
  const cellName = useCellName();
  const factsOf = useFacts(product, matrix, bells);
  return (
    <div className="colors">
      <ul>
        {matrix.cells.map(cell => {
          const key = cellKey(cell);
          const { label, words, note, noteLevel, state, isClosed, toggle } = factsOf(key);
          const picture = product.pictures.find(({ color }) => color === cell.color);
          return (
            <li key={key} className="colors-row" data-state={state} onFocus={() => onColor(cell.color)}>
              {picture && (
                <Picture imageUrl={picture.imageUrl} category={product.category} ratio="4/5" sizes="36px" />
              )}
              <span className="flex-1 min-w-0 wrap-anywhere">
                <span className="flex items-center gap-2">
                  {cell.color && <Swatch color={cell.color} />}
                  <b>{cell.color ? colorName(cell.color) : cell.size}</b>
                </span>
                <span className="colors-note" data-stock={noteLevel}>
                  {noteLevel === 'short' ? note : words}
                </span>
              </span>
              {toggle ? (
                <Button aria-pressed={toggle.isPressed} aria-label={label} onClick={toggle.onPress}>
                  {toggle.icon}
                  {t(toggle.isPressed ? 'bells.waits' : 'bells.ask')}
                </Button>
              ) : (
                <Stepper
                  value={matrix.pieces[key] ?? 0}
                  onChange={pieces => matrix.change({ [key]: pieces })}
                  min={0}
                  max={Math.max(lineQuantityMax, matrix.savedIn(key))}
                  step={stepOf(rules)}
                  disabled={isClosed ?? false}
                  label={label}
                />
              )}
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

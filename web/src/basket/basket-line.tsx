import { type BasketItem, lineQuantityMax } from '@toptan/contract/basket';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Money } from '../i18n/money.tsx';
import { useColorSizeNames } from '../i18n/use-color-size-names.ts';
import { useWords } from '../i18n/use-words.ts';
import { useProductWords } from '../session/product-words.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { isRefusedFigure } from '../ui/form/figure-input.tsx';
import { FigureProblem } from '../ui/form/figure-problem.tsx';
import { Stepper } from '../ui/form/stepper.tsx';
import { Swatch } from '../ui/trade/swatch.tsx';
import { LineProblems } from './line-problems.tsx';
import { useRemoveLine, useTypedPieces } from './lines-api.ts';
import { isOnTheWay, withPieces } from './shown-basket.ts';
import { SplitNote } from './split-note.tsx';

const bounds = { min: 1, max: lineQuantityMax };

export function BasketLine({ line }: { line: BasketItem }) {
  const { t, list } = useWords('basket');
  const { colorName, sizeName } = useColorSizeNames();
  const remove = useRemoveLine();
  const problemId = useId();
  const { shown, figure: quantity, setTyped, settle } = useTypedPieces(line, bounds);
  const { name } = useProductWords()(line.product);
  const { product, selectedColor, selectedSize } = line;
  const variant = list([selectedColor && colorName(selectedColor), selectedSize && sizeName(selectedSize)]);
  // The note is for the pieces as typed. If it appeared only once they are settled, the button below would move under the finger.
  const typed = withPieces(line, quantity);
  const take = (pieces: number) => {
    setTyped(pieces);
    settle(pieces);
  };

  return (
    <li className="basket-line basket-row">
      <span className="basket-line-color">
        {selectedColor && <Swatch color={selectedColor} />}
        <span>{selectedColor ? colorName(selectedColor) : t('oneColor')}</span>
      </span>
      <span className="basket-line-size">
        <bdi className={selectedSize ? undefined : 'quiet'}>{sizeName(selectedSize)}</bdi>
      </span>
      <Stepper
        size="sm"
        value={shown}
        {...bounds}
        step={line.multiple}
        disabled={isOnTheWay(line)}
        onChange={setTyped}
        onSettle={settle}
        label={t('quantityOf', { product: list([name, variant]) })}
        problemId={problemId}
      />
      <span className="basket-line-unit num quiet">
        <Money lira={product.price} />
      </span>
      <span className="basket-line-total num">
        <Money lira={typed.totalPrice} />
      </span>
      <IconButton
        label={t('remove', { product: list([name, variant]) })}
        disabled={isOnTheWay(line)}
        onClick={() => remove(line)}
      >
        <X aria-hidden="true" />
      </IconButton>
      <FigureProblem
        id={problemId}
        className="basket-line-note basket-figure"
        value={shown}
        {...bounds}
        onRepair={take}
      />
      {!isRefusedFigure(shown, bounds) && <LineProblems line={line} shown={shown} onRepair={take} />}
      {product.isAvailable ? (
        <SplitNote lines={[typed]} />
      ) : (
        <p className="basket-line-note text-signal" data-unavailable>
          {t('unavailable')}
        </p>
      )}
    </li>
  );
}

import './basket-run.css';
import { Link } from '@tanstack/react-router';
import { type BasketItem, lineQuantityMax } from '@toptan/contract/basket';
import { piecesOf } from '@toptan/contract/pieces';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { Money } from '../i18n/money.tsx';
import { useColorSizeNames } from '../i18n/use-color-size-names.ts';
import { useWords } from '../i18n/use-words.ts';
import { linesAmount } from '../session/amounts.ts';
import { useProductWords } from '../session/product-words.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { FigureInput } from '../ui/form/figure-input.tsx';
import { FigureProblem } from '../ui/form/figure-problem.tsx';
import { Swatch } from '../ui/trade/swatch.tsx';
import { useRovingFields } from '../ui/trade/use-roving-fields.ts';
import { PHONE, useMedia } from '../ui/use-media.ts';
import { useBasketRuns } from './api.ts';
import { LineProblems } from './line-problems.tsx';
import { useRemoveLines, useSetPieces, useTypedPieces } from './lines-api.ts';
import { hasPieces } from './shown-basket.ts';
import { SplitNote } from './split-note.tsx';
import { figureName, setTypedOf, useLinesAsTyped, useTyped } from './use-typed-figure.ts';

interface RunCellProps {
  line: BasketItem;
  name: string;
  tabIndex: number;
  problemId: string;
}

/** The bounds of a size; 0 removes it. */
const bounds = { min: 0, max: lineQuantityMax };

/** One size of a run. An emptied size leaves the basket. */
function RunCell({ line, name, tabIndex, problemId }: RunCellProps) {
  const { t, list } = useWords('basket');
  const { colorName, sizeName } = useColorSizeNames();
  const { shown, setTyped, settle } = useTypedPieces(line, bounds);
  const { selectedColor, selectedSize } = line;
  const variant = list([selectedColor && colorName(selectedColor), selectedSize && sizeName(selectedSize)]);
  return (
    <span
      className="run-cell"
      data-closed={!line.product.isAvailable || undefined}
      data-free={shown === 0 || undefined}
    >
      <bdi aria-hidden="true">{selectedSize && sizeName(selectedSize)}</bdi>
      <FigureInput
        value={shown}
        {...bounds}
        blank
        onChange={setTyped}
        onSettle={settle}
        tabIndex={tabIndex}
        problemId={problemId}
        label={t('quantityOf', { product: list([name, variant]) })}
      />
    </span>
  );
}

/**
 * The sizes of a product in one color: a run, edited in place.
 * @param lines those without pieces are sizes that can be added; a phone has no space for them
 */
export function BasketRun({ lines: all }: { lines: readonly BasketItem[] }) {
  const { t, list } = useWords(['basket', 'words']);
  const { colorName, sizeName } = useColorSizeNames();
  const nameOf = useProductWords();
  const isPhone = useMedia(PHONE);
  const id = useId();
  const withPieces = all.filter(hasPieces);
  const lines = isPhone ? withPieces : all;
  const { current, ...rove } = useRovingFields(lines.length);
  const remove = useRemoveLines();
  const setPieces = useSetPieces();
  const { data: runs = [] } = useBasketRuns();
  const figures = useTyped();
  const typed = useLinesAsTyped(lines);
  const [first] = lines;
  if (!first) return null;
  const { product, selectedColor } = first;
  const set = (line: BasketItem, quantity: number) => {
    setTypedOf(figureName(line), quantity);
    setPieces(line, quantity, () => setTypedOf(figureName(line), null));
  };
  const isKnownRun = runs.some(({ productId, color }) => productId === product.id && color === selectedColor);
  const isWhole = isKnownRun && lines.length === all.length;
  const { name } = nameOf(product);
  return (
    <li className="basket-line basket-row basket-run">
      <span className="basket-line-color">
        {selectedColor && <Swatch color={selectedColor} />}
        <span>{selectedColor ? colorName(selectedColor) : t('oneColor')}</span>
        <span className="run-pieces quiet">{t('words:pieces', { count: piecesOf(typed) })}</span>
      </span>
      <span className="run" {...rove}>
        {lines.map((line, at) => (
          <RunCell
            key={figureName(line)}
            line={line}
            name={name}
            tabIndex={at === current ? 0 : -1}
            problemId={`${id}${line.id}`}
          />
        ))}
        {!isWhole && (
          <Link
            className="run-more"
            to="/catalog"
            search={{ product: product.id }}
            state={selectedColor ? { productColor: selectedColor } : {}}
            aria-label={t('moreSizes', { product: list([name, selectedColor && colorName(selectedColor)]) })}
          >
            <Plus aria-hidden="true" />
          </Link>
        )}
      </span>
      <span className="basket-line-unit num quiet">
        <Money lira={product.price} />
      </span>
      <span className="basket-line-total num">
        <Money lira={linesAmount(typed)} />
      </span>
      <IconButton
        label={t('remove', { product: list([name, selectedColor && colorName(selectedColor)]) })}
        onClick={() => remove(withPieces)}
      >
        <X aria-hidden="true" />
      </IconButton>
      {lines.map(line => (
        <FigureProblem
          key={line.id}
          id={`${id}${line.id}`}
          className="basket-line-note basket-figure"
          value={figures[figureName(line)] ?? line.quantity}
          {...bounds}
          name={line.selectedSize ? sizeName(line.selectedSize) : undefined}
          onRepair={pieces => set(line, pieces)}
        />
      ))}
      {lines.map(line => (
        <LineProblems
          key={line.id}
          line={line}
          shown={typed.find(({ id }) => id === line.id)?.quantity ?? line.quantity}
          isOneOfSizes
          onRepair={quantity => set(line, quantity)}
          onRemove={() => remove([line])}
        />
      ))}
      {lines
        .filter(line => !line.product.isAvailable)
        .map(line => (
          <p key={line.id} className="basket-line-note text-signal" data-unavailable>
            {t('sizeUnavailable', { size: sizeName(line.selectedSize) })}
          </p>
        ))}
      <SplitNote lines={typed.filter(line => line.product.isAvailable)} />
    </li>
  );
}

import './matrix-keypad.css';
import { ArrowDown, ArrowDownToLine, Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Money } from '../../i18n/money.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { goodsAmount } from '../../session/amounts.ts';
import type { QuantityGridState } from '../../ui/trade/use-quantity-grid.ts';
import type { MatrixProduct } from './matrix-cells.ts';
import type { Matrix } from './use-matrix.ts';

/** Shops order in half dozens where no rule says otherwise. */
const usualStep = 6;

interface MatrixKeypadProps {
  grid: QuantityGridState;
  matrix: Matrix;
  product: MatrixProduct;
  /** The multiple that a rule demands of the pieces of a cell; 1 where none does. */
  multiple: number;
  /** The focused cell in words. */
  label: string;
}

/** The actions above the number keys of a phone, for the focused cell: those that the keys lack. */
export function MatrixKeypad({ grid, matrix, product, multiple, label }: MatrixKeypadProps) {
  const step = multiple > 1 ? multiple : usualStep;
  const { t, number } = useWords(['picker', 'words']);
  // The cell keeps the focus, or the keys would close.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <div className="matrix-keypad">
      <p className="flex justify-between gap-2 pt-0 pb-1.5 px-2 text-13 text-ink-3">
        <b className="text-ink">{label}</b>
        <span>
          {t('words:pieces', { count: matrix.total })} ·{' '}
          <Money lira={goodsAmount(product.price, matrix.total)} />
        </span>
      </p>
      <div
        className="matrix-keypad-bar icon-16 flex flex-wrap gap-1.5"
        role="toolbar"
        aria-label={label}
        onMouseDown={keepFocus}
      >
        <button
          type="button"
          aria-label={t('matrix.less', { pieces: number(step) })}
          onClick={() => grid.add(-step)}
        >
          <bdi className="ltr">−{number(step)}</bdi>
        </button>
        <button
          type="button"
          aria-label={t('matrix.more', { pieces: number(step) })}
          onClick={() => grid.add(step)}
        >
          <bdi className="ltr">+{number(step)}</bdi>
        </button>
        <button type="button" onClick={grid.fillOn}>
          <ArrowDownToLine aria-hidden="true" />
          {t('matrix.fill')}
        </button>
        <button type="button" onClick={grid.goOn}>
          <ArrowDown aria-hidden="true" />
          {t('matrix.next')}
        </button>
        <button
          type="button"
          className="matrix-keypad-done"
          aria-label={t('matrix.done')}
          onClick={() => document.activeElement instanceof HTMLElement && document.activeElement.blur()}
        >
          <Check aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

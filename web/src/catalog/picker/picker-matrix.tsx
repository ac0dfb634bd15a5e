import './picker-form.css';
import './picker-matrix.css';
import { Undo2 } from 'lucide-react';
import { type SyntheticEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useColorName } from '../../i18n/use-color-name.ts';
import { LeaveQuestion } from '../../lists/discard-question.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Announcement } from '../../ui/feedback/announcement.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { submitByKeys } from '../../ui/overlay/dialog.tsx';
import { useQuantityGrid } from '../../ui/trade/use-quantity-grid.ts';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { cellKey } from '../pools.ts';
import { ColorSteppers } from './color-steppers.tsx';
import { BellLine, useMatrixBells } from './matrix-bells.tsx';
import { closedCells, soldOutCells, type Variant } from './matrix-cells.ts';
import { useCellName } from './matrix-facts.tsx';
import { MatrixFoot, useTotalWords } from './matrix-foot.tsx';
import { MatrixGrid } from './matrix-grid.tsx';
import { MatrixKeypad } from './matrix-keypad.tsx';
import { matrixLayout } from './matrix-layout.ts';
import { MatrixLegend } from './matrix-legend.tsx';
import { MatrixMessages } from './matrix-messages.tsx';
import { MatrixRules } from './matrix-rules.tsx';
import { PickerSide } from './picker-gallery.tsx';
import type { Sale } from './picker-habits.ts';
import { PickerHead, type PickerHeadProps } from './picker-head.tsx';
import { stepOf, useProductRules } from './product-rules.ts';
import { SaleChoice } from './sale-choice.tsx';
import { useFirstCell } from './use-first-cell.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';
import { useMatrix } from './use-matrix.ts';
import { useSaveMatrix } from './use-save-matrix.ts';

/** Below this width sizes go down and colors across. */
const NARROW = '(max-width: 899px)';

interface PickerMatrixProps extends PickerHeadProps {
  /** The color that was pressed, which is shown at first. */
  pressed: string | undefined;
  /** The way that is chosen where a product is sold in packs and by the piece; null where there is no choice. */
  sale: Sale | null;
}

/** All sizes and colors of a product at once, beginning with the pieces in the basket. They are changed here and saved together. */
export function PickerMatrix({ product, lines, pressed, sale }: PickerMatrixProps) {
  const { t } = useTranslation(['picker', 'words']);
  const colorName = useColorName();
  const cellName = useCellName();
  const totalWords = useTotalWords();
  const isNarrow = useMedia(NARROW);
  const isPhone = useMedia(PHONE);
  const rules = useProductRules(product.id);
  const matrix = useMatrix(product, lines, rules);
  const bells = useMatrixBells(product, matrix);
  const layout = matrixLayout(product, isNarrow);
  const closed = useMemo(() => closedCells(product), [product]);
  const { variantAt, keyOf } = layout;
  const [color, setColor] = useState(pressed && product.colors.includes(pressed) ? pressed : '');
  // The first problem is a missing size for a user who has not been in the grid yet.
  const [hasBegun, setBegun] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const grid = useQuantityGrid({
    rows: layout.isTransposed ? layout.sizes : layout.colors.map(each => each && colorName(each)),
    columns: layout.isTransposed ? layout.colors.map(each => each && colorName(each)) : layout.sizes,
    keyOf,
    isClosed: cell => closed.has(keyOf(cell)),
    isToggle: cell => bells?.has(keyOf(cell)) ?? false,
    value: matrix.pieces,
    onChange: matrix.change,
    ...(product.sizes.length > 1 && { fill: layout.isTransposed ? 'column' : 'row' }),
    onCommit: () => form.current?.requestSubmit(),
  });
  const shown = grid.active ? variantAt(grid.active).color : '';
  if (shown && shown !== color) setColor(shown);

  const open = matrix.cells.filter(cell => !closed.has(cellKey(cell)));
  // A cell that is sold out may get its bell while it has the focus.
  const soldOut = useMemo(() => soldOutCells(product), [product]);
  const typed = open.filter(cell => !soldOut.has(cellKey(cell)) || matrix.savedIn(cellKey(cell)) > 0);
  const first =
    typed.find(cell => cell.color === pressed) ??
    typed.find(cell => matrix.savedIn(cellKey(cell)) > 0) ??
    typed[0];
  const isStepped = product.sizes.length <= 1;
  const focusCell = (cell: Variant) => {
    if (!isStepped) return grid.focus(layout.cellOf(cell));
    const steppers = form.current?.querySelectorAll<HTMLElement>('.colors-row input');
    steppers?.[matrix.cells.indexOf(cell)]?.focus();
    return Boolean(steppers);
  };
  useFirstCell(() => !first || focusCell(first));
  const isTyping = isPhone && grid.active !== null;
  useKeyboardHeight(form, isTyping);

  const isDirty = matrix.changed.length > 0;

  function lead() {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (first && !isPhone) focusCell(first);
  }

  const { submit, isBlocked } = useSaveMatrix({ product, matrix, grid, hasBegun, lead });

  const begun = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement) setBegun(true);
  };

  /** The name of the cell in which somebody types, shown above the keys of a phone. */
  const activeName = grid.active ? cellName(variantAt(grid.active)) : '';

  return (
    <>
      <PickerSide product={product} color={color} />
      <form
        ref={form}
        className="picker-form"
        onKeyDown={event => {
          if (event.key !== 'Tab') begun(event);
          submitByKeys(event);
        }}
        onSubmit={event => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className="picker-body" onPointerDown={begun}>
          <PickerHead product={product} lines={lines} />
          {sale && <SaleChoice value={sale} isDirty={isDirty} />}
          {open.length === 0 ? (
            <EmptyState title={t('matrix.closedTitle')} text={t('matrix.closedText')} />
          ) : (
            <>
              {isStepped ? (
                <ColorSteppers {...{ product, matrix, rules, bells }} onColor={setColor} />
              ) : (
                <>
                  <div className="matrix-bar">
                    <p className="quiet text-13">
                      {matrix.savedTotal > 0 && t('matrix.hint', { count: matrix.savedTotal })}
                    </p>
                    <Button variant="ghost" disabled={!grid.canUndo} onClick={grid.undo}>
                      <Undo2 className="flip" aria-hidden="true" />
                      {t('words:undo')}
                    </Button>
                  </div>
                  <MatrixGrid
                    product={product}
                    matrix={matrix}
                    grid={grid}
                    layout={layout}
                    bells={bells}
                    color={color}
                    onColor={setColor}
                    problem={<MatrixMessages matrix={matrix} nameOf={cellName} />}
                  />
                </>
              )}
              {bells && <BellLine bells={bells} cells={matrix.cells} />}
              <MatrixRules matrix={matrix} nameOf={cellName} lines={lines} />
              {!isStepped && (
                <MatrixLegend
                  hasStock={product.stockPools.some(pool => (pool.size ?? pool.color) !== null)}
                />
              )}
            </>
          )}
        </div>
        {open.length > 0 && (
          <div className="matrix-bottom grid grid-cols-1 items-end">
            <MatrixFoot matrix={matrix} product={product} isBlocked={isBlocked} isHidden={isTyping} />
            {isTyping && (
              <MatrixKeypad
                {...{ grid, matrix, product }}
                multiple={stepOf(rules, true)}
                label={activeName}
              />
            )}
          </div>
        )}
        <Announcement>{matrix.changed.length > 0 ? totalWords(matrix) : ''}</Announcement>
      </form>
      <LeaveQuestion isDirty={isDirty} openBy="product" />
    </>
  );
}

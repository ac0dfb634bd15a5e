import { memo, type ReactNode } from 'react';
import { SplitBar } from './split-bar.tsx';

/** The words and the state of a cell around its figure. */
export interface CellFacts {
  /** Read out, such as 'Blue, 34, 12 in stock'. */
  label: string;
  /** The words of the note, where there is space for them. */
  words?: string | undefined;
  /** Words below the figure, such as the stock. */
  note?: ReactNode;
  noteLevel?: 'ok' | 'low' | 'none' | 'short' | undefined;
  /** saved: the figure is stored; changed: it is not stored yet; theirs: somebody else has stored it meanwhile. */
  state?: 'saved' | 'changed' | 'theirs' | undefined;
  /** The stored figure, where another one stands. */
  before?: number | undefined;
  /** Pieces of it that lie on the shelf; the rest is produced. */
  fromStock?: number | undefined;
  /** True: the figure cannot be stored. */
  isWrong?: boolean | undefined;
  /** True: the cell is not offered, and cannot be typed into. */
  isClosed?: boolean | undefined;
  /** The button stands in the place of the figure. */
  toggle?: { isPressed: boolean; icon: ReactNode; note: string; onPress: () => void } | undefined;
}

interface QuantityCellProps extends CellFacts {
  row: number;
  column: number;
  text: string;
  pieces: number;
  placeholder?: string | undefined;
  isSelected?: boolean | undefined;
  isRestorable?: boolean | undefined;
  /** Id of the message about the problem. */
  describedBy?: string | undefined;
  /** True: the cell fills a line, and Tab passes it by. */
  isFill?: boolean | undefined;
}

/** The table hears it, so that a cell is drawn again only when it changes itself. */
const heardByTable = () => {};

export const QuantityCell = memo(function QuantityCell(props: QuantityCellProps) {
  const { label, note, before, fromStock, pieces, isWrong = false, toggle } = props;
  if (toggle)
    return (
      <td className="quantity-cell">
        <button
          type="button"
          className="quantity-toggle"
          data-row={props.row}
          data-column={props.column}
          aria-pressed={toggle.isPressed}
          aria-label={label}
          onClick={toggle.onPress}
        >
          {toggle.icon}
          <span aria-hidden="true">{toggle.note}</span>
        </button>
      </td>
    );
  if (props.isClosed)
    return (
      <td className="quantity-cell" aria-disabled="true" data-closed="">
        <span className="sr-only">{label}</span>
        {pieces > 0 && <span aria-hidden="true">{pieces}</span>}
      </td>
    );
  return (
    <td
      className="quantity-cell"
      data-state={props.state}
      data-empty={props.text === '' || undefined}
      data-wrong={isWrong || undefined}
      data-selected={props.isSelected || undefined}
      data-fill={props.isFill || undefined}
    >
      <input
        type="text"
        dir="ltr"
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        tabIndex={props.isFill ? -1 : undefined}
        data-row={props.row}
        data-column={props.column}
        data-restorable={props.isRestorable || undefined}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? props.describedBy : undefined}
        value={props.text}
        placeholder={before === undefined ? props.placeholder : '0'}
        onChange={heardByTable}
      />
      {note && (
        <span className="quantity-note" data-stock={props.noteLevel} aria-hidden="true">
          {note}
        </span>
      )}
      {before !== undefined && (
        <del
          className="absolute top-0.5 start-1 text-12 leading-[1rem] text-ink-3 pointer-events-none"
          aria-hidden="true"
        >
          {before}
        </del>
      )}
      {fromStock !== undefined && pieces > 0 && (
        <span className="quantity-split">
          <SplitBar fromStock={fromStock} toProduce={pieces - fromStock} size="cell" />
        </span>
      )}
    </td>
  );
});

import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { cellAfter, type GridCell } from './grid-keys.ts';

/** The fields of a row, and the place of the one that an event is about; -1 where it is none of them. */
function fieldsOf({ currentTarget, target }: FocusEvent | KeyboardEvent) {
  const fields = [...currentTarget.querySelectorAll('input')];
  return { fields, at: target instanceof HTMLInputElement ? fields.indexOf(target) : -1 };
}

/**
 * A row of fields as one stop of Tab, with the keys of `useQuantityGrid` between them.
 * @returns handlers of the element around them, and the field that Tab leads to
 */
export function useRovingFields(count: number) {
  const [focused, setFocused] = useState(0);
  return {
    current: Math.min(focused, count - 1),
    onFocus: (event: FocusEvent) => {
      const { at } = fieldsOf(event);
      if (at >= 0) setFocused(at);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { fields, at } = fieldsOf(event);
      // The keys up and down change the figure.
      if (event.defaultPrevented || at < 0) return;
      const isOpen = ({ row, column }: GridCell) => row === 0 && fields[column]?.disabled === false;
      const next = cellAfter(event, { row: 0, column: at }, { rows: 1, columns: fields.length, isOpen });
      if (next === undefined) return;
      event.preventDefault();
      if (next) fields[next.column]?.focus();
    },
  };
}

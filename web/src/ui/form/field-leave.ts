import { useLayoutEffect } from 'react';

/**
 * In a dialog: a field that has the focus loses it before the dialog is removed. In WebKit the caret of a removed field
 * moves to the end of the page, and the page scrolls there.
 */
export function FieldLeave() {
  useLayoutEffect(
    () => () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    [],
  );
  return null;
}

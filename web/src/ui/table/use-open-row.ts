import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the row whose details are open in sight while they step through the list, and gives it the focus when they
 * close: the row that opened them may be far away.
 */
export function useOpenRow(
  body: RefObject<HTMLElement | null>,
  openId: string | null | undefined,
  focus: (id: string) => void,
): void {
  const last = useRef(openId ?? null);
  useLayoutEffect(() => {
    if (openId) body.current?.querySelector('.data-row-open')?.scrollIntoView({ block: 'nearest' });
  }, [body, openId]);
  useEffect(() => {
    const before = last.current;
    last.current = openId ?? null;
    if (openId || before === null) return;
    // After the sheet has given the focus back to where it was when it opened.
    const timer = setTimeout(() => {
      const row = document.activeElement?.closest<HTMLElement>('[data-row-id]');
      if (row?.dataset['rowId'] !== before) focus(before);
    });
    return () => clearTimeout(timer);
  }, [openId, focus]);
}

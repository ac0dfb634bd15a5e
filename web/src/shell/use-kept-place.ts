import { useEffect, useLayoutEffect, useRef } from 'react';

/** Puts focus and scroll back to where they were when the page comes into sight again. */
export function useKeptPlace(): void {
  const kept = useRef<{ focused: Element | null; top: number }>(null);
  useLayoutEffect(
    () => () => {
      kept.current = { focused: document.activeElement, top: window.scrollY };
    },
    [],
  );
  // After the effects of the page, whose heading or form takes the focus as if it had just been opened.
  useEffect(() => {
    if (!kept.current) return;
    const { focused, top } = kept.current;
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    window.scrollTo({ top, behavior: 'instant' });
  }, []);
}

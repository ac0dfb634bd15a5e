import { useEffect, useLayoutEffect, useRef } from 'react';

/** Puts focus and scroll back to where they were when the page comes into sight again. */
export function useSavedPlace(): void {
  const saved = useRef<{ focused: Element | null; top: number }>(null);
  useLayoutEffect(
    () => () => {
      saved.current = { focused: document.activeElement, top: window.scrollY };
    },
    [],
  );
  // The place is restored after the effects of the page, whose heading or form takes the focus as if it had just been opened.
  useEffect(() => {
    if (!saved.current) return;
    const { focused, top } = saved.current;
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    window.scrollTo({ top, behavior: 'instant' });
  }, []);
}

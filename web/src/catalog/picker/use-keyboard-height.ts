import { type RefObject, useEffect } from 'react';

/**
 * While a field is typed in: tells the styles of an element how much of the screen the keys of a phone take from below, as
 * `--keyboard`. A browser does not make the page smaller for them.
 */
export function useKeyboardHeight(element: RefObject<HTMLElement | null>, isTyping: boolean): void {
  useEffect(() => {
    const { visualViewport } = window;
    const { current } = element;
    if (!isTyping || !visualViewport || !current) return;
    const measure = () => {
      const height = Math.max(0, innerHeight - visualViewport.height - visualViewport.offsetTop);
      current.style.setProperty('--keyboard', `${height}px`);
      // Clear of the keys.
      if (document.activeElement instanceof HTMLInputElement)
        document.activeElement.scrollIntoView({ block: 'nearest' });
    };
    measure();
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
      current.style.removeProperty('--keyboard');
    };
  }, [element, isTyping]);
}

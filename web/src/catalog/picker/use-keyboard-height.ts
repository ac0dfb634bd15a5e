import { type RefObject, useEffect } from 'react';

/**
 * Sets `--keyboard` on an element while a field is typed in: the height that the keys of a phone take from the screen. A browser
 * does not make the page smaller for them.
 */
export function useKeyboardHeight(element: RefObject<HTMLElement | null>, isTyping: boolean): void {
  useEffect(() => {
    const { visualViewport } = window;
    const { current } = element;
    if (!isTyping || !visualViewport || !current) return;
    const measure = () => {
      const height = Math.max(0, innerHeight - visualViewport.height - visualViewport.offsetTop);
      current.style.setProperty('--keyboard', `${height}px`);
      // The field scrolls clear of the keys.
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

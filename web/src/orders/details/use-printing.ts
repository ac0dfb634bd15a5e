import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being put on paper; true before the browser draws it. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => window.matchMedia('print').matches);
  useEffect(() => {
    const paper = window.matchMedia('print');
    // The browser draws the paper when the listeners are through, and does not wait for React.
    const show = (next: boolean) => flushSync(() => setPrinting(next));
    const begin = () => show(true);
    const end = () => show(false);
    const follow = ({ matches }: MediaQueryListEvent) => show(matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', follow);
    };
  }, []);
  return isPrinting;
}

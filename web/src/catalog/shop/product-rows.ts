import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMedia } from '../../ui/use-media.ts';

/** Rows that are drawn beyond the window, on either side. */
const overscan = 2;

/** Milliseconds after which a scroll that rests is a place to come back to. */
const restMs = 200;

/** The number of columns: two on a phone, three on a tablet, four or five on wide screens. */
export function useColumns(): number {
  const isTablet = useMedia('(min-width: 768px)');
  const isDesktop = useMedia('(min-width: 1100px)');
  const isWide = useMedia('(min-width: 1360px)');
  return isWide ? 5 : isDesktop ? 4 : isTablet ? 3 : 2;
}

type Measure = {
  /** Pixels of a row with the gap below it; 0 while it is not known. */
  rowHeight: number;
  /** Pixels from the top of the document to the first row. */
  start: number;
};

/** The measure of a row, taken from an invisible one that is always there. */
function useMeasure(ruler: RefObject<HTMLElement | null>): Measure {
  const [measure, setMeasure] = useState<Measure>({ rowHeight: 0, start: 0 });
  useLayoutEffect(() => {
    const row = ruler.current;
    if (!row) return;
    const take = () => {
      const { top, height } = row.getBoundingClientRect();
      const start = Math.round(top + window.scrollY);
      setMeasure(last =>
        last.rowHeight === height && last.start === start ? last : { rowHeight: height, start },
      );
    };
    take();
    const observer = new ResizeObserver(take);
    observer.observe(row);
    return () => observer.disconnect();
  }, [ruler]);
  return measure;
}

interface ProductRowsOptions {
  /** The identity of the list; another list begins at its first product. */
  list: object;
  /** Products in the list. */
  total: number;
  /** Products above the window when the list opens. */
  at: number;
  /** Called when scrolling rests, with the products that are above the window. */
  onRest: (at: number) => void;
}

/** The rows of the grid that are drawn, with their places. The place in the list stays when the grid changes its width. */
export function useProductRows({ list, total, at, onRest }: ProductRowsOptions) {
  const columns = useColumns();
  const ruler = useRef<HTMLDivElement>(null);
  const { rowHeight, start } = useMeasure(ruler);
  const place = useRef(at);
  // The rows in sight of another list go before its other rows and their pictures.
  const settled = useDeferredValue<object | null>(list, null);
  const rows = useWindowVirtualizer({
    count: rowHeight === 0 ? 0 : Math.ceil(total / columns),
    estimateSize: () => rowHeight,
    overscan: settled === list ? overscan : 0,
    scrollMargin: start,
  });

  useLayoutEffect(() => {
    rows.measure();
    if (rowHeight > 0 && place.current > 0)
      window.scrollTo({ top: Math.floor(place.current / columns) * rowHeight });
  }, [rows, rowHeight, columns]);

  const shown = useRef(list);
  const begin = useEffectEvent(() => {
    place.current = 0;
    // The page is at its top already. Scrolling to it would only cost a layout.
    if (rows.scrollOffset !== 0) window.scrollTo({ top: 0 });
  });
  useLayoutEffect(() => {
    if (shown.current !== list) begin();
    shown.current = list;
  }, [list]);

  const rest = useEffectEvent(() => {
    place.current = Math.round(window.scrollY / rowHeight) * columns;
    onRest(place.current);
  });
  const { isScrolling } = rows;
  useEffect(() => {
    if (isScrolling || rowHeight === 0) return;
    const timer = setTimeout(rest, restMs);
    return () => clearTimeout(timer);
  }, [isScrolling, rowHeight]);

  const visible = rows.getVirtualItems();
  const middle = visible[Math.floor(visible.length / 2)];
  return {
    columns,
    ruler,
    rows: visible.map(row => ({ index: row.index, top: row.start - start })),
    height: rows.getTotalSize(),
    /** Number of the product in the middle of the window, from 0. */
    middle: middle ? middle.index * columns : at,
  };
}

import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

/** Rows up to which all are drawn: the browser's own search finds them, and it costs nothing. */
const drawnWhole = 60;

/** Rows drawn beyond the window on either side. */
const overscan = 8;

/** The next page is requested when this many rows are left below the window. */
const endNear = 20;

interface VirtualRowsInput {
  ids: readonly string[];
  /** px, until the first row is drawn. */
  rowHeight: number;
  /** Rows of different heights are measured one by one. */
  uneven?: boolean;
  /** Rows that stay drawn when they are out of sight: the one with the focus, the one that is open. */
  pinned: readonly (string | null | undefined)[];
  /** The element that holds the rows. */
  body: RefObject<HTMLElement | null>;
  onEndNear: (() => void) | undefined;
}

interface RowSlice {
  index: number;
  /** px of rows left out between the row before and this one. */
  gap: number;
}

/** The drawn rows of a long list that scrolls with the window; all rows of a short one. */
export function useVirtualRows({
  ids,
  rowHeight,
  uneven = false,
  pinned,
  body,
  onEndNear,
}: VirtualRowsInput) {
  const enabled = ids.length > drawnWhole;
  const [offset, setOffset] = useState(0);
  const [height, setHeight] = useState(rowHeight);
  const pinnedAt = pinned.map(id => (id ? ids.indexOf(id) : -1)).filter(index => index >= 0);
  const rows = useWindowVirtualizer<HTMLElement>({
    count: ids.length,
    enabled,
    estimateSize: useCallback(() => height, [height]),
    overscan,
    scrollMargin: offset,
    // Another density or size of text is another height of every row.
    getItemKey: useCallback((index: number) => `${height}:${ids[index]}`, [ids, height]),
    rangeExtractor: range =>
      [...new Set([...defaultRangeExtractor(range), ...pinnedAt])].sort((a, b) => a - b),
  });

  useLayoutEffect(() => {
    if (!enabled) return;
    const look = () => {
      const place = body.current;
      if (place === null) return;
      setOffset(Math.round(place.getBoundingClientRect().top + window.scrollY));
      const first = uneven ? undefined : place.querySelector<HTMLElement>('[data-index]')?.offsetHeight;
      setHeight(first || rowHeight);
    };
    look();
    let next = 0;
    // The page grows with anything above the rows, and with the text in them. A look within the notice could change it again.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(look);
    });
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(next);
    };
  }, [enabled, uneven, rowHeight, body]);
  // A row that is not laid out has no height.
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (row === null || row.offsetHeight > 0) rows.measureElement(row);
    },
    [rows],
  );

  const drawn = rows.getVirtualItems();
  const lastInSight = enabled ? (rows.range?.endIndex ?? 0) : ids.length - 1;
  const isEndNear = ids.length > 0 && lastInSight >= ids.length - endNear;
  useEffect(() => {
    if (isEndNear) onEndNear?.();
  }, [isEndNear, onEndNear]);

  if (!enabled) return { slices: ids.map((_, index) => ({ index, gap: 0 })), after: 0, measure: undefined };
  return {
    slices: drawn.map(
      (item, at): RowSlice => ({ index: item.index, gap: item.start - endOf(drawn[at - 1], offset) }),
    ),
    /** px of rows left out behind the last one. */
    after: rows.getTotalSize() - (endOf(drawn.at(-1), offset) - offset),
    measure: uneven ? measure : undefined,
  };
}

const endOf = (item: VirtualItem | undefined, offset: number) => item?.end ?? offset;

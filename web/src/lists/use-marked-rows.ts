import { useMemo, useRef, useState } from 'react';
import { toast } from '../ui/feedback/toast-store.ts';
import type { EndlessRows } from './use-endless-rows.ts';

const nothing: ReadonlySet<string> = new Set();

const idOf = ({ id }: { id: string }) => id;

/**
 * The marked rows of a list, and how all that its filter lets through are marked: rows that are not loaded yet
 * are fetched, so that the count is complete before anything is deleted.
 * @param failed shown when not all of them can be fetched
 */
export function useMarkedRows<Row extends { id: string }>(
  { rows, hasMore, loadAll }: Pick<EndlessRows<Row>, 'rows' | 'hasMore' | 'loadAll'>,
  failed: string,
) {
  const [marked, setMarked] = useState(nothing);
  const [isLoadingAll, setLoadingAll] = useState(false);
  const round = useRef(0);
  // Rows that others have deleted meanwhile, or a new filter hides, are no longer selected.
  const chosen = useMemo(
    () => (isLoadingAll ? rows : rows.filter(({ id }) => marked.has(id))),
    [rows, marked, isLoadingAll],
  );
  const ids = useMemo(() => new Set(chosen.map(idOf)), [chosen]);
  const allIds = useMemo(() => rows.map(idOf), [rows]);

  const mark = (next: ReadonlySet<string>) => {
    round.current += 1;
    setLoadingAll(false);
    setMarked(next);
  };
  const markAll = async () => {
    mark(new Set(allIds));
    if (!hasMore) return;
    const ours = round.current;
    setLoadingAll(true);
    try {
      const all = await loadAll();
      if (ours === round.current) mark(new Set(all?.map(idOf)));
    } catch {
      if (ours !== round.current) return;
      setLoadingAll(false);
      toast({ variant: 'destructive', description: failed });
    }
  };
  return {
    chosen,
    /** True while all rows are being fetched; until then the loaded ones count as chosen. */
    isLoadingAll,
    table: { selected: ids, allIds, onChange: mark, onSelectAll: () => void markAll() },
  };
}

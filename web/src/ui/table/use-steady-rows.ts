import { useState } from 'react';

interface SteadyRowsInput<Row> {
  /** The server's rows, in order. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Another search or filter is another list: it shows at once. */
  scope: string;
  /** While true the rows are in use, and none may move under the pointer. */
  held: boolean;
  /** Whether a row goes at once, because the person before the screen has sent it away. */
  mayLeave: (id: string) => boolean;
}

export interface SteadyRows<Row> {
  rows: readonly Row[];
  /** Rows that others have deleted or changed out of the list; they keep their place for now. */
  gone: ReadonlySet<string>;
  /** Rows that others have added; they wait. */
  waiting: number;
}

/** The shown rows that stay, and new rows behind the last of them. */
function steadied<Row>(
  shown: readonly Row[],
  { rows, rowId, mayLeave }: Pick<SteadyRowsInput<Row>, 'rows' | 'rowId' | 'mayLeave'>,
): SteadyRows<Row> {
  const fresh = new Map(rows.map(row => [rowId(row), row]));
  const staying = shown.flatMap(row => {
    const id = rowId(row);
    return fresh.has(id) || !mayLeave(id) ? [fresh.get(id) ?? row] : [];
  });
  const gone = new Set(staying.map(rowId).filter(id => !fresh.has(id)));
  const known = new Set(staying.map(rowId));
  const last = rows.findLastIndex(row => known.has(rowId(row)));
  const behind = last < 0 && staying.length > 0 ? [] : rows.slice(last + 1);
  return {
    rows: [...staying, ...behind],
    gone,
    waiting: rows.length - (staying.length - gone.size) - behind.length,
  };
}

const none: ReadonlySet<string> = new Set();
const isSame = <T>(one: readonly T[], other: readonly T[]) =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/**
 * Live rows without movement: while the list is in use, others' changes show in their place, added rows wait, and removed ones keep
 * their place until the list is left alone.
 */
export function useSteadyRows<Row>(input: SteadyRowsInput<Row>): SteadyRows<Row> & { release: () => void } {
  const { rows, scope, held } = input;
  const [shown, setShown] = useState({ scope, rows });
  const steady: SteadyRows<Row> =
    held && shown.scope === scope ? steadied(shown.rows, input) : { rows, gone: none, waiting: 0 };
  if (shown.scope !== scope || !isSame(shown.rows, steady.rows)) setShown({ scope, rows: steady.rows });
  return {
    ...steady,
    rows: isSame(shown.rows, steady.rows) ? shown.rows : steady.rows,
    release: () => setShown({ scope, rows }),
  };
}

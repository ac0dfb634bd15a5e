import type { UseQueryResult } from '@tanstack/react-query';
import type { FieldError } from '@toptan/contract/errors';
import { groupBy } from '@toptan/contract/group-by';
import { useRef, useState } from 'react';
import { ApiError, type ApiErrorCode } from '../api/api-error.ts';

/** The reason why the server did not take a row; `reason` is the code of the whole refusal. */
type RowRefusal = FieldError & { reason: ApiErrorCode };

export interface RowKind<Stored, Row extends { key: string }> {
  /** The list's name in the call, with which the paths of refusals begin. */
  name: string;
  /** A stored row as the form holds it. */
  rowOf: (stored: Stored) => Row;
  /** Equal for a typed row and the stored row in whose place it is saved. */
  idOf: (row: Row) => string;
  /** Whether a change may have mended what was refused. */
  isMended?: (refusal: RowRefusal, values: Partial<Row>) => boolean;
  /** The key of another row of the form whose change mends it as well. */
  heldBy?: (refusal: RowRefusal) => string | undefined;
}

/** The typed rows, and the stored rows that they were made from. */
type Draft<Stored, Row> = { rows: readonly Row[]; shown: readonly Stored[] };

/** Brings a draft up to date. A row that nobody touched is as it is stored: changed, gone or new. */
export function followed<Stored, Row extends { key: string }>(
  { rows, shown }: Draft<Stored, Row>,
  stored: readonly Stored[],
  { rowOf, idOf }: Pick<RowKind<Stored, Row>, 'rowOf' | 'idOf'>,
): Draft<Stored, Row> {
  const byId = (list: readonly Stored[]) => new Map(list.map(each => [idOf(rowOf(each)), each]));
  const [before, now] = [byId(shown), byId(stored)];
  const isTouched = (row: Row) => {
    const was = before.get(idOf(row));
    return was === undefined || JSON.stringify(rowOf(was)) !== JSON.stringify(row);
  };
  const touched = new Set(rows.filter(isTouched).map(idOf));
  const kept = rows.flatMap(row => {
    const current = now.get(idOf(row));
    return touched.has(idOf(row)) ? [row] : current === undefined ? [] : [rowOf(current)];
  });
  const added = [...now].filter(([id]) => !before.has(id) && !touched.has(id));
  const known = [...now].flatMap(([id, each]) => (touched.has(id) ? (before.get(id) ?? []) : each));
  const gone = [...before].filter(([id]) => touched.has(id) && !now.has(id));
  return {
    rows: [...kept, ...added.map(([, each]) => rowOf(each))],
    shown: [...known, ...gone.map(([, each]) => each)],
  };
}

/**
 * The rows of a list that a form saves with everything else.
 * @param query requests the stored rows; null: there are none yet
 */
export function useFormRows<Stored, Row extends { key: string }>(
  query: UseQueryResult | null,
  stored: readonly Stored[],
  kind: RowKind<Stored, Row>,
) {
  const { name, rowOf, idOf, isMended = () => true, heldBy } = kind;
  /** Null: nothing is typed yet. */
  const [draft, setDraft] = useState<Draft<Stored, Row> | null>(null);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, readonly RowRefusal[]>>(new Map());
  const [isChecked, setChecked] = useState(false);
  /** The rows that are being saved, in the order of the call. */
  const sent = useRef<readonly Row[]>([]);
  const asStored = stored.map(rowOf);
  const { rows, shown } = draft ? followed(draft, stored, kind) : { rows: asStored, shown: stored };
  const setRows = (next: readonly Row[]) => setDraft({ rows: next, shown });

  /** The row at `packs.3` of the call that was made last. */
  function at(path: string): Row | undefined {
    const [list, place] = path.split('.');
    return list === name ? sent.current[Number(place)] : undefined;
  }

  /** Changes rows; those that are not there yet are added. */
  function changeAll(changes: readonly (readonly [Row, Partial<Row>])[]) {
    const changed = new Map(changes.map(([row, values]) => [row.key, { ...row, ...values }]));
    const there = rows.map(row => changed.get(row.key) ?? row);
    const isThere = new Set(rows.map(({ key }) => key));
    setRows([...there, ...[...changed.values()].filter(({ key }) => !isThere.has(key))]);
    const isOpen = (refusal: RowRefusal, key: string) =>
      changes.every(([row, values]) =>
        row.key === key ? !isMended(refusal, values) : row.key !== heldBy?.(refusal),
      );
    const open = [...refusals].map(
      ([key, ofRow]) => [key, ofRow.filter(refusal => isOpen(refusal, key))] as const,
    );
    setRefusals(new Map(open));
    setChecked(false);
  }

  return {
    rows,
    asStored,
    shown,
    /** True once somebody has pressed Save: before that, a row that is being typed is not marked as wrong. */
    isChecked,
    mark: () => setChecked(true),
    refusalsOf: ({ key }: Row): readonly RowRefusal[] => refusals.get(key) ?? [],
    changeAll,
    change: (row: Row, values: Partial<Row>) => changeAll([[row, values]]),
    add: (row: Row) => setRows([...rows, row]),
    remove: ({ key }: Row) => setRows(rows.filter(row => row.key !== key)),
    send(list: readonly Row[]) {
      sent.current = list;
    },
    at,
    wasSent: (key: string) => sent.current.some(row => row.key === key),
    /**
     * Marks the change of a row by somebody else as known, so that the next save is sent.
     * @param now the stored row by the row that was known; null: it is deleted
     */
    learn(path: string, now: (known: Stored | undefined) => Stored | null | undefined) {
      const row = at(path);
      if (!row) return;
      const isIts = (each: Stored) => idOf(rowOf(each)) === idOf(row);
      setDraft(before => {
        const made = before ?? { rows, shown };
        const current = now(made.shown.find(isIts));
        const others = made.shown.filter(each => !isIts(each));
        return { ...made, shown: current ? [...others, current] : others };
      });
    },
    /** Shows the reasons of a refusal at their rows; false where it is about something else. */
    place(error: unknown): boolean {
      if (!(error instanceof ApiError)) return false;
      const found = error.fields.flatMap(field => {
        const row = at(field.path);
        return row ? [{ key: row.key, refusal: { ...field, reason: error.code } }] : [];
      });
      const ofRows = [...groupBy(found, ({ key }) => key)];
      if (found.length > 0)
        setRefusals(new Map(ofRows.map(([key, ofRow]) => [key, ofRow.map(({ refusal }) => refusal)])));
      return found.length > 0;
    },
    query,
  };
}

import { useQuery } from '@tanstack/react-query';
import type { Product } from '@toptan/contract/catalog/products';
import { listVariants, type Variant } from '@toptan/contract/catalog/variants';
import type { FieldError } from '@toptan/contract/errors';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { dataQuery } from '../../api/queries.ts';
import { type RowKind, useFormRows } from '../../lists/use-form-rows.ts';
import { type Axes, type Cell, cellKey, variantsOf } from '../pools.ts';
import {
  changeOf,
  type TextColumn,
  textColumns,
  type VariantEdit,
  type VariantEdits,
  type VariantValues,
  valuesOf,
  wrongCode,
} from './variant-edits.ts';

/** The reason why the server did not take a SKU or barcode. */
export type VariantRefusal = Pick<FieldError, 'code' | 'limit' | 'holder'> & {
  column: TextColumn | undefined;
  /** True: the holder would give it up. */
  mayMove: boolean;
};

export type VariantRow = {
  key: string;
  cell: Cell;
  values: VariantValues;
  moves: boolean;
  refusal: VariantRefusal | undefined;
};

/** The touched values of a size in a color; the others are as they are stored now. */
type EditedRow = VariantEdit & { key: string };

const valueNames = ['isActive', ...textColumns] as const;
const none: readonly Variant[] = [];
const knownOf = ({ id: _, offered: __, ...known }: Variant) => known;

/** The typed variants of a product: their SKUs, barcodes and states. They are saved with the form. */
export function useVariantEdits(product: Product | null, axes: Axes) {
  const params = { id: product?.id ?? '' };
  const query = useQuery({ ...dataQuery(listVariants, { params }), enabled: product !== null });
  const stored = query.data ?? none;
  const kind: RowKind<Variant, EditedRow> = {
    name: 'variants',
    rowOf: variant => ({ key: cellKey(variant) }),
    idOf: ({ key }) => key,
    heldBy: ({ holder }) =>
      holder?.productId === product?.id && holder && !holder.pack ? cellKey(holder) : undefined,
  };
  const list = useFormRows(product && query, stored, kind);
  /** The row in which somebody is typing: its values are not marked as wrong before it is left. */
  const [typing, setTyping] = useState<string | null>(null);
  const variants = useMemo(() => new Map(stored.map(each => [cellKey(each), each])), [stored]);
  const edits = new Map(list.rows.map(row => [row.key, row]));

  function refusalOf(row: EditedRow): VariantRefusal | undefined {
    const [refusal] = list.refusalsOf(row);
    if (!refusal) return undefined;
    const { code, holder, path } = refusal;
    // A holder that was sent as well is typed too: neither moves.
    const isAmong = list.wasSent(kind.heldBy?.(refusal) ?? '');
    const column = textColumns.find(name => name === path.split('.')[2]);
    return { ...refusal, column, mayMove: code === 'taken' && holder !== undefined && !isAmong };
  }

  const cells: Cell[] = variantsOf(axes);
  const colors = axes.colors.length > 0 ? axes.colors : [null];
  const rows = colors.flatMap(color =>
    cells
      .filter(cell => cell.color === color)
      .map((cell): VariantRow => {
        const key = cellKey(cell);
        const row = edits.get(key) ?? { key };
        const { key: _, move = false, ...edit } = row;
        const shown = { ...valuesOf(variants.get(key)), ...edit };
        return { key, cell, moves: move, values: shown, refusal: refusalOf(row) };
      }),
  );
  const changes = rows.flatMap(({ key, cell }) => {
    const row = edits.get(key);
    const body = row && changeOf(cell, variants.get(key), row);
    return body ? [{ row, body }] : [];
  });

  const latest = useRef({ edits, changeAll: list.changeAll });
  useLayoutEffect(() => {
    latest.current = { edits, changeAll: list.changeAll };
  });
  /** Takes over the typed values of some rows. */
  const change = useCallback((typed: VariantEdits) => {
    const { edits: before, changeAll } = latest.current;
    changeAll(Object.entries(typed).map(([key, edit]) => [before.get(key) ?? { key }, edit]));
  }, []);

  /** The known variant of a row, which may have been typed in before the stored ones were there. */
  const knownAt = (key: string): Variant | undefined =>
    list.shown.find(variant => cellKey(variant) === key) ?? variants.get(key);

  /** The cell and column of a refusal at `variants.3.sku`. */
  function cellAt(path: string) {
    const row = list.at(path);
    const cell = cells.find(each => cellKey(each) === row?.key);
    const column = valueNames.find(name => name === path.split('.')[2]);
    return cell && column && { cell, column };
  }

  return {
    rows,
    change,
    /** Whether all barcodes can be sent; a barcode that the server has refused may be free now. */
    check: () => !rows.some(row => wrongCode(row.values.codes)),
    /** The part of the call: the changes, and the values that they were made from. */
    part() {
      list.send(changes.map(({ row }) => row));
      if (changes.length === 0) return { change: {}, known: {} };
      const known = changes.flatMap(({ row }) => knownAt(row.key) ?? []).map(knownOf);
      return { change: { variants: changes.map(({ body }) => body) }, known: { variants: known } };
    },
    cellAt,
    /** Marks the change of a variant by somebody else as known, so that the next save is sent. */
    learn(path: string, value: unknown) {
      const found = cellAt(path);
      if (!found) return;
      const { cell, column } = found;
      list.learn(path, (known = variants.get(cellKey(cell))) => known && { ...known, [column]: value });
    },
    place: list.place,
    isDirty: changes.length > 0,
    typing,
    setTyping,
    faults: rows.filter(row => row.refusal || (row.key !== typing && wrongCode(row.values.codes))).length,
    query,
  };
}

export type VariantTableState = ReturnType<typeof useVariantEdits>;

import { useQuery } from '@tanstack/react-query';
import type { Product } from '@toptan/contract/catalog/products';
import { listVariants, type Variant } from '@toptan/contract/catalog/variants';
import type { FieldError } from '@toptan/contract/errors';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { dataQuery } from '../../api/queries.ts';
import { type ProductFormValues, poolKey, variantsOf } from '../form/product-values.ts';
import {
  type Cell,
  changeOf,
  type TextColumn,
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

type Sent = { key: string; cell: Cell; body: NonNullable<ReturnType<typeof changeOf>> };

/** Whether the holder is one of the rows that were sent with it: then both are typed, and neither moves. */
const isAmong = (sent: readonly Sent[], productId: string, { holder }: FieldError) =>
  holder?.productId === productId &&
  holder.pack === undefined &&
  sent.some(({ cell }) => cell.size === holder.size && cell.color === holder.color);

/** The refusals of a call by their rows; undefined where one is of something else. */
function placed(error: unknown, sent: readonly Sent[], productId: string) {
  if (!(error instanceof ApiError) || error.fields.length === 0) return undefined;
  const refusals = error.fields.map(field => {
    const [, at, name] = /^variants\.(\d+)(?:\.(\w+))?/.exec(field.path) ?? [];
    const row = at === undefined ? undefined : sent[Number(at)];
    const { code, limit, holder } = field;
    const column: TextColumn | undefined = name === 'sku' || name === 'codes' ? name : undefined;
    const mayMove = code === 'taken' && holder !== undefined && !isAmong(sent, productId, field);
    const refusal = {
      code,
      column,
      mayMove,
      ...(limit !== undefined && { limit }),
      ...(holder && { holder }),
    };
    return row && ([row.key, refusal] as const);
  });
  const found = refusals.filter(one => one !== undefined);
  return found.length === refusals.length ? Object.fromEntries(found.toReversed()) : undefined;
}

const none: readonly Variant[] = [];

type KnownVariant = Omit<Variant, 'id' | 'offered'>;

const knownOf = ({ id: _, offered: __, ...known }: Variant): KnownVariant => known;

/** The typed variants of a product: their SKUs, barcodes and states. They are saved with the form. */
export function useVariantEdits(product: Product | null, values: ProductFormValues) {
  const id = product?.id ?? '';
  const query = useQuery({ ...dataQuery(listVariants, { params: { id } }), enabled: product !== null });
  const stored = query.data ?? none;
  const [edits, setEdits] = useState<VariantEdits>({});
  /** The stored values of the rows that somebody types in, as they were shown, by `poolKey`. */
  const [shown, setShown] = useState<Readonly<Record<string, KnownVariant>>>({});
  const [refusals, setRefusals] = useState<Readonly<Record<string, VariantRefusal>>>({});
  /** The row in which somebody is typing: its values are not marked as wrong before it is left. */
  const [typing, setTyping] = useState<string | null>(null);
  const sent = useRef<readonly Sent[]>([]);

  const variants = useMemo(() => new Map(stored.map(variant => [poolKey(variant), variant])), [stored]);
  const cells: Cell[] = variantsOf(values);
  const colors = values.colors.length > 0 ? values.colors : [null];
  const rows = colors.flatMap(color =>
    cells
      .filter(cell => cell.color === color)
      .map((cell): VariantRow => {
        const key = poolKey(cell);
        const { move = false, ...edit } = edits[key] ?? {};
        return {
          ...{ key, cell, moves: move },
          values: { ...valuesOf(variants.get(key)), ...edit },
          refusal: refusals[key],
        };
      }),
  );
  const changes = rows.flatMap(({ key, cell }): Sent[] => {
    const body = changeOf(cell, variants.get(key), edits[key] ?? {});
    return body ? [{ key, cell, body }] : [];
  });

  const current = useRef(variants);
  current.current = variants;

  /** Takes over the typed values of some rows. */
  const change = useCallback((typed: VariantEdits) => {
    const seen = Object.keys(typed).flatMap(key => {
      const variant = current.current.get(key);
      return variant ? [[key, knownOf(variant)] as const] : [];
    });
    setShown(before => ({ ...Object.fromEntries(seen), ...before }));
    setEdits(before => {
      const changed = Object.entries(typed).map(([key, edit]) => [key, { ...before[key], ...edit }]);
      return { ...before, ...Object.fromEntries(changed) };
    });
    setRefusals(before =>
      Object.fromEntries(
        Object.entries(before).filter(
          ([key, { holder, mayMove }]) => !typed[key] && (mayMove || !holder || !typed[poolKey(holder)]),
        ),
      ),
    );
  }, []);

  /** Whether all barcodes can be sent; a barcode that the server has refused may be free now. */
  const check = () => !rows.some(row => wrongCode(row.values.codes));

  /** The known values of a row, which may have been typed in before the stored ones were there. */
  function knownAt(key: string): KnownVariant | undefined {
    const variant = variants.get(key);
    return shown[key] ?? (variant && knownOf(variant));
  }

  /** The part of the call: the changes, and the values that they were made from. */
  function part() {
    sent.current = changes;
    if (changes.length === 0) return { change: {}, known: {} };
    const known = changes.flatMap(({ key }) => knownAt(key) ?? []);
    return { change: { variants: changes.map(({ body }) => body) }, known: { variants: known } };
  }

  /** The cell and column of a refusal at `variants.3.sku`. */
  function cellAt(path: string) {
    const [, at, column] = /^variants\.(\d+)\.(sku|codes|isActive)$/.exec(path) ?? [];
    const row = at === undefined ? undefined : sent.current[Number(at)];
    return row && { ...row, column: column as keyof VariantValues };
  }

  /** Marks the change of a variant by somebody else as known, so that the next save is sent. */
  function learn(path: string, value: unknown) {
    const found = cellAt(path);
    if (!found) return;
    const { key, column } = found;
    setShown(before => {
      const known = before[key] ?? knownAt(key);
      return known ? { ...before, [key]: { ...known, [column]: value } } : before;
    });
  }

  /** Shows the reasons of a refusal in the rows; false where it is about something else. */
  function place(error: unknown): boolean {
    const found = placed(error, sent.current, id);
    if (found) setRefusals(found);
    return found !== undefined;
  }

  return {
    rows,
    change,
    check,
    part,
    cellAt,
    learn,
    place,
    isDirty: changes.length > 0,
    typing,
    setTyping,
    faults: rows.filter(row => row.refusal || (row.key !== typing && wrongCode(row.values.codes))).length,
    error: query.error,
    retry: () => void query.refetch(),
    isFetching: query.isFetching,
  };
}

export type VariantTableState = ReturnType<typeof useVariantEdits>;

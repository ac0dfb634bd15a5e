import { useQuery } from '@tanstack/react-query';
import { type ListedPack, listPacks } from '@toptan/contract/catalog/packs';
import type { Product } from '@toptan/contract/catalog/products';
import type { FieldError } from '@toptan/contract/errors';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { newKey } from '../../api/new-key.ts';
import { dataQuery } from '../../api/queries.ts';
import { wrongCode } from '../variants/variant-edits.ts';
import {
  type Axes,
  earlierLast,
  editOf,
  isNewVersion,
  knownOf,
  loses,
  type PackDraft,
  type PackEdit,
  packProblem,
  packsBody,
  packsOf,
  ratiosOf,
  shownIn,
} from './pack-edits.ts';

const none: readonly ListedPack[] = [];

/** The reason why a pack cannot be saved. */
type PackFault = Pick<FieldError, 'code' | 'limit'>;

/** The holder of a barcode that a pack is to get. */
export type CodeHolder = NonNullable<FieldError['holder']> & {
  /** True: the holder would give the barcode up. Another pack of the same form does not. */
  mayMove: boolean;
};

/** The typed packs of a product, which are saved with the form. */
export function usePackEdits(product: Product | null, axes: Axes) {
  const params = { id: product?.id ?? '' };
  const query = useQuery({ ...dataQuery(listPacks, { params }), enabled: product !== null });
  const stored = query.data ?? none;
  /** Null: the packs are as they are stored. */
  const [draft, setDraft] = useState<PackDraft | null>(null);
  /** The sizes and colors of the product when the form was opened. */
  const [firstAxes] = useState(axes);
  /** True once somebody has pressed Save: before that, a pack that is being typed is not marked as wrong. */
  const [isChecked, setChecked] = useState(false);
  const [refusals, setRefusals] = useState<Readonly<Record<string, PackFault>>>({});
  const [holders, setHolders] = useState<Readonly<Record<string, CodeHolder>>>({});
  const packs = draft ? packsOf(draft, stored) : stored.map(editOf);
  const shown = draft ? shownIn(draft, stored) : stored;
  const setEdits = (next: readonly PackEdit[]) => setDraft({ packs: next, shown });
  /** The packs that are being saved, in their order. */
  const sent = useRef<readonly PackEdit[]>([]);
  const isDirty =
    JSON.stringify(packs) !== JSON.stringify(stored.map(editOf)) ||
    packs.some(pack => loses(pack, firstAxes, axes));
  const problemOf = (pack: PackEdit): PackFault | null => (isDirty ? packProblem(pack, axes) : null);
  const faultOf = (pack: PackEdit): PackFault | null => {
    const problem = problemOf(pack);
    const isShown = isChecked || problem?.code === 'not_an_integer';
    return (isShown ? problem : null) ?? refusals[pack.key] ?? null;
  };

  const hasWrongCode = (pack: PackEdit) => isDirty && wrongCode(pack.codes) !== undefined;
  const isFaulty = (pack: PackEdit) =>
    faultOf(pack) !== null || holders[pack.key] !== undefined || (isChecked && hasWrongCode(pack));

  /** Shows the problems; false where there are some. */
  function check(): boolean {
    setChecked(true);
    return packs.every(pack => problemOf(pack) === null && !hasWrongCode(pack));
  }

  function change(key: string, values: Partial<PackEdit>) {
    setEdits(packs.map(pack => (pack.key === key ? { ...pack, ...values } : pack)));
    setRefusals(({ [key]: _, ...others }) => others);
    if (values.codes !== undefined || values.moves) setHolders(({ [key]: _, ...others }) => others);
    setChecked(false);
  }

  function add(unit: PackEdit['unit']) {
    const pack = { unit, mixed: false, isActive: true, name: null, replacedById: null };
    const added = {
      ...{ ...pack, key: newKey(), id: undefined, codes: '', moves: false },
      ratios: ratiosOf([], pack, axes),
    };
    setEdits(earlierLast([...packs, added]));
  }

  /** The part of the call: the packs, and the stored packs that they were made from. */
  function part() {
    sent.current = packs;
    if (!isDirty) return { change: {}, known: {} };
    return { change: { packs: packsBody(packs, shown, axes) }, known: { packs: shown.map(knownOf) } };
  }

  const packAt = (path: string) => sent.current[Number(/^packs\.(\d+)/.exec(path)?.[1])];

  /** Marks the change of a pack by somebody else as known, so that the next save is sent. */
  function learn(_path: string, value: unknown) {
    const now = value as ListedPack;
    setDraft(before => {
      const made = before ?? { packs, shown };
      return { ...made, shown: made.shown.map(each => (each.id === now.id ? now : each)) };
    });
  }

  /** Shows the reasons of a refusal at the packs; false where it is about something else. */
  function place(error: unknown): boolean {
    if (!(error instanceof ApiError)) return false;
    const held = error.fields.flatMap(({ path, holder }) => {
      const pack = packAt(path);
      if (!pack || !holder) return [];
      const mayMove = holder.productId !== product?.id || holder.pack === undefined;
      return [[pack.key, { ...holder, mayMove }] as const];
    });
    setHolders(Object.fromEntries(held));
    const found = error.fields.flatMap(({ path, code, limit, holder }) => {
      const pack = packAt(path);
      if (holder) return [];
      return pack ? [[pack.key, { code, ...(limit !== undefined && { limit }) }] as const] : [];
    });
    if (found.length > 0) setRefusals(Object.fromEntries(found));
    return found.length + held.length > 0;
  }

  return {
    packs,
    axes,
    isDirty,
    faults: packs.filter(pack => isFaulty(pack)).length,
    faultOf,
    /** The holder of one of its barcodes, once the server has refused it. */
    holderOf: (pack: PackEdit) => holders[pack.key],
    check,
    isNewVersion: (pack: PackEdit) => isDirty && isNewVersion(pack, stored, axes),
    /** The set whose products can get the pack; null while the pack is not stored as it is typed. */
    setOf: (pack: PackEdit) => {
      const isStored = pack.id !== undefined && !isNewVersion(pack, stored, axes);
      return isStored && !pack.mixed && pack.isActive ? (product?.sizeSetId ?? null) : null;
    },
    /** The number of baskets and orders that hold a pack as it is stored. */
    usesOf: (pack: PackEdit) => {
      const { baskets = 0, orders = 0 } = stored.find(({ id }) => id === pack.id) ?? {};
      return { baskets, orders };
    },
    /** The content of an earlier version, also of sizes that have gone. */
    storedLines: (pack: PackEdit) => stored.find(({ id }) => id === pack.id)?.lines ?? [],
    change,
    add,
    remove: (key: string) => setEdits(packs.filter(pack => pack.key !== key)),
    part,
    packAt,
    learn,
    place,
    isLoading: product !== null && query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
    isFetching: query.isFetching,
  };
}

export type PackEditsState = ReturnType<typeof usePackEdits>;

import { useQuery } from '@tanstack/react-query';
import { type ListedPack, listPacks } from '@toptan/contract/catalog/packs';
import type { Product } from '@toptan/contract/catalog/products';
import type { FieldError } from '@toptan/contract/errors';
import { useState } from 'react';
import { newKey } from '../../api/new-key.ts';
import { dataQuery } from '../../api/queries.ts';
import { type RowKind, useFormRows } from '../../lists/use-form-rows.ts';
import type { Axes } from '../pools.ts';
import type { CodeHolder } from '../variants/holder-words.tsx';
import { wrongCode } from '../variants/variant-edits.ts';
import {
  earlierLast,
  editOf,
  isNewVersion,
  knownOf,
  loses,
  type PackEdit,
  packProblem,
  packsBody,
  ratiosOf,
} from './pack-edits.ts';

const none: readonly ListedPack[] = [];

/** The reason why a pack cannot be saved. */
type PackFault = Pick<FieldError, 'code' | 'limit'>;

export const packKind: RowKind<ListedPack, PackEdit> = {
  name: 'packs',
  rowOf: editOf,
  idOf: ({ key }) => key,
  isMended: ({ holder }, { codes, moves }) => !holder || codes !== undefined || moves === true,
};

/** The typed packs of a product, which are saved with the form. */
export function usePackEdits(product: Product | null, axes: Axes) {
  const params = { id: product?.id ?? '' };
  const query = useQuery({ ...dataQuery(listPacks, { params }), enabled: product !== null });
  const stored = query.data ?? none;
  /** The sizes and colors of the product when the form was opened. */
  const [firstAxes] = useState(axes);
  const list = useFormRows(product && query, stored, packKind);
  const { asStored, shown, isChecked } = list;
  const packs = earlierLast(list.rows);
  const isDirty =
    JSON.stringify(packs) !== JSON.stringify(asStored) || packs.some(pack => loses(pack, firstAxes, axes));
  const storedOf = (pack: PackEdit) => stored.find(({ id }) => id === pack.id);

  const problemOf = (pack: PackEdit): PackFault | null => (isDirty ? packProblem(pack, axes) : null);
  const faultOf = (pack: PackEdit): PackFault | null => {
    const problem = problemOf(pack);
    const isShown = isChecked || problem?.code === 'not_an_integer';
    return (isShown ? problem : null) ?? list.refusalsOf(pack).find(({ holder }) => !holder) ?? null;
  };
  /** The holder of one of its barcodes, once the server has refused it. */
  function holderOf(pack: PackEdit): CodeHolder | undefined {
    const holder = list.refusalsOf(pack).findLast(refusal => refusal.holder)?.holder;
    return holder && { ...holder, mayMove: holder.productId !== product?.id || holder.pack === undefined };
  }
  const hasWrongCode = (pack: PackEdit) => isDirty && wrongCode(pack.codes) !== undefined;

  return {
    ...list,
    packs,
    axes,
    isDirty,
    faultOf,
    holderOf,
    faults: packs.filter(pack => faultOf(pack) ?? holderOf(pack) ?? (isChecked && hasWrongCode(pack))).length,
    /** Shows the problems; false where there are some. */
    check(): boolean {
      list.mark();
      return packs.every(pack => problemOf(pack) === null && !hasWrongCode(pack));
    },
    isNewVersion: (pack: PackEdit) => isDirty && isNewVersion(pack, stored, axes),
    /** The set whose products can get the pack; null while the pack is not stored as it is typed. */
    setOf: (pack: PackEdit) => {
      const isStored = pack.id !== undefined && !isNewVersion(pack, stored, axes);
      return isStored && !pack.mixed && pack.isActive ? (product?.sizeSetId ?? null) : null;
    },
    /** The number of baskets and orders that hold a pack as it is stored. */
    usesOf: (pack: PackEdit) => {
      const { baskets = 0, orders = 0 } = storedOf(pack) ?? {};
      return { baskets, orders };
    },
    /** The content of an earlier version, also of sizes that have gone. */
    storedLines: (pack: PackEdit) => storedOf(pack)?.lines ?? [],
    addOf(unit: PackEdit['unit']) {
      const pack = { unit, mixed: false, isActive: true, name: null, replacedById: null };
      const ratios = ratiosOf([], pack, axes);
      list.add({ ...pack, key: newKey(), id: undefined, codes: '', moves: false, ratios });
    },
    learn: (path: string, current: unknown) => list.learn(path, () => current as ListedPack),
    /** The part of the call: the packs, and the stored packs that they were made from. */
    part() {
      list.send(packs);
      if (!isDirty) return { change: {}, known: {} };
      return { change: { packs: packsBody(packs, shown, axes) }, known: { packs: shown.map(knownOf) } };
    },
  };
}

export type PackEditsState = ReturnType<typeof usePackEdits>;

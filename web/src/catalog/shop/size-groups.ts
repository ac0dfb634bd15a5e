import type { listOfferedOptions } from '@toptan/contract/catalog/products';
import type { ResponseOf } from '@toptan/contract/endpoint';
import { groupBy } from '../../lists/group-by.ts';

type Offered = ResponseOf<typeof listOfferedOptions>['sizeSets'][number];

interface SizeGroup {
  /** Ids of the group's size sets, as the filter names them. */
  ids: string[];
  /** The sets of the group; empty for sizes without a set. */
  sets: NonNullable<Offered['set']>[];
  sizes: string[];
}

/** The key of sets that a buyer takes for one: a letter says the same in each, and so do the same figures of the same kind. */
const meaningOf = ({ set, sizes }: Offered) =>
  set && (set.kind === 'letter' ? set.kind : JSON.stringify([set.kind, ...sizes.map(({ name }) => name)]));

/** Sizes to choose from. Sets that double each other are one group. */
export function sizeGroups(offered: readonly Offered[]): SizeGroup[] {
  const groups = groupBy(offered, meaningOf);
  return [...groups.values()].map(doubles => {
    // The longest set has most of the order.
    const sorted = doubles.toSorted((a, b) => b.sizes.length - a.sizes.length);
    return {
      ids: sorted.map(({ set }) => set?.id ?? 'none'),
      sets: sorted.flatMap(({ set }) => set ?? []),
      sizes: [...new Set(sorted.flatMap(({ sizes }) => sizes.map(({ name }) => name)))],
    };
  });
}

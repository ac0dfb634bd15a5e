import type { listOfferedOptions } from '@toptan/contract/catalog/products';
import type { ResponseOf } from '@toptan/contract/endpoint';
import { groupBy } from '../../lists/group-by.ts';

type Offered = ResponseOf<typeof listOfferedOptions>['sizeSets'][number];

export interface SizeGroup {
  /** Ids of its size sets, as the filter names them. */
  ids: string[];
  /** None of sizes without a set. */
  sets: NonNullable<Offered['set']>[];
  sizes: string[];
}

/** Sets that a buyer takes for one: a letter says the same in each, and so do the same figures of the same kind. */
const meaningOf = ({ set, sizes }: Offered) =>
  set && (set.kind === 'letter' ? set.kind : JSON.stringify([set.kind, ...sizes.map(({ name }) => name)]));

/** Sizes to choose from, with those sets as one group that double each other. */
export function sizeGroups(offered: readonly Offered[]): SizeGroup[] {
  const groups = groupBy(offered, meaningOf);
  return [...groups.values()].map(doubles => {
    // The longest one has most of the order.
    const sorted = doubles.toSorted((a, b) => b.sizes.length - a.sizes.length);
    return {
      ids: sorted.map(({ set }) => set?.id ?? 'none'),
      sets: sorted.flatMap(({ set }) => set ?? []),
      sizes: [...new Set(sorted.flatMap(({ sizes }) => sizes.map(({ name }) => name)))],
    };
  });
}

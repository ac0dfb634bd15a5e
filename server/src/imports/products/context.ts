import { fold } from '@toptan/contract/fold';
import type { NumberFormat } from '@toptan/contract/imports';
import { listColors, listSizeSets } from '../../catalog/sizing/queries.ts';
import type { Queryable } from '../../db/client.ts';
import { manufacturerNames } from '../../manufacturers/queries.ts';

/** What names in a file stand for. */
export type Context = {
  format: NumberFormat | null;
  /** Keys of active colors by folded names in any language. */
  colors: ReadonlyMap<string, string>;
  sets: Awaited<ReturnType<typeof listSizeSets>>;
  /** Sizes of all sets, as they are written there, by folded ones. */
  sizes: ReadonlyMap<string, string>;
  makers: { id: string; code: string; name: string }[];
};

export async function readContext(db: Queryable, format: NumberFormat | null): Promise<Context> {
  const [colors, sets, makers] = await Promise.all([
    listColors(db, false),
    listSizeSets(db, false),
    manufacturerNames(db),
  ]);
  const names = colors.flatMap(({ key, nameEn, nameTr, nameAr }) =>
    [nameEn, nameTr, nameAr, key].map((name): [string, string] => [fold(name), key]),
  );
  const labels = sets.flatMap(set => set.sizes.map(({ label }): [string, string] => [fold(label), label]));
  return { format, colors: new Map(names), sets, sizes: new Map(labels), makers };
}

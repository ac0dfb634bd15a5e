import { fold } from '@toptan/contract/fold';
import type { NumberFormat } from '@toptan/contract/imports';
import { listColors, listSizeSets } from '../../catalog/sizing/queries.ts';
import type { Queryable } from '../../db/client.ts';
import { manufacturerNames } from '../../manufacturers/queries.ts';

/** Names and formats that the cells of a file are matched with. */
export type Context = {
  format: NumberFormat | null;
  /** The other currency that the heading of each column names. */
  currencies: readonly (string | null)[];
  /** Another currency in a title above the headings. */
  currencyAbove: string | null;
  /** Keys of colors by folded names in any language; several colors may have one name. */
  colors: ReadonlyMap<string, readonly string[]>;
  /** Keys of colors that products may take. */
  activeColors: ReadonlySet<string>;
  sets: Awaited<ReturnType<typeof listSizeSets>>;
  /** Labels of the sizes of all sets, by folded labels; also set by set. */
  sizes: ReadonlyMap<string, string>;
  setLabels: readonly ReadonlyMap<string, string>[];
  makers: { id: string; code: string; name: string }[];
};

/** @param newColors colors that are added before the rows are applied */
export async function readContext(
  db: Queryable,
  {
    format,
    currencies,
    currencyAbove,
    newColors,
  }: Pick<Context, 'format' | 'currencies' | 'currencyAbove'> & { newColors: readonly string[] },
): Promise<Context> {
  const [colors, sets, makers] = await Promise.all([
    listColors(db, false),
    listSizeSets(db, false),
    manufacturerNames(db),
  ]);
  const names = new Map<string, string[]>();
  for (const { key, nameEn, nameTr, nameAr } of colors)
    for (const name of new Set([nameEn, nameTr, nameAr, key].map(fold)))
      names.set(name, [...(names.get(name) ?? []), key]);
  const activeColors = new Set(colors.flatMap(({ key, isActive }) => (isActive ? [key] : [])));
  for (const name of newColors) {
    if (names.has(fold(name))) continue;
    names.set(fold(name), [name]);
    activeColors.add(name);
  }
  const setLabels = sets.map(
    ({ sizes }) => new Map(sizes.map(({ label }): [string, string] => [fold(label), label])),
  );
  return {
    format,
    currencies,
    currencyAbove,
    colors: names,
    activeColors,
    sets,
    setLabels,
    sizes: new Map(setLabels.flatMap(labels => [...labels])),
    makers,
  };
}

/**
 * The colors that a word stands for. Of several with the same name it is the one of the product, else the active one.
 * @param own colors of the product
 * @returns none: there is no such color; several: the word does not say which
 */
export function colorsNamed(
  { colors, activeColors }: Pick<Context, 'colors' | 'activeColors'>,
  word: string,
  own: readonly string[],
): readonly string[] {
  const keys = colors.get(fold(word)) ?? [];
  const [kept, active] = [keys.filter(key => own.includes(key)), keys.filter(key => activeColors.has(key))];
  return [kept, active].find(({ length }) => length === 1) ?? keys;
}

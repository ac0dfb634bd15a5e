import { cellCount, cellsMax, defaultSizeSetId } from '@toptan/contract/catalog/sizing';
import type { FieldError } from '@toptan/contract/errors';
import type { Transaction } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { holdColors, holdSizeSets, readSizes } from './queries.ts';

/** The sizes and colors that a product is offered in. */
export type Offering = {
  /** Null: the sizes are a list of the product's own. */
  sizeSetId: string | null;
  sizes: string[];
  colors: string[];
};

type OfferingChange = { [Field in keyof Offering]?: Offering[Field] | undefined };

const problem = (path: string, code: FieldError['code'], message: string): FieldError => ({
  path,
  code,
  message,
});

/** The set of a new product that names none, as long as the set exists and is active. */
async function defaultSet(tx: Transaction): Promise<string | null> {
  const [set] = await holdSizeSets(tx, { sizeSetId: defaultSizeSetId });
  return set?.isActive ? set.id : null;
}

async function setProblems(
  tx: Transaction,
  sizeSetId: string,
  before: Offering | null,
): Promise<FieldError[]> {
  const [set] = await holdSizeSets(tx, { sizeSetId });
  if (!set) return [problem('sizeSetId', 'not_found', 'No such size set')];
  if (!set.isActive && before?.sizeSetId !== sizeSetId)
    return [problem('sizeSetId', 'not_offered', 'This size set is inactive')];
  return [];
}

/**
 * Plans the sizes and colors of a product after a change: sizes of its set, in the order of the set, and active colors. Its present
 * sizes and colors may stay.
 * @param before null for a new product
 * @throws Refusal 400 `not_found`, `not_offered` (sizeSetId), `not_offered` (sizes, colors), `too_many` (sizes)
 */
export async function planOffering(
  tx: Transaction,
  before: Offering | null,
  change: OfferingChange,
): Promise<Offering> {
  const sizeSetId =
    change.sizeSetId !== undefined ? change.sizeSetId : before ? before.sizeSetId : await defaultSet(tx);
  const sizes = change.sizes ?? before?.sizes ?? [];
  const colors = change.colors ?? before?.colors ?? [];
  const fields: FieldError[] = [];

  let order: readonly string[] = sizes;
  if (sizeSetId !== null && (change.sizes || sizeSetId !== before?.sizeSetId)) {
    fields.push(...(await setProblems(tx, sizeSetId, before)));
    const ofSet = (await readSizes(tx, sizeSetId)).map(({ label }) => label);
    const kept = before?.sizeSetId === sizeSetId ? before.sizes : [];
    order = [...ofSet, ...kept.filter(size => !ofSet.includes(size))];
    if (fields.length === 0)
      for (const [at, size] of sizes.entries())
        if (!order.includes(size))
          fields.push(problem(`sizes.${at}`, 'not_offered', 'Not a size of the set'));
  }

  const added = (change.colors ?? []).filter(color => !before?.colors.includes(color));
  const offered = added.length > 0 ? await holdColors(tx, added) : [];
  for (const [at, color] of colors.entries())
    if (added.includes(color) && !offered.includes(color))
      fields.push(problem(`colors.${at}`, 'not_offered', 'No such color'));

  if (cellCount(sizes, colors) > cellsMax)
    fields.push({
      ...problem('sizes', 'too_many', `A product has at most ${cellsMax} sizes with colors`),
      limit: cellsMax,
    });
  if (fields.length > 0)
    throw new Refusal('validation_failed', 'The product cannot come in these sizes and colors', { fields });
  return { sizeSetId, sizes: sizes.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)), colors };
}

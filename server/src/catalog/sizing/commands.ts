import type { Color, SizeSet } from '@toptan/contract/catalog/sizing';
import type {
  ColorChange,
  NewColor,
  NewSizeSet,
  SizeSetChange,
} from '@toptan/contract/catalog/sizing-changes';
import type { FieldError } from '@toptan/contract/errors';
import type { Database, Queryable, Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { changedMeanwhile } from '../../events/meanwhile.ts';
import { record, write } from '../../events/record.ts';
import { fieldRefusal, orNotFound, orRefuse, Refusal } from '../../refusal.ts';
import {
  deleteColor,
  deleteSizeSet,
  insertColor,
  insertSizeSet,
  lockColor,
  lockSizeSet,
  otherSizesInUse,
  readSizes,
  replaceSizes,
  sortSizesOfProducts,
  updateColor,
  updateSizeSet,
} from './queries.ts';

const aboutSizeSet = ({ id, nameEn }: Pick<SizeSet, 'id' | 'nameEn'>) => ({
  topic: 'size-sets' as const,
  subjectId: id,
  subject: nameEn,
  shops: true,
});

const aboutColor = ({ id, key }: Pick<Color, 'id' | 'key'>) => ({
  topic: 'colors' as const,
  subjectId: id,
  subject: key,
  shops: true,
});

function refuseTwice(sizes: NewSizeSet['sizes']): void {
  const labels = sizes.map(({ label }) => label);
  const again = labels.flatMap((label, at) =>
    labels.indexOf(label) === at
      ? []
      : [{ path: `sizes.${at}.label`, code: 'taken' as const, message: 'This size appears twice' }],
  );
  if (again.length > 0) throw new Refusal('validation_failed', 'A size appears twice', { fields: again });
}

/** @throws Refusal 400 `taken` (sizes) */
export function createSizeSet(
  db: Database,
  actor: Actor,
  { sizes, ...values }: NewSizeSet,
): Promise<SizeSet> {
  refuseTwice(sizes);
  return write(db, async tx => {
    const set = await insertSizeSet(tx, values);
    await replaceSizes(tx, set.id, sizes);
    await record(tx, actor, aboutSizeSet(set));
    return { ...set, sizes: await readSizes(tx, set.id) };
  });
}

/** @throws Refusal 409 `in_use`, naming the sizes that products of the set have and the new ones lack */
async function refuseLoss(tx: Transaction, id: string, sizes: NewSizeSet['sizes']): Promise<void> {
  const lost = await otherSizesInUse(
    tx,
    id,
    sizes.map(({ label }) => label),
  );
  if (lost.length === 0) return;
  throw new Refusal('in_use', `Products of this set have the sizes ${lost.join(', ')}`, {
    fields: lost.map(label => ({
      path: 'sizes',
      code: 'required',
      message: `Products have the size ${label}`,
      current: label,
    })),
  });
}

/**
 * Changes the named fields; the sizes of its products follow the order of its own.
 * @throws Refusal 404; 400 `taken` (sizes); 409 `in_use` (sizes), `changed_meanwhile`
 */
export function changeSizeSet(
  db: Database,
  actor: Actor,
  id: string,
  { known, sizes, ...change }: SizeSetChange,
): Promise<SizeSet & { meanwhile?: FieldError[] }> {
  if (sizes) refuseTwice(sizes);
  return write(db, async tx => {
    const before = orNotFound(await lockSizeSet(tx, id));
    const current = { ...before, sizes: known ? await readSizes(tx, id) : [] };
    const others = await changedMeanwhile(tx, id, known, current, { ...change, sizes });
    if (sizes) await refuseLoss(tx, id, sizes);
    if (sizes) await replaceSizes(tx, id, sizes);
    const set = Object.keys(change).length === 0 ? before : await updateSizeSet(tx, id, change);
    const areSorted = sizes && (await sortSizesOfProducts(tx, id)) > 0;
    await record(tx, actor, {
      ...aboutSizeSet(set),
      ...(areSorted && { also: [{ topic: 'products', shops: true }] }),
    });
    return { ...set, sizes: await readSizes(tx, id), ...others };
  });
}

const inUse = () => new Refusal('in_use', 'Products use this: deactivate it');

/** @throws Refusal 404, 409 `in_use` */
export function removeSizeSet(db: Database, actor: Actor, id: string): Promise<void> {
  const removed = write(db, async tx => {
    await record(tx, actor, aboutSizeSet(orNotFound(await deleteSizeSet(tx, id))));
  });
  return orRefuse(removed, { products_size_set_id_size_sets_id_fk: inUse });
}

const taken = () => fieldRefusal('taken', 'nameEn', 'taken', 'Another color has this key');
const takenKey = { colors_pkey: taken, colors_key_any_case: taken };

/** @throws Refusal 409 `taken` (nameEn) */
export function createColor(db: Queryable, actor: Actor, values: NewColor): Promise<Color> {
  const created = write(db, async tx => {
    const color = await insertColor(tx, { ...values, key: values.nameEn });
    await record(tx, actor, aboutColor(color));
    return color;
  });
  return orRefuse(created, takenKey);
}

/**
 * Changes the named fields.
 * @throws Refusal 404, 409 `changed_meanwhile`
 */
export function changeColor(
  db: Database,
  actor: Actor,
  id: string,
  { known, ...change }: ColorChange,
): Promise<Color & { meanwhile?: FieldError[] }> {
  return write(db, async tx => {
    const before = orNotFound(await lockColor(tx, id));
    const others = await changedMeanwhile(tx, id, known, before, change);
    if (Object.keys(change).length > 0) await updateColor(tx, id, change);
    await record(tx, actor, aboutColor(before));
    return { ...orNotFound(await lockColor(tx, id)), ...others };
  });
}

/**
 * Removes a color. A color that a product had once stays: baskets and orders name it.
 * @throws Refusal 404, 409 `in_use`
 */
export function removeColor(db: Database, actor: Actor, id: string): Promise<void> {
  const removed = write(db, async tx => {
    await record(tx, actor, aboutColor(orNotFound(await deleteColor(tx, id))));
  });
  return orRefuse(removed, {
    variants_color_colors_key_fk: inUse,
    product_pictures_color_colors_key_fk: inUse,
  });
}

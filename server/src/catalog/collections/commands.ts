import type { CollectionChange, CollectionFields } from '@toptan/contract/catalog/collection-changes';
import type { Collection } from '@toptan/contract/catalog/collections';
import type { FieldError } from '@toptan/contract/errors';
import type { Database, Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { changedMeanwhile } from '../../events/meanwhile.ts';
import { record, write } from '../../events/record.ts';
import { fieldRefusal, orNotFound, orRefuse, Refusal } from '../../refusal.ts';
import { staffViewer } from '../../viewer.ts';
import {
  deleteCollection,
  findCollection,
  insertCollection,
  lockCollection,
  productsIn,
  replaceProducts,
  updateCollection,
} from './queries.ts';

const refusals = {
  collections_time: () => fieldRefusal('validation_failed', 'endsAt', 'invalid', 'It ends before it begins'),
  collection_products_product_id_products_id_fk: () =>
    fieldRefusal('validation_failed', 'productIds', 'not_found', 'There is no such product'),
};

/** An event about a collection. Shops do not get those of one that they have not seen and do not see. */
const aboutCollection = (
  { id, name }: Pick<Collection, 'id' | 'name'>,
  ...states: readonly Pick<Collection, 'state'>[]
) => ({
  topic: 'collections' as const,
  subjectId: id,
  subject: name,
  shops: states.some(({ state }) => state === 'open'),
});

const found = async (tx: Transaction, id: string) => orNotFound(await findCollection(tx, staffViewer(), id));

/** @throws Refusal 400 for products that do not exist, and for an end before the beginning */
export function createCollection(
  db: Database,
  actor: Actor,
  { productIds, ...fields }: CollectionFields,
): Promise<Collection> {
  const created = write(db, async tx => {
    const id = await insertCollection(tx, fields);
    await replaceProducts(tx, id, productIds);
    const collection = await found(tx, id);
    await record(tx, actor, aboutCollection(collection, collection));
    return collection;
  });
  return orRefuse(created, refusals);
}

/**
 * Changes the named fields.
 * @throws Refusal 404, 409 `changed_meanwhile`, 400 as `createCollection`
 */
export function changeCollection(
  db: Database,
  actor: Actor,
  id: string,
  { known, version, ...change }: CollectionChange,
): Promise<Collection & { meanwhile?: FieldError[] }> {
  const { productIds, ...fields } = change;
  const changed = write(db, async tx => {
    await lockCollection(tx, id);
    const before = await found(tx, id);
    if (!known && version !== undefined && version !== before.version)
      throw new Refusal('changed_meanwhile', 'Somebody else has changed the collection');
    const current = { ...before, productIds: await productsIn(tx, id) };
    const others = await changedMeanwhile(tx, id, known, current, change);
    await updateCollection(tx, id, fields);
    if (productIds) await replaceProducts(tx, id, productIds);
    const collection = await found(tx, id);
    await record(tx, actor, aboutCollection(collection, before, collection));
    return { ...collection, ...others };
  });
  return orRefuse(changed, refusals);
}

/** @throws Refusal 404 */
export function removeCollection(db: Database, actor: Actor, id: string): Promise<void> {
  return write(db, async tx => {
    await lockCollection(tx, id);
    const collection = await found(tx, id);
    await deleteCollection(tx, id);
    await record(tx, actor, aboutCollection(collection, collection));
  });
}

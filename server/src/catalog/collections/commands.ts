import type { CollectionFields, updateCollection } from '@toptan/contract/catalog/collection-changes';
import type { Collection } from '@toptan/contract/catalog/collections';
import type { BodyOf } from '@toptan/contract/endpoint';
import type { Database, Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { record, write } from '../../events/record.ts';
import { fieldRefusal, orNotFound, orRefuse, Refusal } from '../../refusal.ts';
import { staffViewer } from '../../viewer.ts';
import {
  deleteCollection,
  findCollection,
  insertCollection,
  replaceProducts,
  updateVersion,
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

/** @throws Refusal 404, 409 `conflict` for another version, 400 as `createCollection` */
export function changeCollection(
  db: Database,
  actor: Actor,
  id: string,
  { version, productIds, ...fields }: BodyOf<typeof updateCollection>,
): Promise<Collection> {
  const changed = write(db, async tx => {
    const before = await found(tx, id);
    if (!(await updateVersion(tx, id, version, fields)))
      throw new Refusal('conflict', 'Somebody else has changed the collection');
    if (productIds) await replaceProducts(tx, id, productIds);
    const collection = await found(tx, id);
    await record(tx, actor, aboutCollection(collection, before, collection));
    return collection;
  });
  return orRefuse(changed, refusals);
}

/** @throws Refusal 404 */
export function removeCollection(db: Database, actor: Actor, id: string): Promise<void> {
  return write(db, async tx => {
    const collection = await found(tx, id);
    await deleteCollection(tx, id);
    await record(tx, actor, aboutCollection(collection, collection));
  });
}

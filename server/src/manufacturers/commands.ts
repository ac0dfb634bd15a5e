import type { FieldError } from '@toptan/contract/errors';
import type { ManufacturerChange, NewManufacturer } from '@toptan/contract/manufacturer-changes';
import type { Manufacturer } from '@toptan/contract/manufacturers';
import type { Database } from '../db/client.ts';
import type { Actor } from '../events/actor.ts';
import { changedMeanwhile } from '../events/meanwhile.ts';
import { record, write } from '../events/record.ts';
import { fieldRefusal, orNotFound, orRefuse, Refusal } from '../refusal.ts';
import { deleteManufacturer, insertManufacturer, lockManufacturer, updateManufacturer } from './queries.ts';

const inUse = () => new Refusal('manufacturer_in_use', 'Orders or products name this manufacturer');

const refusals = {
  manufacturers_manufacturer_id_unique: () =>
    fieldRefusal('taken', 'manufacturerId', 'taken', 'Another manufacturer has this ID'),
  orders_manufacturer_id_manufacturers_id_fk: inUse,
  products_manufacturer_id_manufacturers_id_fk: inUse,
};

/** An event about a manufacturer. */
const aboutManufacturer = ({ id, companyName }: Pick<Manufacturer, 'id' | 'companyName'>) => ({
  topic: 'manufacturers' as const,
  subjectId: id,
  subject: companyName,
});

/** The rules for orders show the manufacturer's name, and are deleted with it. */
const also = [{ topic: 'terms' as const }];

/** @throws Refusal 409 `taken` (manufacturerId) */
export function createManufacturer(
  db: Database,
  actor: Actor,
  values: NewManufacturer,
): Promise<Manufacturer> {
  const created = write(db, async tx => {
    const row = await insertManufacturer(tx, values);
    await record(tx, actor, aboutManufacturer(row));
    return row;
  });
  return orRefuse(created, refusals);
}

/**
 * Changes the named fields.
 * @throws Refusal 404, 409 `taken` (manufacturerId), `changed_meanwhile`
 */
export function changeManufacturer(
  db: Database,
  actor: Actor,
  id: string,
  { known, ...change }: ManufacturerChange,
): Promise<Manufacturer & { meanwhile?: FieldError[] }> {
  const changed = write(db, async tx => {
    const before = orNotFound(await lockManufacturer(tx, id));
    const others = await changedMeanwhile(tx, id, known, before, change);
    if (Object.keys(change).length === 0) return { ...before, ...others };
    const row = await updateManufacturer(tx, id, change);
    await record(tx, actor, { ...aboutManufacturer(row), also });
    return { ...row, ...others };
  });
  return orRefuse(changed, refusals);
}

/** @throws Refusal 404, 409 `manufacturer_in_use` */
export function removeManufacturer(db: Database, actor: Actor, id: string): Promise<void> {
  const removed = write(db, async tx => {
    const row = orNotFound(await deleteManufacturer(tx, id));
    await record(tx, actor, { ...aboutManufacturer(row), also });
  });
  return orRefuse(removed, refusals);
}

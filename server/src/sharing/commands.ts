import type { BodyOf } from '@toptan/contract/endpoint';
import { languages } from '@toptan/contract/languages';
import {
  type createShareLink,
  openShareLinksMax,
  type ShareLink,
  sharedPath,
  type updateShareLink,
} from '@toptan/contract/sharing';
import { sql } from 'drizzle-orm';
import { hashToken, newToken } from '../auth/tokens.ts';
import { lockCustomer } from '../customers/queries.ts';
import { advisoryLocks } from '../db/advisory-locks.ts';
import type { Database, Transaction } from '../db/client.ts';
import type { Actor } from '../events/actor.ts';
import { record, write } from '../events/record.ts';
import { fieldRefusal, notFound, orNotFound, orRefuse, Refusal, refuseInactive } from '../refusal.ts';
import { cardUrl, makeCard } from './card.ts';
import { messageOf } from './messages.ts';
import {
  closeLink,
  countOpen,
  deleteLink,
  findLink,
  findOpening,
  holdCollection,
  insertLink,
  insertSelection,
  lockLink,
  removeOldLinks,
  removeSelections,
  storeCard,
  updateLink,
} from './queries.ts';
import { goodsOf } from './shared.ts';

const aboutLink = ({ id, collection, product }: ShareLink) => ({
  topic: 'share-links' as const,
  subjectId: id,
  subject: collection.name ?? product?.name ?? null,
});

/** Lets one transaction at a time open links, so that they are counted. @throws Refusal 409 `too_many_links` */
async function refuseTooMany(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.shareLinks})`);
  await removeOldLinks(tx);
  if ((await countOpen(tx)) >= openShareLinksMax)
    throw new Refusal('too_many_links', 'Too many links are open: end some of them');
}

/** @throws Refusal 400 for a customer that does not exist, 409 `customer_inactive` */
async function refuseAbsent(tx: Transaction, customerId: string): Promise<void> {
  const customer = await lockCustomer(tx, customerId);
  if (!customer)
    throw fieldRefusal('validation_failed', 'customerId', 'not_found', 'There is no such customer');
  refuseInactive(customer);
}

const noCustomer = () =>
  fieldRefusal('validation_failed', 'customerId', 'required', 'Prices are those of a shop: name it');

/** The collection of a new link: a named one that shops see or will see, or a new selection. */
async function takeCollection(
  tx: Transaction,
  { productIds, collectionId }: BodyOf<typeof createShareLink>,
): Promise<string> {
  if (collectionId === undefined) return insertSelection(tx, productIds ?? []);
  if (await holdCollection(tx, collectionId)) return collectionId;
  throw fieldRefusal('validation_failed', 'collectionId', 'not_found', 'Shops do not see this collection');
}

/**
 * Makes a link with its card and its message.
 * @param origin the address of the portal: `https://toptan.example`
 * @throws Refusal 400 for products, a collection or a customer that do not exist, 409 `customer_inactive`, `too_many_links`
 */
export async function createLink(
  db: Database,
  actor: Actor,
  { body, origin }: { body: BodyOf<typeof createShareLink>; origin: string },
) {
  const { productIds, collectionId, customerId, hasPrices = false, language } = body;
  if ((productIds === undefined) === (collectionId === undefined))
    throw fieldRefusal('validation_failed', 'productIds', 'required', 'Name products or a collection');
  if (hasPrices && customerId === undefined) throw noCustomer();
  const token = newToken();
  const created = write(db, async tx => {
    await refuseTooMany(tx);
    if (customerId !== undefined) await refuseAbsent(tx, customerId);
    const collection = await takeCollection(tx, body);
    const goods = await goodsOf(tx, collection);
    const id = await insertLink(tx, {
      tokenHash: hashToken(token),
      collectionId: collection,
      customerId,
      hasPrices,
      language,
      createdBy: actor.userId,
    });
    const link = orNotFound(await findLink(tx, id));
    await record(tx, actor, aboutLink(link));
    return { link, goods, opensAt: await findOpening(tx, collection) };
  });
  const { link, goods, opensAt } = await orRefuse(created, {
    collection_products_product_id_products_id_fk: () =>
      fieldRefusal('validation_failed', 'productIds', 'not_found', 'There is no such product'),
  });
  // What opens later shows nothing before, and its card no picture.
  const hashes = opensAt === null ? goods.flatMap(({ imageHash }) => imageHash ?? []) : [];
  const card = await makeCard(db, hashes);
  if (card) await storeCard(db, link.id, card);
  const address = `${origin}${sharedPath}/${token}`;
  const shown = {
    ...link.collection,
    products: goods.length,
    product: link.product,
    opensAt,
    expiresAt: link.expiresAt,
  };
  const drafts = Object.fromEntries(languages.map(each => [each, messageOf(each, shown, address)]));
  return {
    ...link,
    address,
    cardUrl: card && cardUrl(link.id),
    drafts: drafts as Record<(typeof languages)[number], ReturnType<typeof messageOf>>,
  };
}

/**
 * Changes a link, or renews it.
 * @throws Refusal 404 also for one that was ended, 400 as `createLink`, 409 `customer_inactive`, `too_many_links`
 */
export function changeLink(
  db: Database,
  actor: Actor,
  id: string,
  { renew, ...fields }: BodyOf<typeof updateShareLink>,
): Promise<ShareLink> {
  return write(db, async tx => {
    if (renew) await refuseTooMany(tx);
    if (fields.customerId) await refuseAbsent(tx, fields.customerId);
    const locked = await lockLink(tx, id);
    if (!locked || locked.isEnded) throw notFound();
    const { customerId, hasPrices } = { ...locked, ...fields };
    if (hasPrices && customerId === null) throw noCustomer();
    await updateLink(tx, id, { customerId, hasPrices, language: fields.language }, renew === true);
    const link = orNotFound(await findLink(tx, id));
    await record(tx, actor, aboutLink(link));
    return link;
  });
}

/** Ends a link for good; one that was never opened goes with its selection. @throws Refusal 404 also for one that was ended */
export function endLink(db: Database, actor: Actor, id: string): Promise<void> {
  return write(db, async tx => {
    const locked = orNotFound(await lockLink(tx, id));
    const link = orNotFound(await findLink(tx, id));
    if (link.opened === 0) {
      await deleteLink(tx, id);
      await removeSelections(tx, [link.collection.id]);
    } else if (locked.isEnded) throw notFound();
    else await closeLink(tx, id);
    await record(tx, actor, aboutLink(link));
  });
}

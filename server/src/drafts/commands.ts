import { type Draft, savedBasketsMax } from '@toptan/contract/drafts';
import { type Basket, hintOf, lockBasket, ownBasket, refusePlaced } from '../basket/basket.ts';
import { countLines } from '../basket/queries.ts';
import type { Database, Transaction } from '../db/client.ts';
import type { Actor } from '../events/actor.ts';
import { type About, record, write } from '../events/record.ts';
import { notFound, orNotFound, Refusal, refuseInactive } from '../refusal.ts';
import type { OwnViewer, ShopViewer } from '../viewer.ts';
import {
  countSaved,
  findDraft,
  findOpenDraft,
  holdCustomer,
  insertDraft,
  lockDraft,
  moveLines,
  removeDraft,
  saveLines,
} from './queries.ts';

/** A shop hears nothing of a staff draft until it is offered: its event has no customer. */
export const aboutDraft = ({ id, customerId, kind }: Basket): About => ({
  topic: 'drafts',
  subjectId: id,
  customerId: kind === 'staff' ? null : customerId,
});

/**
 * The open draft of a member of staff for a customer, which is made where there is none.
 * @throws Refusal 404, `customer_inactive` where it would be made
 */
export function openDraft(
  db: Database,
  actor: Actor,
  { viewer, userId, customerId }: { viewer: OwnViewer; userId: string; customerId: string },
): Promise<Draft> {
  return write(db, async tx => {
    const { isActive, companyName } = orNotFound(await holdCustomer(tx, customerId));
    const open = await findOpenDraft(tx, customerId, userId);
    if (!open) refuseInactive({ isActive });
    const made = open ? undefined : await insertDraft(tx, customerId, userId);
    if (made)
      await record(tx, actor, {
        ...aboutDraft({ id: made, customerId, kind: 'staff' }),
        subject: companyName,
      });
    const id = open ?? made ?? (await findOpenDraft(tx, customerId, userId));
    return orNotFound(await findDraft(tx, viewer, orNotFound(id)));
  });
}

/**
 * Discards a draft with its lines; a shop one that it has saved.
 * @throws Refusal 404, `draft_placed`
 */
export function discardDraft(db: Database, actor: Actor, viewer: OwnViewer, id: string): Promise<void> {
  return write(db, async tx => {
    const draft = orNotFound(await lockDraft(tx, viewer, id));
    if (viewer.kind === 'shop' && draft.kind !== 'saved') throw notFound();
    await refusePlaced(tx, draft);
    await removeDraft(tx, id);
    await record(tx, actor, aboutDraft(draft));
  });
}

/** @throws Refusal `drafts_full` */
async function refuseFull(tx: Transaction, { customerId }: Basket): Promise<void> {
  if ((await countSaved(tx, customerId)) >= savedBasketsMax)
    throw new Refusal('drafts_full', `A shop saves at most ${savedBasketsMax} baskets`);
}

/**
 * Saves a shop's own basket for later, and empties it.
 * @throws Refusal 404, `basket_empty`, `drafts_full`
 */
export function saveBasket(db: Database, actor: Actor, viewer: ShopViewer): Promise<Draft> {
  return write(db, async tx => {
    const own = ownBasket(viewer.customerId);
    orNotFound(await lockBasket(tx, own));
    if ((await countLines(tx, own.id)) === 0) throw new Refusal('basket_empty', 'The basket is empty');
    await refuseFull(tx, own);
    const saved = await saveLines(tx, own);
    await record(tx, actor, { ...aboutDraft(saved), also: [hintOf(own)] });
    return orNotFound(await findDraft(tx, viewer, saved.id));
  });
}

/**
 * Makes a saved basket, or a draft that is offered, the own one of its shop; what lay in that is saved in its place. All stay within
 * `savedBasketsMax`.
 * @returns what is saved now; null where the own basket was empty
 * @throws Refusal 404, `draft_placed`, `drafts_full`
 */
export function takeSavedBasket(
  db: Database,
  actor: Actor,
  viewer: ShopViewer,
  id: string,
): Promise<{ saved: Draft | null }> {
  return write(db, async tx => {
    const own = ownBasket(viewer.customerId);
    // The own basket is locked first, as by whoever saves it.
    orNotFound(await lockBasket(tx, own));
    const taken = orNotFound(await lockDraft(tx, viewer, id));
    await refusePlaced(tx, taken);
    const isInPlace = (await countLines(tx, own.id)) > 0;
    if (isInPlace && taken.kind !== 'saved') await refuseFull(tx, own);
    const saved = isInPlace ? await saveLines(tx, own) : null;
    await moveLines(tx, taken.id, own.id);
    await removeDraft(tx, taken.id);
    await record(tx, actor, {
      ...aboutDraft(taken),
      also: [hintOf(own), ...(saved ? [hintOf(saved)] : [])],
    });
    return { saved: saved && orNotFound(await findDraft(tx, viewer, saved.id)) };
  });
}

import { nameOfCustomer } from '@toptan/contract/customer-name';
import { draftLinkPath } from '@toptan/contract/draft-links';
import type { Draft, makeDraftLink, offerDraft as offerCall } from '@toptan/contract/drafts';
import type { AnswerOf, BodyOf } from '@toptan/contract/endpoint';
import { piecesOf } from '@toptan/contract/pieces';
import { hashToken, newToken } from '../../auth/tokens.ts';
import { type Basket, lockBasket, refusePlaced } from '../../basket/basket.ts';
import { linesOf, readAllRows } from '../../basket/queries.ts';
import { readSettings } from '../../current-settings.ts';
import type { Database, Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { record, write } from '../../events/record.ts';
import { preferredLanguage } from '../../language.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { refuseUnorderable } from '../../orders/placing/lines.ts';
import { quote } from '../../pricing/quote.ts';
import { notFound, orNotFound, orRefuse, Refusal, refuseInactive } from '../../refusal.ts';
import { noTerms } from '../../terms/judge.ts';
import type { OwnViewer } from '../../viewer.ts';
import { aboutDraft } from '../commands.ts';
import { findDraft } from '../queries.ts';
import { findOffering, removeOffer, setLink, setNotes, setOffer } from './queries.ts';

/**
 * Locks a draft of staff until the transaction ends.
 * @throws Refusal 404, `draft_placed`
 */
async function lockStaffDraft(tx: Transaction, id: string) {
  const offering = orNotFound(await findOffering(tx, id));
  const { customerId } = offering;
  const { kind, buyer, ...held } = orNotFound(await lockBasket(tx, { customerId, id, kind: 'staff' }));
  await refusePlaced(tx, held);
  const basket: Basket = { customerId, id, kind };
  const companyName = nameOfCustomer(buyer);
  return { ...held, basket, ...offering, companyName, email: buyer.email };
}

/**
 * Keeps what staff tell the shop with a draft.
 * @throws Refusal 404, `draft_placed`
 */
export function noteDraft(
  db: Database,
  actor: Actor,
  { viewer, id, notes }: { viewer: OwnViewer; id: string; notes: string | null },
): Promise<Draft> {
  return write(db, async tx => {
    const { basket, companyName } = await lockStaffDraft(tx, id);
    await setNotes(tx, id, notes);
    await record(tx, actor, { ...aboutDraft(basket), subject: companyName });
    return orNotFound(await findDraft(tx, viewer, id));
  });
}

type OfferOptions = {
  viewer: OwnViewer;
  id: string;
  wanted: BodyOf<typeof offerCall>;
  /** The outbox, and the origin of the portal for links. */
  outbox: Outbox;
  origin: string;
};

/**
 * Offers a draft to its shop, which may order it from now on, and tells it by email where that is wanted.
 * @throws Refusal 404, `draft_placed`, `customer_inactive`, `mail_not_set`, and those of an order of the whole draft
 */
export function offerDraft(
  db: Database,
  actor: Actor,
  { viewer, id, wanted, outbox, origin }: OfferOptions,
): Promise<Draft> {
  const { notes, expectedTotal, overrideReason, email: isEmailed = false } = wanted;
  if (isEmailed && !outbox.isConfigured) throw new Refusal('mail_not_set', 'No mail server is set');
  return write(db, async tx => {
    const draft = await lockStaffDraft(tx, id);
    refuseInactive(draft);
    const { basket, isWaived, companyName, by, language, email } = draft;
    const lines = linesOf(await readAllRows(tx, id));
    if (lines.length === 0) throw new Refusal('basket_empty', 'The draft is empty');
    const known = isWaived || overrideReason !== undefined ? { terms: noTerms } : {};
    const quoted = await quote(tx, viewer, basket.customerId, lines, known);
    refuseUnorderable(quoted, expectedTotal);
    const { total } = quoted;
    const offered = await setOffer(tx, id, { total, notes, overrideReason });
    if (isEmailed) {
      const { languages } = await readSettings(tx);
      await outbox.post(tx, {
        template: 'order-offered',
        language: preferredLanguage(language, languages),
        recipient: email,
        params: {
          companyName,
          by,
          total,
          pieces: String(piecesOf(lines)),
          notes: offered.notes ?? '',
          link: `${origin}/basket`,
        },
      });
    }
    await record(tx, actor, { ...aboutDraft({ ...basket, kind: 'offered' }), subject: companyName });
    return orNotFound(await findDraft(tx, viewer, id));
  });
}

/**
 * Takes an offered draft back: its shop and its link reach it no more.
 * @throws Refusal 404 also where it is not offered, `draft_placed`, `draft_open`
 */
export async function takeBackOffer(
  db: Database,
  actor: Actor,
  viewer: OwnViewer,
  id: string,
): Promise<Draft> {
  const taken = write(db, async tx => {
    const { basket, companyName } = await lockStaffDraft(tx, id);
    if (basket.kind !== 'offered') throw notFound();
    await removeOffer(tx, id);
    await record(tx, actor, { ...aboutDraft(basket), subject: companyName });
    return orNotFound(await findDraft(tx, viewer, id));
  });
  return orRefuse(taken, {
    baskets_open: () =>
      new Refusal('draft_open', 'The author of the draft has another open draft for the shop'),
  });
}

/**
 * Makes the link to a draft, and ends the one before.
 * @throws Refusal 404, `draft_placed`, `customer_inactive`
 */
export function makeLink(
  db: Database,
  actor: Actor,
  { id, origin }: { id: string; origin: string },
): Promise<AnswerOf<typeof makeDraftLink>> {
  return write(db, async tx => {
    const draft = await lockStaffDraft(tx, id);
    refuseInactive(draft);
    const { basket, companyName, ownerFullName } = draft;
    const token = newToken();
    const { until } = await setLink(tx, id, hashToken(token));
    const { languages } = await readSettings(tx);
    const language = preferredLanguage(draft.language, languages);
    // The shop hears nothing of it: what it reads of the draft stays the same.
    await record(tx, actor, { ...aboutDraft({ ...basket, kind: 'staff' }), subject: companyName });
    // Browsers do not send the fragment, so no log has the token.
    const link = `${origin}${draftLinkPath}?language=${language}#${token}`;
    return { link, until, language, name: ownerFullName ?? companyName };
  });
}

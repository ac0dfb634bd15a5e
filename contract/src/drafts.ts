import { z } from 'zod';
import { eachCharge } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema, timestampSchema } from './ids.ts';
import { languages } from './languages.ts';
import { liraSchema } from './money.ts';
import { overrideFields, withReason } from './order-override.ts';
import { notesMax, orderSummarySchema } from './orders.ts';
import { pageQuery } from './pagination.ts';
import { optionalText } from './text.ts';

/** The kinds of drafts: an order that staff prepare for a shop, and a basket that a shop has saved for later. */
export const draftKinds = ['staff', 'saved'] as const;

/** The most baskets that a shop saves; a further one answers 409 `drafts_full`. */
export const savedBasketsMax = 20;

/** Drafts that a screen shows at most: for a shop what it has saved, and what is prepared for it. */
export const draftsShown = savedBasketsMax + 10;

/** Days that a link to a prepared order is good for. */
export const draftLinkDays = 14;

/**
 * A basket beside the shop's own. Its lines are read and changed by the calls of a basket, with `draftId`. A draft of staff is open
 * until it is offered to its shop; from then on the shop reads it, and may order it or put it into its basket.
 */
export const draftSchema = z
  .object({
    id: idSchema,
    kind: z.enum(draftKinds),
    /** The shop that the order will be of. */
    customer: z.object({
      id: idSchema,
      companyName: z.string(),
      customerShortName: z.string(),
      isActive: z.boolean(),
      /** The charges of the order beside its goods. */
      ...eachCharge(() => liraSchema),
    }),
    /**
     * The member of staff who began the draft; null for a saved basket, and for staff where the user is gone. A shop gets no id, and
     * the name that shops read, else that of the portal.
     */
    by: z.object({ id: idSchema.nullable(), name: z.string() }).nullable(),
    /** The number of lines. */
    items: z.number().int(),
    pieces: z.number().int(),
    /** The number of different products. */
    products: z.number().int(),
    /** The number of products whose price is another one than when they were added. */
    pricesChanged: z.number().int(),
    /** The sum of the goods at present prices, in lira. */
    subtotal: liraSchema,
    /** The first products, as many as `summaryPictures`. */
    pictures: orderSummarySchema.shape.pictures,
    /** The last change of its lines, or its saving. */
    changedAt: timestampSchema,
    /** What staff tell the shop with the offer; it becomes the note of the order, unless that brings one. */
    notes: z.string().nullable(),
    /** The reason for which staff have waived rules, for administrators; a shop gets null. */
    overrideReason: z.string().nullable(),
    /** The time since when the draft waits for its shop; null while it is open. */
    offeredAt: timestampSchema.nullable(),
    /** What the order came to when it was offered, with its fee, in lira; null while it is open. */
    offeredTotal: liraSchema.nullable(),
    /** The end of its link, for administrators; null where none is good, and for a shop. */
    linkUntil: timestampSchema.nullable(),
    /** The order that the draft has become; null until it is placed. A placed draft holds no lines. */
    order: z.object({ id: idSchema, orderNumber: z.string() }).nullable(),
  })
  .meta({ id: 'Draft' });

export type Draft = z.infer<typeof draftSchema>;

export const openDraft = endpoint({
  method: 'POST',
  path: '/api/drafts',
  access: 'admin',
  summary:
    "The caller's draft of an order for this shop, which is made if there is none. 409 `customer_inactive` where it would be made for an inactive customer.",
  body: z.strictObject({ customerId: idSchema }),
  response: draftSchema,
});

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/drafts',
  access: 'signed-in',
  summary:
    'Drafts, the last changed first: for staff the drafts of all staff that are not placed, for a shop the drafts that are offered to it and its saved baskets.',
  query: z.strictObject({
    ...pageQuery,
    customerId: idSchema.optional(),
    /** `staff`: for a shop the drafts that are offered to it; `saved`: its saved baskets. */
    kind: z.enum(draftKinds).optional(),
  }),
  response: z.array(draftSchema),
  paged: true,
});

export const getDraft = endpoint({
  method: 'GET',
  path: '/api/drafts/{id}',
  access: 'signed-in',
  summary:
    'One draft. Staff read drafts of staff, a shop the drafts that are offered to it and its saved baskets; otherwise 404.',
  params: idParams,
  response: draftSchema,
});

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/drafts/{id}',
  access: 'signed-in',
  summary:
    'Discards a draft with its lines; a shop can discard its saved baskets. 409 `draft_placed` once it is an order.',
  params: idParams,
});

export const saveBasket = endpoint({
  method: 'POST',
  path: '/api/drafts/saved',
  access: 'shop',
  summary: `Saves the shop's own basket for later and empties it. A shop saves ${savedBasketsMax} baskets: a further one answers 409 \`drafts_full\`. 409 \`basket_empty\` for an empty basket.`,
  body: z.strictObject({ customerId: idSchema }),
  response: draftSchema,
  status: 201,
});

export const takeSavedBasket = endpoint({
  method: 'PUT',
  path: '/api/drafts/{id}/basket',
  access: 'shop',
  summary:
    "Makes a saved basket, or a draft that is offered, the shop's own basket; the draft ends with that. `saved`: the previous content of the own basket, which is now a saved basket; null where it was empty. 409 `drafts_full` where a shop takes an offered draft and has no room for another saved basket, `draft_placed` once the draft is an order.",
  params: idParams,
  response: z.object({ saved: draftSchema.nullable() }).meta({ id: 'TakenBasket' }),
});

export const noteDraft = endpoint({
  method: 'PUT',
  path: '/api/drafts/{id}/notes',
  access: 'admin',
  summary: 'What staff tell the shop with a draft, for whoever goes on with it. 409 `draft_placed`.',
  params: idParams,
  body: z.strictObject({ notes: optionalText(notesMax) }),
  response: draftSchema,
});

export const offerDraft = endpoint({
  method: 'PUT',
  path: '/api/drafts/{id}/offer',
  access: 'admin',
  summary:
    'Offers a draft to its shop, which can then read and order it. A repeated offer begins now, at the present total. The link of the draft stays. Refused as the order would be: 409 `basket_empty`, `basket_changed` with the present total, `product_unavailable`, `sold_in_packs`, `rules_unmet`, `stock_short`, `customer_inactive`, `draft_placed`. 409 `mail_not_set` for an email without a mail server.',
  params: idParams,
  body: withReason(
    z.strictObject({
      /** Left out: as they are. */
      notes: optionalText(notesMax).optional(),
      /** The total that staff were shown, with the fee: compared, never used. */
      expectedTotal: liraSchema.max(20),
      /** The rules are waived for the order, whoever places it. Both left out: as they are for the draft. */
      ...overrideFields,
      /** True: the shop gets an email with a link of its own. */
      email: z.boolean().optional(),
    }),
  ).meta({ id: 'Offer' }),
  response: draftSchema,
});

export const takeBackOffer = endpoint({
  method: 'DELETE',
  path: '/api/drafts/{id}/offer',
  access: 'admin',
  summary:
    'Withdraws an offered draft: its shop can no longer read it, its links end, and waived rules apply again. 409 `draft_placed`, `draft_open` where its author has another open draft for the shop.',
  params: idParams,
  response: draftSchema,
});

export const makeDraftLink = endpoint({
  method: 'POST',
  path: '/api/drafts/{id}/link',
  access: 'admin',
  summary: `Makes a link that shows the draft to anyone with the address, and lets them order it while it is offered. The link ends after ${draftLinkDays} days and is answered only once; earlier links end. 409 \`draft_placed\`, \`customer_inactive\`.`,
  params: idParams,
  response: z
    .object({
      /** The address, in the language of the shop. */
      link: z.url(),
      until: timestampSchema,
      /** The language of the shop, as far as it is known. */
      language: z.enum(languages),
      /** The name of the owner or, where none is known, of the company, for a message to the shop. */
      name: z.string(),
    })
    .meta({ id: 'DraftLink' }),
});

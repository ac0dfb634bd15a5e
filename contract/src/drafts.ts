import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema, timestampSchema } from './ids.ts';
import { liraSchema } from './money.ts';
import { orderSummarySchema } from './orders.ts';
import { pageQuery } from './pagination.ts';

/** The kinds of drafts: an order that staff prepare for a shop, and a basket that a shop has saved for later. */
export const draftKinds = ['staff', 'saved'] as const;

/** The most baskets that a shop saves; a further one answers 409 `drafts_full`. */
export const savedBasketsMax = 20;

/** A basket beside the shop's own. Its lines are read and changed by the calls of a basket, with `draftId`. */
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
      /** The fee of the order, in lira. */
      processingFee: liraSchema,
    }),
    /** The member of staff who began the draft; null for a saved basket, and where the user is gone. */
    by: z.object({ id: idSchema, name: z.string() }).nullable(),
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
    /** The last change, in what lies in it or by saving it. */
    changedAt: timestampSchema,
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
    'For staff the drafts of all staff that are not placed; for a shop the baskets that it has saved. Those that changed last come first.',
  query: z.strictObject({ ...pageQuery, customerId: idSchema.optional() }),
  response: z.array(draftSchema),
  paged: true,
});

export const getDraft = endpoint({
  method: 'GET',
  path: '/api/drafts/{id}',
  access: 'signed-in',
  summary: 'One draft: staff reach those of staff, a shop the baskets that it has saved; otherwise 404.',
  params: idParams,
  response: draftSchema,
});

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/drafts/{id}',
  access: 'signed-in',
  summary: 'Discards a draft with its lines. 409 `draft_placed` once it is an order.',
  params: idParams,
});

export const saveBasket = endpoint({
  method: 'POST',
  path: '/api/drafts/saved',
  access: 'shop',
  summary: `Saves the shop's own basket for later and empties it. A shop saves ${savedBasketsMax} baskets: a further one answers 409 \`drafts_full\`. 409 \`basket_empty\` where nothing lies in it.`,
  body: z.strictObject({ customerId: idSchema }),
  response: draftSchema,
  status: 201,
});

export const takeSavedBasket = endpoint({
  method: 'PUT',
  path: '/api/drafts/{id}/basket',
  access: 'shop',
  summary:
    "Makes a saved basket the shop's own one. `saved`: what lay in the own basket, which is saved in its place; null where it was empty.",
  params: idParams,
  response: z.object({ saved: draftSchema.nullable() }).meta({ id: 'TakenBasket' }),
});

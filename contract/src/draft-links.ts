import { z } from 'zod';
import { eachAmount } from './amounts.ts';
import { basketQuoteSchema } from './basket.ts';
import { colorSchema } from './catalog/sizing.ts';
import { draftSchema } from './drafts.ts';
import { endpoint } from './endpoint.ts';
import { linkTokenSchema, timestampSchema } from './ids.ts';
import { languages } from './languages.ts';
import { liraSchema } from './money.ts';
import { orderLinesMax, placedLineSchema } from './orders.ts';
import { expectedPromiseSchema } from './promise.ts';

/** The page of a link to a prepared order. Its token is in the fragment, which browsers do not send. */
export const draftLinkPath = '/prepared';

const orderedSchema = z
  .object({
    orderNumber: z.string(),
    /** What the order comes to now, in lira. */
    total: liraSchema,
    placedAt: timestampSchema,
  })
  .meta({ id: 'OrderedByLink' });

/** A draft of staff as its link shows it: with the prices and the stock of its shop, and nothing that only staff know. */
export const preparedOrderSchema = z
  .object({
    /** `open`: staff are still at it, so that it cannot be ordered; `offered`: it waits for the shop; `placed`: it is an order. */
    state: z.enum(['open', 'offered', 'placed']),
    /** The shop's company name, else its short name. */
    shop: z.string(),
    /** The language of the shop, as far as it is known. */
    language: z.enum(languages),
    /** The name of its author as shops read it, else the name of the portal. */
    by: z.string(),
    /** The end of the link. */
    until: timestampSchema,
    ...draftSchema.pick({ notes: true, offeredAt: true, offeredTotal: true }).shape,
    /** The lines, the sums and the rules that are not waived; null once it is an order. */
    quote: basketQuoteSchema.omit({ runs: true }).nullable(),
    /** The colors of the lines that the portal has. */
    colors: z.array(colorSchema),
    /** The order that the draft has become; null before. */
    order: orderedSchema.extend({ ...eachAmount(() => liraSchema), pieces: z.number().int() }).nullable(),
  })
  .meta({ id: 'PreparedOrder' });

export type PreparedOrder = z.infer<typeof preparedOrderSchema>;

export const readDraftLink = endpoint({
  method: 'POST',
  path: '/api/drafts/link',
  access: 'public',
  summary:
    'The prepared order of a link. Reading changes nothing. 404 `link_invalid`; 429 beyond sixty calls a minute from one network.',
  body: z.strictObject({
    /** What is wrong, ended or taken back answers 404 `link_invalid`, byte for byte the same. */
    token: linkTokenSchema,
    /** `seen` of an earlier answer: where nothing has changed since, `prepared` is null. */
    seen: z.string().max(100).optional(),
  }),
  response: z
    .object({
      /** A version of `prepared`. */
      seen: z.string(),
      /** Null: the same as when `seen` was answered. */
      prepared: preparedOrderSchema.nullable(),
    })
    .meta({ id: 'LinkedOrder' }),
});

export const orderByDraftLink = endpoint({
  method: 'POST',
  path: '/api/drafts/link/order',
  access: 'public',
  summary:
    'Places the prepared order of a link as it was shown. Once it is placed, by anyone, every call answers the same order. 404 `link_invalid`, 403 before it is offered, and as for an order: 409 `basket_empty`, `basket_changed` with the present total, `product_unavailable`, `sold_in_packs`, `rules_unmet`, `stock_short`.',
  body: z.strictObject({
    /** What is wrong, ended or taken back answers 404 `link_invalid`, byte for byte the same. */
    token: linkTokenSchema,
    /** All lines that were shown. */
    items: z.array(placedLineSchema).min(1).max(orderLinesMax),
    /** The total that was shown, with its fee: compared, never used. */
    expectedTotal: liraSchema.max(20),
    /** What was promised: a worse promise is refused, as for an order. */
    expectedPromise: expectedPromiseSchema.optional(),
  }),
  bodyMax: 1024 * 1024,
  response: orderedSchema,
});

import { z } from 'zod';
import { eachAmount } from './amounts.ts';
import { packSchema, packsMax } from './catalog/packs.ts';
import { productCategorySchema, translatedNamesSchema } from './catalog/products.ts';
import { endpoint } from './endpoint.ts';
import { choiceSchema, daySchema, idParams, idSchema, timestampSchema } from './ids.ts';
import { liraSchema } from './money.ts';
import { makerSchema } from './promise.ts';
import { termGrains } from './terms.ts';

/** The most pieces of one line; adding beyond it answers 409 `basket_line_full`. */
export const lineQuantityMax = 999;

/** The most packs of a kind that a basket or an order holds: the largest of their lines is full then. */
export const mostPacks = (ratios: readonly number[]): number =>
  Math.min(packsMax, Math.floor(lineQuantityMax / Math.max(1, ...ratios)));

/** A basket other than the customer's own: a draft of the customer that the caller may read, else 404. */
export const draftId = idSchema.optional();

const quantity = z.number().int().min(1).max(lineQuantityMax);

/**
 * The problem that keeps a line from being ordered. It is a rule that the line does not keep, which counts a size and color, a
 * color, or the product (`pieces` of them), or stock that does not cover goods that are not produced (`stock_short`).
 */
export const lineProblemSchema = z
  .object({
    code: z.enum(['too_small', 'too_big', 'not_a_multiple', 'stock_short']),
    grain: z.enum(termGrains),
    /**
     * The least or the most, or the multiple of the pieces. For `stock_short` it is the stock that is left for this line, or the
     * least that is left where the shop does not get to know the stock.
     */
    limit: z.number().int(),
    pieces: z.number().int(),
    /** The nearest quantities of this line that keep the rule; null where there is none. */
    below: z.number().int().nullable(),
    above: z.number().int().nullable(),
  })
  .meta({ id: 'LineProblem' });

export type LineProblem = z.infer<typeof lineProblemSchema>;

export const basketItemSchema = z
  .object({
    id: idSchema,
    customerId: idSchema,
    productId: idSchema,
    quantity: z.number().int(),
    selectedSize: z.string().nullable(),
    selectedColor: z.string().nullable(),
    /**
     * The pack that the line is part of, and the number of these packs in the basket; null for single pieces. All lines of it have
     * the same `basketPackId`, and hold its pieces times `packs`.
     */
    basketPackId: idSchema.nullable(),
    packId: idSchema.nullable(),
    packs: z.number().int().nullable(),
    /** The pack, also in an earlier version. */
    pack: packSchema
      .extend({
        /** The chosen color; null where colors are mixed. */
        color: z.string().nullable(),
        /** The version that is sold in place of this one, which can be ordered until it is deactivated. */
        replacedById: idSchema.nullable(),
      })
      .nullable(),
    createdAt: timestampSchema,
    /** Pieces of this line that stock covers now, after the lines before it; the others are produced. */
    fromStock: z.number().int(),
    /** The days of the pieces that stock does not cover, if it is ordered today; left out where they are not known. */
    promisedFrom: daySchema.optional(),
    promisedUntil: daySchema.optional(),
    /** The present price of the line's pieces, in lira. */
    totalPrice: liraSchema,
    /** The price of a piece when the line was added, in lira; left out where it is the same now. */
    priceBefore: liraSchema.optional(),
    /** The multiple that a rule demands of the pieces; left out where none does. */
    multiple: z.number().int().optional(),
    /** Rules that the line does not keep, without which no order is placed; left out where there are none. */
    problems: z.array(lineProblemSchema).optional(),
    product: z.object({
      id: idSchema,
      name: z.string(),
      translations: translatedNamesSchema,
      sku: z.string().nullable(),
      price: liraSchema,
      /** The product's first picture in the color of the line, else its cover. */
      imageUrl: z.string().nullable(),
      category: productCategorySchema.nullable(),
      /** False: the product can no longer be ordered, or no longer in this size and color, by the piece, or in this pack. */
      isAvailable: z.boolean(),
    }),
  })
  .meta({ id: 'BasketItem' });

export type BasketItem = z.infer<typeof basketItemSchema>;

export const listBasket = endpoint({
  method: 'GET',
  path: '/api/basket',
  access: 'signed-in',
  summary: 'The own basket, in the order of adding; empty for a user without a customer.',
  response: z.array(basketItemSchema),
  list: true,
});

export const listCustomerBasket = endpoint({
  method: 'GET',
  path: '/api/basket/{customerId}',
  access: 'signed-in',
  summary: "A customer's basket: the own one, or any for an administrator.",
  params: z.strictObject({ customerId: idSchema }),
  query: z.strictObject({ draftId }),
  response: z.array(basketItemSchema),
  list: true,
});

/** A rule for the order as a whole, or for its goods of one kind, with the basket's part of it. */
export const orderLimitSchema = z
  .object({
    /** `stock_short`: stock does not cover the line `basketItemId` of goods that are not produced. */
    code: z.enum(['too_small', 'too_big', 'stock_short']),
    unit: z.enum(['pieces', 'lira']),
    /** The least or the most, or the stock that is left; and the basket's sum without the fee: pieces, or lira as decimal text. */
    limit: z.string(),
    current: z.string(),
    /**
     * The missing or surplus amount; '0' where the rule is kept. It is the least amount for stock that the shop
     * cannot see.
     */
    missing: z.string(),
    isFirstOrder: z.boolean(),
    /** The goods that the rule counts; null: all of them. */
    label: z.object({ en: z.string(), tr: z.string(), ar: z.string() }).nullable(),
    productIds: z.array(idSchema),
    /** The line that stock does not cover; left out for rules. */
    basketItemId: idSchema.optional(),
  })
  .meta({ id: 'OrderLimit' });

export type OrderLimit = z.infer<typeof orderLimitSchema>;

/** The sizes of a product in one color, with single pieces in the basket. */
export const basketRunSchema = z
  .object({
    productId: idSchema,
    color: z.string().nullable(),
    /**
     * The sizes in which single pieces can be ordered, in the order of the product. Of goods that are not produced these are the
     * sizes in the basket, and those of which it leaves some in stock.
     */
    sizes: z.array(z.string()),
  })
  .meta({ id: 'BasketRun' });

export type BasketRun = z.infer<typeof basketRunSchema>;

/** A basket with the sums and the rules of an order of all of it. Sums are in lira; that of an empty basket is the fee. */
export const basketQuoteSchema = z
  .object({
    /** The lines in the order of adding. */
    lines: z.array(basketItemSchema),
    /** The rules for an order, kept or not, and the lines that stock does not cover of goods that are not produced. */
    limits: z.array(orderLimitSchema),
    /** Left out where no product in the basket has sizes that can be ordered by the piece. */
    runs: z.array(basketRunSchema).optional(),
    /** The manufacturers of the goods, by name, for administrators; left out for a shop. */
    makers: z.array(makerSchema).optional(),
    ...eachAmount(() => liraSchema),
  })
  .meta({ id: 'BasketQuote' });

export type BasketQuote = z.infer<typeof basketQuoteSchema>;

/** `quote` asks a call that changes a basket for the whole basket beside its answer. */
export const quoteQuery = z.strictObject({ quote: z.literal('true').optional() });

/**
 * The answer with `?quote=true`, of the same form for all changes: what the call answers without it, null for an empty answer, and
 * the basket as it is after the change. The basket is read anew for a repeated call.
 */
export const quotedSchema = <Answer extends z.ZodType>(id: string, answer: Answer) =>
  z.object({ answer, quote: basketQuoteSchema }).meta({ id });

const quotedItem = quotedSchema('QuotedBasketItem', basketItemSchema);
const lines = z.array(basketItemSchema);
const quotedPack = quotedSchema('QuotedBasketPack', lines);

export const checkBasket = endpoint({
  method: 'GET',
  path: '/api/basket/{customerId}/check',
  access: 'signed-in',
  summary:
    "A customer's whole basket with the sums of an order of it, the rules for that order, kept or not, and the lines that stock does not cover of goods that are not produced.",
  params: z.strictObject({ customerId: idSchema }),
  query: z.strictObject({ draftId }),
  response: basketQuoteSchema,
});

export const addToBasket = endpoint({
  method: 'POST',
  path: '/api/basket',
  access: 'signed-in',
  summary:
    'Adds pieces; the same product, size and color again adds to the line. A basket holds as many lines as an order: a further one answers 409 `basket_full`. 409 `customer_inactive`, `product_unavailable` for goods that are not for sale, `sold_in_packs` for pieces of a product that is sold in packs, `basket_line_full` when the line would hold too many pieces, `draft_placed` for a draft that has already become an order, `idempotency_key_reused` when the key belongs to another call.',
  body: z
    .strictObject({
      customerId: idSchema,
      draftId,
      productId: idSchema,
      quantity,
      selectedSize: choiceSchema,
      selectedColor: choiceSchema,
      /**
       * `createdAt` of a line that was removed: a new one takes its place in the order of the basket. A time in the future counts
       * for nothing.
       */
      addedAt: timestampSchema.optional(),
    })
    .meta({ id: 'NewBasketItem' }),
  query: quoteQuery,
  response: basketItemSchema,
  quoted: quotedItem,
  status: 201,
  idempotent: true,
});

export const setBasketQuantity = endpoint({
  method: 'PUT',
  path: '/api/basket/{id}',
  access: 'signed-in',
  summary: "Sets a line's pieces; 409 `pack_line` for a line of a pack, whose packs are set instead.",
  params: idParams,
  query: quoteQuery,
  body: z.strictObject({ quantity }),
  response: basketItemSchema,
  quoted: quotedItem,
});

export const removeFromBasket = endpoint({
  method: 'DELETE',
  path: '/api/basket/{id}',
  access: 'signed-in',
  summary: 'Removes a line; a line of a pack goes with the whole pack.',
  params: idParams,
  query: quoteQuery,
  quoted: quotedSchema('QuotedRemoval', z.null()),
});

export const addPacksToBasket = endpoint({
  method: 'POST',
  path: '/api/basket/packs',
  access: 'signed-in',
  summary:
    'Adds packs, which are lines for each of their sizes and colors; the same pack and color again adds to them. Answers the lines of the pack.',
  body: z
    .strictObject({
      customerId: idSchema,
      draftId,
      packId: idSchema,
      /** The color of a pack that is not mixed. */
      color: choiceSchema,
      packs: z.number().int().min(1).max(packsMax),
    })
    .meta({ id: 'NewBasketPack' }),
  query: quoteQuery,
  response: lines,
  quoted: quotedPack,
  list: true,
  status: 201,
  idempotent: true,
});

export const setBasketPacks = endpoint({
  method: 'PUT',
  path: '/api/basket/packs/{id}',
  access: 'signed-in',
  summary: 'Sets the number of packs by their `basketPackId`; 0 removes them. Answers the lines of the pack.',
  params: idParams,
  query: quoteQuery,
  body: z.strictObject({ packs: z.number().int().min(0).max(packsMax) }),
  response: lines,
  quoted: quotedPack,
  list: true,
});

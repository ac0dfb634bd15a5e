import { z } from 'zod';
import { lineProblemSchema } from './basket.ts';
import { packLineSchema, packSchema, productPackSchema } from './catalog/packs.ts';
import { translatedNamesSchema } from './catalog/products.ts';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema } from './ids.ts';
import { liraSchema } from './money.ts';
import { orderItemSchema } from './orders.ts';

/** The reasons why goods of an order can no longer be ordered. */
const goneReasons = [
  /** The product is no longer for sale. */
  'unavailable',
  /** The size and color are closed, or the pack is no longer sold in them. */
  'closed',
  /** The product is not produced, and nothing is left in stock. */
  'sold_out',
  /** Single pieces of a product that is now sold in packs. */
  'in_packs',
  /** A pack of a product that is now sold by the piece. */
  'by_piece',
] as const;

/** Goods that can be added to a basket now: the row of a batch, with its price. */
export const offerSchema = z
  .object({
    productId: idSchema,
    /** The pack, as it is sold now; null for single pieces. */
    packId: idSchema.nullable(),
    size: z.string().nullable(),
    color: z.string().nullable(),
    /** Pieces, or packs. */
    quantity: z.number().int(),
    pieces: z.number().int(),
    /** The price of a piece, in lira. */
    unitPrice: liraSchema,
    totalPrice: liraSchema,
  })
  .meta({ id: 'AgainOffer' });

export type AgainOffer = z.infer<typeof offerSchema>;

/** The most products that are named for one that is gone. */
export const similarMax = 3;

const similarSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    translations: translatedNamesSchema,
    imageUrl: z.string().nullable(),
    /** The price of a piece, in lira. */
    price: liraSchema,
  })
  .meta({ id: 'SimilarProduct' });

export type SimilarProduct = z.infer<typeof similarSchema>;

const goodsSchema = z
  .object({
    /** The id of the order's line of single pieces, or of the order's packs. */
    id: idSchema,
    ...orderItemSchema.pick({
      productId: true,
      productName: true,
      translations: true,
      sku: true,
      product: true,
      /** Null for packs. */
      selectedSize: true,
      /** Null for packs of several colors. */
      selectedColor: true,
    }).shape,
    /** The pack as it was ordered; null for single pieces. */
    pack: packSchema.extend({ lines: z.array(packLineSchema) }).nullable(),
    /** Pieces, or packs, that were ordered. */
    quantity: z.number().int(),
    pieces: z.number().int(),
    /** The price of a piece when they were ordered, in lira. */
    unitPrice: liraSchema,
    totalPrice: liraSchema,
    /**
     * The goods that can be ordered in their place: one of the same goods, of changed goods also others, of which the first is
     * proposed. Of goods that are gone these are their neighbours, and none is proposed.
     */
    offers: z.array(offerSchema),
    /** The pack that is sold in place of the ordered one; left out where that one still is. */
    packNow: productPackSchema.optional(),
    /** Rules and stock that the ordered quantity does not keep now; left out where there are none. */
    problems: z.array(lineProblemSchema).optional(),
    /** The multiple that a rule demands of the pieces; left out where none does. */
    multiple: z.number().int().optional(),
    /**
     * Of goods that are no longer for sale: others of their category, those first that are sold in most of the ordered sizes and
     * colors; left out where there are none.
     */
    similar: z.array(similarSchema).optional(),
    /** The reason why the goods are gone; left out where they are not. */
    gone: z.enum(goneReasons).optional(),
  })
  .meta({ id: 'AgainGoods' });

export type AgainGoods = z.infer<typeof goodsSchema>;

export const getOrderAgain = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/again',
  access: 'signed-in',
  summary:
    'An order as it could be placed again, without regard to the basket: unchanged lines, lines with another price, pack, rule or stock, and lines that are gone. Goods that are no longer for sale have only the data of the order. 404 when it is missing or not yours, or when there is no such draft of its shop.',
  params: idParams,
  /** The draft that the goods are meant for: staff then read stock as the shop does. */
  query: z.strictObject({ draftId: idSchema.optional() }),
  response: z
    .object({
      same: z.array(goodsSchema),
      changed: z.array(goodsSchema),
      gone: z.array(goodsSchema),
      /** The sum of the ordered goods, in lira without a fee. */
      totalThen: liraSchema,
      /** The sum of the same and the changed goods as they are proposed, in lira without a fee. */
      totalNow: liraSchema,
    })
    .meta({ id: 'OrderAgain' }),
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema } from '../ids.ts';
import { asShopQuery } from './as-shop.ts';

export const packUnits = ['series', 'carton'] as const;

/** The fewest pieces of one pack. */
export const packPiecesMin = 2;
export const packPiecesMax = 999;
/** The most pieces of one size and color in a pack. */
export const packRatioMax = 99;
/** The most packs of one kind in a basket. */
export const packsMax = 999;
/** The most packs of a product. */
export const productPacksMax = 50;

const packUnitSchema = z.enum(packUnits).meta({ id: 'PackUnit' });

/** A pack as a product, a basket and an order show it. */
export const packSchema = z.object({
  name: z.string().nullable(),
  unit: packUnitSchema,
  /** True: the pack has several colors; otherwise the color is chosen when it is ordered. */
  mixed: z.boolean(),
  /** The pieces of one pack. */
  pieces: z.number().int(),
});

export const packLineSchema = z
  .object({
    /** Null where the product has no sizes. */
    size: z.string().nullable(),
    /** Null where the pack is of one color. */
    color: z.string().nullable(),
    /** Pieces in one pack. */
    ratio: z.number().int(),
  })
  .meta({ id: 'PackLine' });

export const productPackSchema = z
  .object({ id: idSchema, ...packSchema.shape, lines: z.array(packLineSchema) })
  .meta({ id: 'ProductPack' });

export type ProductPack = z.infer<typeof productPackSchema>;

export const listedPackSchema = z
  .object({
    ...productPackSchema.shape,
    isActive: z.boolean(),
    /** The version that is sold in place of this one; for administrators, while this one is in baskets. */
    replacedById: idSchema.nullable(),
    /** The numbers of its barcodes; for administrators, as the next fields. */
    codes: z.array(z.string()).optional(),
    /** The number of customers with the pack in their baskets, and the number of orders with it. */
    baskets: z.number().int().optional(),
    orders: z.number().int().optional(),
  })
  .meta({ id: 'Pack' });

export type ListedPack = z.infer<typeof listedPackSchema>;

export const listPacks = endpoint({
  method: 'GET',
  path: '/api/products/{id}/packs',
  access: 'signed-in',
  summary:
    'The packs of a product that are sold. An administrator also gets inactive packs, and earlier versions that are in baskets.',
  params: idParams,
  query: asShopQuery,
  response: z.array(listedPackSchema),
  list: true,
});

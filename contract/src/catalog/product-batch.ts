import { z } from 'zod';
import { batchProductIds, batchProductsMax, batchResultSchema } from '../batch-results.ts';
import { endpoint } from '../endpoint.ts';
import { choiceMax, idSchema, timestampSchema } from '../ids.ts';
import { priceChangeMax, priceChangeMin, priceSchema } from '../price.ts';
import { productCategories, productGenders } from './filters.ts';
import { packRatioMax, packUnits } from './packs.ts';
import { productSells, productSupplies } from './products.ts';
import { cellsMax } from './sizing.ts';

export const setSizeSetOfProducts = endpoint({
  method: 'POST',
  path: '/api/products/batch/size-set',
  access: 'admin',
  summary:
    'Gives many products the same size set, in one transaction. Refuses each product that has sizes, or stock of sizes, that the set does not have; the others are changed.',
  body: z
    .strictObject({
      productIds: batchProductIds,
      sizeSetId: idSchema,
      /** `keep`: the product's own sizes, which the set has to have. `all`: every size of the set. */
      sizes: z.enum(['keep', 'all']),
    })
    .meta({ id: 'SizeSetBatch' }),
  response: z.array(batchResultSchema),
  list: true,
});

/** The most products of a size set to which one call gives a pack. */
export const setProductsMax = 2000;

export const addPackToProducts = endpoint({
  method: 'POST',
  path: '/api/products/batch/packs',
  access: 'admin',
  summary:
    'Gives many products a pack of the same ratio, of one color, in one transaction. Refuses each product that lacks one of the sizes; the others are changed. `sizeSetId` names all products of the set, with 200 in each transaction; 400 `too_many` beyond 2000 products.',
  body: z
    .strictObject({
      productIds: batchProductIds.optional(),
      /** The size set whose products get the pack, in place of `productIds`. */
      sizeSetId: idSchema.optional(),
      unit: z.enum(packUnits),
      lines: z
        .array(
          z.strictObject({
            /** Null for products without sizes. */
            size: z.string().max(choiceMax).nullable(),
            ratio: z.number().int().min(1).max(packRatioMax),
          }),
        )
        .min(1)
        .max(cellsMax),
      /** The ways in which the products are sold after the change; left out: as before. */
      sells: z.enum(productSells).optional(),
    })
    .meta({ id: 'PackBatch' }),
  response: z.array(batchResultSchema),
  list: true,
});

export const changeProducts = endpoint({
  method: 'POST',
  path: '/api/products/batch/fields',
  access: 'admin',
  summary:
    'Gives many products the same category, gender, state, supply or beginning of the sale, in one transaction. A field that is left out stays. Refuses each product whose sale would end before it begins; the others are changed.',
  body: z
    .strictObject({
      productIds: batchProductIds,
      category: z.enum(productCategories).nullable().optional(),
      genderCategory: z.enum(productGenders).nullable().optional(),
      isActive: z.boolean().optional(),
      supply: z.enum(productSupplies).optional(),
      sellsFrom: timestampSchema.nullable().optional(),
    })
    .meta({ id: 'ProductFieldsBatch' }),
  response: z.array(batchResultSchema),
  list: true,
});

export const changePrices = endpoint({
  method: 'POST',
  path: '/api/products/batch/prices',
  access: 'admin',
  summary:
    'Raises or lowers the prices of many products by a percentage, in one transaction, rounded to the nearest kuruş, half up. Refuses each product whose price has changed since it was shown (`changed`) or would be too high (`too_big`); the others are changed.',
  body: z
    .strictObject({
      products: z
        .array(z.strictObject({ productId: idSchema, price: priceSchema }))
        .min(1)
        .max(batchProductsMax),
      /** The change in hundredths of a per cent: 750 are 7.5 % more, -1000 are 10 % less. */
      change: z.number().int().min(priceChangeMin).max(priceChangeMax),
    })
    .meta({ id: 'PriceBatch' }),
  response: z.array(batchResultSchema),
  list: true,
});

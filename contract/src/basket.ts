import { z } from 'zod';
import { byLanguage, productCategorySchema } from './catalog/products.ts';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema, timestampSchema } from './ids.ts';
import { liraSchema } from './money.ts';

/** Pieces of one line; adding beyond it answers 409 `basket_line_full`. */
export const lineQuantityMax = 999;

const quantity = z.number().int().min(1).max(lineQuantityMax);

export const basketItemSchema = z
  .object({
    id: idSchema,
    customerId: idSchema,
    productId: idSchema,
    quantity: z.number().int(),
    selectedSize: z.string().nullable(),
    selectedColor: z.string().nullable(),
    createdAt: timestampSchema,
    /** Pieces of this line that stock covers now, after the lines before it; the rest is produced. */
    fromStock: z.number().int(),
    /** What its pieces cost now, in lira. */
    totalPrice: liraSchema,
    product: z.object({
      id: idSchema,
      name: z.string(),
      /** Names of languages that have their own. */
      translations: z.object(byLanguage(z.object({ name: z.string().optional() }).optional())),
      sku: z.string().nullable(),
      price: liraSchema,
      imageUrl: z.string().nullable(),
      category: productCategorySchema.nullable(),
      /** False: the product can no longer be ordered, or no longer in this size and colour. */
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
  response: z.array(basketItemSchema),
  list: true,
});

export const addToBasket = endpoint({
  method: 'POST',
  path: '/api/basket',
  access: 'signed-in',
  summary:
    'Adds pieces; the same product, size and colour again adds to the line. A basket holds as many lines as an order: a further one answers 409 `basket_full`.',
  body: z
    .strictObject({
      customerId: idSchema,
      productId: idSchema,
      quantity,
      selectedSize: z.string().max(40).nullish(),
      selectedColor: z.string().max(40).nullish(),
    })
    .meta({ id: 'NewBasketItem' }),
  response: basketItemSchema,
  status: 201,
  idempotent: true,
});

export const setBasketQuantity = endpoint({
  method: 'PUT',
  path: '/api/basket/{id}',
  access: 'signed-in',
  summary: "Sets a line's pieces.",
  params: idParams,
  body: z.strictObject({ quantity }),
  response: basketItemSchema,
});

export const removeFromBasket = endpoint({
  method: 'DELETE',
  path: '/api/basket/{id}',
  access: 'signed-in',
  summary: 'Removes a line.',
  params: idParams,
});

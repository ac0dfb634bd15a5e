import { z } from 'zod';
import { productSchema, translatedNamesSchema } from './catalog/products.ts';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema } from './ids.ts';

/** The most sizes that a shop waits for. */
export const bellsMax = 200;

/** Days for which a shop waits. */
export const bellDays = 90;

const cellShape = {
  variantId: idSchema,
  size: z.string().nullable(),
  color: z.string().nullable(),
};

const bellSchema = z
  .object({
    ...cellShape,
    product: z.object({
      ...productSchema.pick({ id: true, name: true, imageUrl: true, category: true }).shape,
      translations: translatedNamesSchema,
    }),
    /** Whether it can be ordered again already. */
    isBack: z.boolean(),
  })
  .meta({ id: 'Bell' });

export type Bell = z.infer<typeof bellSchema>;

export const listBells = endpoint({
  method: 'GET',
  path: '/api/bells',
  access: 'shop',
  summary:
    'The sizes that the shop waits for, the newest first. Empty while `back_in_stock` is off in the settings.',
  response: z.array(bellSchema),
  list: true,
});

const variantParams = z.strictObject({ variantId: idSchema });

export const setBell = endpoint({
  method: 'PUT',
  path: '/api/bells/{variantId}',
  access: 'shop',
  summary:
    "Asks for one notice, by email or on the shop's devices, when a sold-out size can be ordered again within 90 days. 409 `not_sold_out` where it can be ordered now or is not offered, 409 `bells_full` beyond 200 sizes, 404 while `back_in_stock` is off.",
  params: variantParams,
});

export const removeBell = endpoint({
  method: 'DELETE',
  path: '/api/bells/{variantId}',
  access: 'shop',
  summary: 'Withdraws the wish for a notice of a size. 404 where the shop does not wait for the size.',
  params: variantParams,
});

const waitingSchema = z
  .object({
    ...cellShape,
    /** The shops that wait, by name. */
    customers: z.array(z.object({ id: idSchema, companyName: z.string() })),
  })
  .meta({ id: 'WaitingShops' });

export type WaitingShops = z.infer<typeof waitingSchema>;

export const listWaitingShops = endpoint({
  method: 'GET',
  path: '/api/products/{id}/bells',
  access: 'admin',
  summary: 'The sizes of a product that shops wait for, those with the most shops first.',
  params: idParams,
  response: z.array(waitingSchema),
  list: true,
});

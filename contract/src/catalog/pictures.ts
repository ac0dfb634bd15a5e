import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema } from '../ids.ts';
import { asShopQuery } from './as-shop.ts';
import { emptyAsNull } from './product-changes.ts';
import { productPictureSchema, productPicturesMax } from './products.ts';
import { colorKeySchema } from './sizing-changes.ts';

export const listPictures = endpoint({
  method: 'GET',
  path: '/api/products/{id}/pictures',
  access: 'signed-in',
  summary: 'The pictures of a product in order; the first is the cover.',
  params: idParams,
  query: asShopQuery,
  response: z.array(productPictureSchema),
  list: true,
});

export const addPicture = endpoint({
  method: 'POST',
  path: '/api/products/{id}/pictures',
  access: 'admin',
  summary:
    'Adds a picture after the others: the part `image` of a multipart form (at most 5 MB). A product has at most 12.',
  params: idParams,
  body: z.strictObject({
    /** One of the product's colors; empty or left out for pictures of all colors. */
    color: emptyAsNull(colorKeySchema).optional(),
  }),
  file: 'image',
  response: productPictureSchema,
  status: 201,
});

/** The pictures of a product in their order. */
export const pictureOrderSchema = z
  .array(z.strictObject({ id: idSchema, color: colorKeySchema.nullable() }))
  .max(productPicturesMax);

export type PictureOrder = z.output<typeof pictureOrderSchema>;

export const setPictures = endpoint({
  method: 'PUT',
  path: '/api/products/{id}/pictures',
  access: 'admin',
  summary:
    'Sets the order and the colors of the pictures of a product, and removes the pictures that are left out.',
  params: idParams,
  body: z.strictObject({ pictures: pictureOrderSchema }),
  response: z.array(productPictureSchema),
  list: true,
});

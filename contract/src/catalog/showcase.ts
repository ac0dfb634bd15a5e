import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema } from '../ids.ts';
import { pageQuery } from '../pagination.ts';
import { strangerProductSchema } from '../sharing.ts';
import { collectionSchema } from './collections.ts';
import { productCategorySchema, productGenderSchema } from './products.ts';
import { colorSchema } from './sizing.ts';

/** The page of the showcase; that of a product is below it. */
export const showcasePath = '/showcase';

/** The most products of a page, which is also that of the first one. */
export const showcasePageMax = 40;

export const listShowcase = endpoint({
  method: 'GET',
  path: '/api/showcase',
  access: 'public',
  summary:
    'Goods for people without an account, newest first or in the order of a collection, without prices, stock or numbers of models. 404 while the showcase is off; 429 beyond 300 public reads a minute from one network.',
  query: z.strictObject({
    limit: z.coerce.number().int().min(1).max(showcasePageMax).default(showcasePageMax),
    cursor: pageQuery.cursor,
    gender: productGenderSchema.optional(),
    category: productCategorySchema.optional(),
    /** A collection of the showcase. */
    collection: idSchema.optional(),
  }),
  response: z
    .object({
      products: z.array(strangerProductSchema),
      /** The cursor of the next page; null on the last. */
      next: z.string().nullable(),
    })
    .meta({ id: 'Showcase' }),
});

export const getShowcaseProduct = endpoint({
  method: 'GET',
  path: '/api/showcase/{id}',
  access: 'public',
  summary: 'One product of the showcase. 404 also while the showcase is off.',
  params: idParams,
  response: strangerProductSchema,
});

export const listShowcaseFilters = endpoint({
  method: 'GET',
  path: '/api/showcase/filters',
  access: 'public',
  summary:
    'The collections of the showcase, those that begin last first, and the colors of goods. 404 while it is off.',
  response: z
    .object({
      collections: z.array(collectionSchema.pick({ id: true, name: true, translations: true })),
      colors: z.array(colorSchema),
    })
    .meta({ id: 'ShowcaseFilters' }),
});

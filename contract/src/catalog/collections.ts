import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema, timestampSchema } from '../ids.ts';
import { pageQuery } from '../pagination.ts';
import { byLanguage } from './products.ts';

/** The most products of a collection. */
export const collectionProductsMax = 200;
export const collectionNameMax = 80;

/** States of a collection, by its beginning and its end: it has no beginning, waits for it, is open, or is over. */
export const collectionStates = ['hidden', 'waiting', 'open', 'over'] as const;

export const collectionSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    /** Names in languages that have their own; the others read `name`. */
    translations: z.object(byLanguage(z.string().optional())),
    state: z.enum(collectionStates).meta({ id: 'CollectionState' }),
    /** The moment from which on shops see the collection; null: they do not see it. */
    startsAt: timestampSchema.nullable(),
    /** The moment of the end: shops no longer see it then; null: it has no end. */
    endsAt: timestampSchema.nullable(),
    /** Whether the showcase for people without an account has it. */
    isShowcased: z.boolean(),
    /** The number of its products that the viewer sees. */
    products: z.number().int(),
    /** The addresses of the first pictures, at most four. */
    pictures: z.array(z.string()),
    /** The version, which grows with every change. */
    version: z.number().int(),
  })
  .meta({ id: 'Collection' });

export type Collection = z.infer<typeof collectionSchema>;

/** A collection, or the selection of a shared link, which has no name. */
export const foundCollectionSchema = z
  .object({ ...collectionSchema.shape, name: z.string().nullable() })
  .meta({ id: 'FoundCollection' });

export type FoundCollection = z.infer<typeof foundCollectionSchema>;

/** Whether it is a collection and no selection; staff find no selection. */
export const isNamed = (found: FoundCollection): found is Collection => found.name !== null;

export const listCollections = endpoint({
  method: 'GET',
  path: '/api/collections',
  access: 'signed-in',
  summary:
    'Collections: all for staff, for a shop the open ones that have a product that it sees. Those without a beginning come first, then those with the latest beginning.',
  query: z.strictObject(pageQuery),
  response: z.array(collectionSchema),
  paged: true,
});

export const getCollection = endpoint({
  method: 'GET',
  path: '/api/collections/{id}',
  access: 'signed-in',
  summary:
    'One collection. A shop reads those in its list, and the selection of a shared link by its id; otherwise 404.',
  params: idParams,
  response: foundCollectionSchema,
});

export const deleteCollection = endpoint({
  method: 'DELETE',
  path: '/api/collections/{id}',
  access: 'admin',
  summary: 'Deletes a collection. Its products stay.',
  params: idParams,
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema, timestampSchema } from '../ids.ts';
import { knownSummary, meanwhile } from '../meanwhile.ts';
import { requiredLine } from '../text.ts';
import { collectionNameMax, collectionProductsMax, collectionSchema } from './collections.ts';
import { byLanguage } from './products.ts';

export const newCollectionSchema = z
  .strictObject({
    name: requiredLine(collectionNameMax),
    translations: z.strictObject(byLanguage(requiredLine(collectionNameMax).optional())),
    /** The products in their order, each once. */
    productIds: z
      .array(idSchema)
      .max(collectionProductsMax)
      .transform(ids => [...new Set(ids)]),
    startsAt: timestampSchema.nullable(),
    endsAt: timestampSchema.nullable(),
    /** Left out: false. */
    isShowcased: z.boolean().optional(),
  })
  .meta({ id: 'NewCollection' });

export type CollectionFields = z.output<typeof newCollectionSchema>;

export const createCollection = endpoint({
  method: 'POST',
  path: '/api/collections',
  access: 'admin',
  summary:
    'Creates a collection. A collection does not change who sees a product. A product that is named twice is kept at its first place. 400 `not_found` for a product that does not exist.',
  body: newCollectionSchema,
  response: collectionSchema,
  status: 201,
});

const knownCollectionSchema = collectionSchema
  .pick({ name: true, translations: true, startsAt: true, endsAt: true, isShowcased: true })
  .extend({ productIds: z.array(idSchema).max(collectionProductsMax) })
  .partial()
  .strict()
  .meta({ id: 'KnownCollection' });

export const collectionChangeSchema = newCollectionSchema
  .partial()
  .extend({
    known: knownCollectionSchema.optional(),
    /** The version that was seen, in place of `known`: a newer one is refused with 409 `changed_meanwhile`. */
    version: z.number().int().min(1).optional(),
  })
  .meta({ id: 'CollectionChange' });

export type CollectionChange = z.output<typeof collectionChangeSchema>;

export const updateCollection = endpoint({
  method: 'PUT',
  path: '/api/collections/{id}',
  access: 'admin',
  summary: `Changes the named fields. ${knownSummary}`,
  params: idParams,
  body: collectionChangeSchema,
  response: collectionSchema.extend(meanwhile).meta({ id: 'ChangedCollection' }),
});

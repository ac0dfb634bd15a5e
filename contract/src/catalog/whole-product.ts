import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema } from '../ids.ts';
import { meanwhile } from '../meanwhile.ts';
import { productTermsSchema } from '../term-changes.ts';
import { newPacksSchema } from './pack-changes.ts';
import { listedPackSchema } from './packs.ts';
import { pictureOrderSchema } from './pictures.ts';
import { jsonText, knownProductSchema, productChangeSchema } from './product-changes.ts';
import { productSchema } from './products.ts';
import { cellsMax } from './sizing.ts';
import { variantChangesSchema, variantSchema } from './variants.ts';

/** The most known packs: more than a product may have, for earlier versions and packs that others add. */
const knownPacksMax = 1000;

const knownSchema = knownProductSchema.extend({
  /** The variants that the change names, as they were shown. */
  variants: z
    .array(variantSchema.omit({ id: true, offered: true }).strict())
    .max(cellsMax)
    .optional(),
  /** All packs that were shown: no other one is left out. */
  packs: z
    .array(
      listedPackSchema
        .pick({ name: true, unit: true, mixed: true, isActive: true, codes: true, lines: true })
        .extend({ id: idSchema })
        .strict(),
    )
    .max(knownPacksMax)
    .optional(),
  /** All rules that were shown. */
  terms: productTermsSchema.optional(),
});

export type KnownProduct = z.output<typeof knownSchema>;

export const wholeProductSchema = productChangeSchema.extend({
  /** The variants, as in `PUT /api/products/{id}/variants`. */
  variants: jsonText(variantChangesSchema).optional(),
  /** The packs, as in `PUT /api/products/{id}/packs`. */
  packs: jsonText(newPacksSchema).optional(),
  /** The rules, as in `PUT /api/products/{id}/terms`. */
  terms: jsonText(productTermsSchema).optional(),
  /** The order of the pictures, as in `PUT /api/products/{id}/pictures`. */
  pictures: jsonText(pictureOrderSchema).optional(),
  /** The values that a form was made from. */
  known: jsonText(knownSchema).optional(),
});

export type WholeProductChange = z.output<typeof wholeProductSchema>;

export const saveProduct = endpoint({
  method: 'PUT',
  path: '/api/products/{id}/whole',
  access: 'admin',
  summary:
    'Saves a product with its stock, variants, packs, quantity rules and the order of its pictures, all or nothing; a part that is left out stays. A refusal names the place: `packs.2.lines`, `variants.3.sku`. With `known`, a field that was left as shown keeps its present value, and 409 `changed_meanwhile` names the other fields that somebody else has changed: the present value, by whom and when. Their other changes are in `meanwhile`.',
  params: idParams,
  body: wholeProductSchema,
  file: 'image',
  partMax: 1024 * 1024,
  response: productSchema.extend(meanwhile).meta({ id: 'SavedProduct' }),
});

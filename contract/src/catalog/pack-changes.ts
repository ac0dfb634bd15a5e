import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { choiceSchema, idParams, idSchema } from '../ids.ts';
import { optionalLine } from '../text.ts';
import { listedPackSchema, packRatioMax, packUnits, productPacksMax } from './packs.ts';
import { cellsMax } from './sizing.ts';
import { codesOfVariantMax, gtinSchema } from './variants.ts';

/** All packs of a product, in their order. */
export const newPacksSchema = z
  .array(
    z
      .strictObject({
        id: idSchema.optional(),
        name: optionalLine(60).optional(),
        unit: z.enum(packUnits),
        mixed: z.boolean(),
        isActive: z.boolean(),
        /** All of the pack's barcodes after the change. Left out: its present ones, which a new version takes over. */
        codes: z.array(gtinSchema).max(codesOfVariantMax).optional(),
        /** True: the barcodes are taken away from their present holders, instead of being refused. */
        move: z.boolean().optional(),
        lines: z
          .array(
            z.strictObject({
              size: choiceSchema,
              color: choiceSchema,
              ratio: z.number().int().min(1).max(packRatioMax),
            }),
          )
          .min(1)
          .max(cellsMax),
      })
      .meta({ id: 'NewPack' }),
  )
  .max(productPacksMax);

export type NewPack = z.output<typeof newPacksSchema>[number];

export const setPacks = endpoint({
  method: 'PUT',
  path: '/api/products/{id}/packs',
  access: 'admin',
  summary:
    'Sets the packs of a product. A pack with other content is a new version: baskets keep the earlier version until it is deactivated by its id. A pack that is left out is removed, or deactivated where a basket or an order names it. 409 `taken` names the owner of a barcode in `holder`.',
  params: idParams,
  body: z.strictObject({ packs: newPacksSchema }),
  response: z.array(listedPackSchema),
  list: true,
});

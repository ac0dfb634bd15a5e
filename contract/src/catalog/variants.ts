import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema } from '../ids.ts';
import { optionalLine, optionalText, requiredText } from '../text.ts';
import { asShop, asShopQuery } from './as-shop.ts';
import { isGtin, plainGtin } from './gtin.ts';
import { cellsMax } from './sizing.ts';

/** The most barcodes of one variant: of the maker, of a box, of own goods. */
export const codesOfVariantMax = 10;

/** The most codes in one lookup. */
export const lookupMax = 500;

export const variantSchema = z
  .object({
    id: idSchema,
    size: z.string().nullable(),
    color: z.string().nullable(),
    sku: z.string().nullable(),
    /** Numbers of barcodes (GTIN), as `plainGtin` writes them. */
    codes: z.array(z.string()),
    /** False: staff have closed the variant, and nobody can order it. */
    isActive: z.boolean(),
    /** False: the product no longer has this size and color, but orders of it still name it. */
    offered: z.boolean(),
  })
  .meta({ id: 'Variant' });

export type Variant = z.infer<typeof variantSchema>;

export const listVariants = endpoint({
  method: 'GET',
  path: '/api/products/{id}/variants',
  access: 'signed-in',
  summary:
    'The sizes of a product in each of its colors, by size and then by color. Staff also get the variants that are no longer offered, after the others.',
  params: idParams,
  query: asShopQuery,
  response: z.array(variantSchema),
  list: true,
});

export const gtinSchema = z.string().max(100).transform(plainGtin).refine(isGtin);

const variantChangeSchema = z.strictObject({
  size: optionalText(40).optional(),
  color: optionalText(40).optional(),
  /** The SKU; empty or null for none. One of two that differ in case, spaces or hyphens alone is refused: `taken`. */
  sku: optionalLine(64).optional(),
  /** All of the variant's barcodes after the change; spaces and hyphens are no part of them. */
  codes: z.array(gtinSchema).max(codesOfVariantMax).optional(),
  isActive: z.boolean().optional(),
  /** True: the SKU and the barcodes of this row are taken away from their present holders, instead of being refused. */
  move: z.boolean().optional(),
});

export const variantChangesSchema = z.array(variantChangeSchema).min(1).max(cellsMax);

export type VariantChange = z.output<typeof variantChangeSchema>;

export const setVariants = endpoint({
  method: 'PUT',
  path: '/api/products/{id}/variants',
  access: 'admin',
  summary:
    'Changes the named fields of the named variants. After the answer nobody can order a closed variant. 409 `taken` names the owner of the SKU or barcode in `holder`.',
  params: idParams,
  body: z.strictObject({ variants: variantChangesSchema }),
  response: z.array(variantSchema),
  list: true,
});

const foundCodeSchema = z
  .object({
    code: z.string(),
    productId: idSchema.nullable(),
    /** The size; null, with the color, where the code is that of the product as a whole. */
    size: z.string().nullable(),
    color: z.string().nullable(),
    /** The pack, where the code is its barcode. */
    packId: idSchema.nullable(),
    /** `closed`: it cannot be ordered now. `unknown`: the caller sees no goods with this code. */
    state: z.enum(['ok', 'closed', 'unknown']),
  })
  .meta({ id: 'FoundCode' });

export type FoundCode = z.infer<typeof foundCodeSchema>;

export const lookUpCodes = endpoint({
  method: 'POST',
  path: '/api/codes/lookup',
  access: 'signed-in',
  summary:
    'Finds goods by SKU or barcode, in the order of the codes: the SKU of a variant, else the SKU of a product, else a barcode of a variant or of a pack. Case, spaces and hyphens make no difference.',
  costly: true,
  body: z.strictObject({
    codes: z.array(requiredText(100)).min(1).max(lookupMax),
    customerId: asShop.customerId,
  }),
  response: z.array(foundCodeSchema),
  list: true,
});

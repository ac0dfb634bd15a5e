import { z } from 'zod';
import { toLatinDigits } from '../digits.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema } from '../ids.ts';
import { priceSchema } from '../price.ts';
import { optionalText, requiredText } from '../text.ts';
import {
  offeredColors,
  offeredSizes,
  productCategories,
  productGenders,
  productSchema,
  productSells,
  productSupplies,
  stockMax,
} from './products.ts';

/** Stock of the product as a whole (size and colour null), or of one size and colour. Pieces. */
export const stockPoolSchema = z.strictObject({
  size: z.enum(offeredSizes).nullable(),
  color: z.enum(offeredColors).nullable(),
  quantity: z.number().int().min(0).max(stockMax),
});

export type StockPool = z.infer<typeof stockPoolSchema>;

function jsonText<S extends z.ZodType>(schema: S) {
  return z.preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: 'custom', params: { problem: 'invalid' }, input: value });
      return z.NEVER;
    }
  }, schema);
}

/** In a multipart form an empty part means that there is no value. */
export function emptyAsNull<S extends z.ZodType>(schema: S) {
  return z.preprocess(value => (value === '' ? null : value), schema.nullable());
}

/** Digits of any keyboard and nothing else: '1.000' is a thousand for one and 1 for another. An empty part means no value. */
const pieces = z
  .preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    const text = toLatinDigits(value.trim());
    if (text === '') return undefined;
    if (/^-?\d+$/.test(text)) return Number(text);
    context.addIssue({
      code: 'custom',
      message: 'Whole pieces, in digits alone',
      params: { problem: 'not_an_integer' },
      input: value,
    });
    return z.NEVER;
  }, z.number().int().min(0).max(stockMax).optional())
  .optional();

/** A multipart form ends its lines with CR LF; they are counted and stored as LF. */
const paragraphs = (max: number) =>
  z.preprocess(
    value => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value),
    optionalText(max),
  );

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform(text => text === 'true')]);
const unique = <T>(values: T[]) => [...new Set(values)];

/** Parts of the multipart form; sizes, colours and pools are JSON text. The cover is the part `image`. */
const productFields = {
  name: requiredText(200),
  description: paragraphs(5000).optional(),
  price: priceSchema,
  costPrice: emptyAsNull(priceSchema).optional(),
  genderCategory: emptyAsNull(z.enum(productGenders)).optional(),
  category: emptyAsNull(z.enum(productCategories)).optional(),
  sku: optionalText(64).optional(),
  sizes: jsonText(z.array(z.enum(offeredSizes)).max(100).transform(unique)).optional(),
  colors: jsonText(z.array(z.enum(offeredColors)).max(100).transform(unique)).optional(),
  /** Stock of the product as a whole. 400 `stock_kept_by_variant` when it is managed by size and colour. */
  stockQuantity: pieces,
  /** Replaces all pools: one for the whole, or one for each size and colour. */
  stockPools: jsonText(z.array(stockPoolSchema).min(1).max(100)).optional(),
  isActive: flag.optional(),
  sells: z.enum(productSells).optional(),
  supply: z.enum(productSupplies).optional(),
  manufacturerId: emptyAsNull(idSchema).optional(),
};

export const newProductSchema = z.strictObject(productFields);
export const productChangeSchema = newProductSchema.partial().extend({
  /** `true` takes the cover away; the next picture becomes the cover. */
  removeImage: flag.optional(),
});

export type NewProduct = z.infer<typeof newProductSchema>;
export type ProductChange = z.infer<typeof productChangeSchema>;

export const createProduct = endpoint({
  method: 'POST',
  path: '/api/products',
  access: 'admin',
  summary: 'Creates a product from a multipart form; its cover is the part `image` (at most 5 MB).',
  body: newProductSchema,
  file: 'image',
  response: productSchema,
  status: 201,
});

export const updateProduct = endpoint({
  method: 'PUT',
  path: '/api/products/{id}',
  access: 'admin',
  summary: 'Changes the fields that the multipart form names and leaves the others.',
  params: idParams,
  body: productChangeSchema,
  file: 'image',
  response: productSchema,
});

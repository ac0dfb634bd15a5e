import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema, timestampSchema } from './ids.ts';
import { liraSchema, priceSchema } from './money.ts';
import { pageQuery, searchTerm } from './pagination.ts';
import { optionalText, requiredText, toLatinDigits } from './text.ts';

export const productGenders = ['MEN', 'WOMEN', 'UNISEX'] as const;
export type ProductGender = (typeof productGenders)[number];

export const productCategories = [
  'CLOTHING',
  'SHOES',
  'ACCESSORIES',
  'BAGS',
  'WATCHES',
  'JEWELRY',
  'OTHER',
] as const;
export type ProductCategory = (typeof productCategories)[number];

/** Specification, section 9. */
export const offeredSizes = ['26', '27', '28', '29', '30', '31', '32', '33', '34', '35', '36'] as const;
export const offeredColors = ['White', 'Black', 'Grey', 'Red', 'Blue', 'Yellow', 'Green'] as const;
export type OfferedColor = (typeof offeredColors)[number];

export const imageMaxBytes = 5 * 1024 * 1024;
/** Widths in pixels in which a picture is kept: `/images/<hash>/<width>.webp`. */
export const imageWidths = [160, 480, 900] as const;

/** Stock colours of the specification, section 2: above 10 green, 1 to 10 yellow, 0 red. */
export function stockLevel(quantity: number): 'ok' | 'low' | 'none' {
  return quantity > 10 ? 'ok' : quantity > 0 ? 'low' : 'none';
}

/** Most pieces that one pool holds. */
export const stockMax = 1_000_000;

/** Stock of the product as a whole (size and colour null), or of one size and colour. Pieces. */
export const stockPoolSchema = z.strictObject({
  size: z.enum(offeredSizes).nullable(),
  color: z.enum(offeredColors).nullable(),
  quantity: z.number().int().min(0).max(stockMax),
});

export type StockPool = z.infer<typeof stockPoolSchema>;

export const productSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string().nullable(),
  price: liraSchema,
  /** For administrators only; absent in a shop's answer. */
  costPrice: liraSchema.nullable().optional(),
  genderCategory: z.enum(productGenders).nullable(),
  category: z.enum(productCategories).nullable(),
  sku: z.string().nullable(),
  imageUrl: z.string().nullable(),
  sizes: z.array(z.string()),
  colors: z.array(z.string()),
  /** Pieces, all pools together. */
  stockQuantity: z.number().int(),
  stockPools: z.array(
    z.object({ size: z.string().nullable(), color: z.string().nullable(), quantity: z.number().int() }),
  ),
  isActive: z.boolean(),
  /** For administrators; a shop gets null. */
  manufacturerId: idSchema.nullable(),
  createdAt: timestampSchema,
});

export type Product = z.infer<typeof productSchema>;

/** Most products that a list passes over. */
const offsetMax = 1_000_000;

const productFilter = {
  q: searchTerm.optional(),
  gender: z.enum(productGenders).optional(),
  category: z.enum(productCategories).optional(),
  active: z.enum(['true', 'false']).optional(),
};

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  access: 'signed-in',
  summary: 'Products, newest first; a shop sees only active ones. `q` matches name, description or SKU.',
  query: z.strictObject({
    ...pageQuery,
    ...productFilter,
    /** Who makes them. For staff; a shop's list takes no notice of it. */
    manufacturerId: idSchema.optional(),
    /** Products to pass over, for a screen that opens in the middle of the list; counted behind `cursor` if there is one. */
    offset: z.coerce.number().int().min(0).max(offsetMax).optional(),
  }),
  response: z.array(productSchema),
  paged: true,
});

export const countProducts = endpoint({
  method: 'GET',
  path: '/api/products/counts',
  access: 'signed-in',
  summary: 'How many products each filter would show: by gender over all, by category within `gender`.',
  query: z.strictObject(productFilter),
  response: z.object({
    total: z.number().int(),
    genders: z.record(z.enum(productGenders), z.number().int()),
    categories: z.record(z.enum(productCategories), z.number().int()),
  }),
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/products/{id}',
  access: 'signed-in',
  summary: 'One product.',
  params: idParams,
  response: productSchema,
});

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
function emptyAsNull<S extends z.ZodType>(schema: S) {
  return z.preprocess(value => (value === '' ? null : value), schema.nullable());
}

/** Digits of any keyboard; an empty part means that there is no value. */
const pieces = z
  .preprocess(
    value => (typeof value === 'string' ? toLatinDigits(value.trim()) || undefined : value),
    z.coerce.number().int().min(0).max(stockMax).optional(),
  )
  .optional();

/** A multipart form ends its lines with CR LF; they are counted and kept as LF. */
const paragraphs = (max: number) =>
  z.preprocess(
    value => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value),
    optionalText(max),
  );

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform(text => text === 'true')]);
const unique = <T>(values: T[]) => [...new Set(values)];

/** Parts of the multipart form; sizes, colours and pools are JSON text. The picture is the part `image`. */
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
  /** Stock of the product as a whole. 400 `stock_kept_by_variant` when it is kept by size and colour. */
  stockQuantity: pieces,
  /** Replaces all pools: one for the whole, or one for each size and colour. */
  stockPools: jsonText(z.array(stockPoolSchema).min(1).max(100)).optional(),
  isActive: flag.optional(),
  manufacturerId: emptyAsNull(idSchema).optional(),
};

export const newProductSchema = z.strictObject(productFields);
export const productChangeSchema = newProductSchema.partial().extend({
  /** `true` takes the picture away. */
  removeImage: flag.optional(),
});

export type NewProduct = z.infer<typeof newProductSchema>;
export type ProductChange = z.infer<typeof productChangeSchema>;

export const createProduct = endpoint({
  method: 'POST',
  path: '/api/products',
  access: 'admin',
  summary: 'Creates a product from a multipart form; the picture is the part `image` (at most 5 MB).',
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

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/products/{id}',
  access: 'admin',
  summary: 'Deletes a product that no order and no basket names; otherwise 409: deactivate it.',
  params: idParams,
});

import { z } from 'zod';
import { toLatinDigits } from '../digits.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema, timestampSchema } from '../ids.ts';
import type { Language } from '../languages.ts';
import { knownSummary, meanwhile } from '../meanwhile.ts';
import { priceSchema } from '../price.ts';
import { optionalText, requiredText } from '../text.ts';
import { productCategories, productGenders } from './filters.ts';
import { byLanguage, productSchema, productSells, productSupplies, stockMax } from './products.ts';
import { cellsMax, sizesMax } from './sizing.ts';
import { colorKeySchema, sizeLabelSchema } from './sizing-changes.ts';

/** The stock of the product as a whole (size and color null), or of one size and color, in pieces. */
export const stockPoolSchema = z.strictObject({
  size: sizeLabelSchema.nullable(),
  color: colorKeySchema.nullable(),
  quantity: z.number().int().min(0).max(stockMax),
});

export type StockPool = z.infer<typeof stockPoolSchema>;

export function jsonText<S extends z.ZodType>(schema: S) {
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

/** A field of a multipart form, in which an empty part means that there is no value. */
export function emptyAsNull<S extends z.ZodType>(schema: S) {
  return z.preprocess(value => (value === '' ? null : value), schema.nullable());
}

/**
 * Pieces in digits of any keyboard and nothing else: '1.000' is a thousand for one reader and 1 for another. An empty part means no
 * value.
 */
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

export const productNameMax = 200;

/** A text of several lines. A multipart form ends its lines with CR LF; they are counted and stored as LF. */
const paragraphs = (max: number) =>
  z.preprocess(
    value => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value),
    optionalText(max),
  );

export const descriptionMax = 5000;

const translation = z
  .strictObject({ name: optionalText(productNameMax), description: paragraphs(descriptionMax) })
  .partial();

type Translation = { name?: string; description?: string };

/** The translations without blank texts, and without languages that have none. */
function filledIn(translations: Partial<Record<Language, z.output<typeof translation> | undefined>>) {
  const filled = Object.entries(translations).map(([language, texts]) => [
    language,
    Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text)),
  ]);
  return Object.fromEntries(filled.filter(([, texts]) => Object.keys(texts ?? {}).length > 0)) as Partial<
    Record<Language, Translation>
  >;
}

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform(text => text === 'true')]);
const unique = <T>(values: T[]) => [...new Set(values)];

/** Parts of the multipart form, in its order on screens; sizes, colors, pools and translations are JSON text. The cover is the part `image`. */
const productFields = {
  name: requiredText(productNameMax),
  price: priceSchema,
  costPrice: emptyAsNull(priceSchema).optional(),
  /** Stock of the product as a whole. 400 `stock_kept_by_variant` when it is managed by size and color. */
  stockQuantity: pieces,
  description: paragraphs(descriptionMax).optional(),
  genderCategory: emptyAsNull(z.enum(productGenders)).optional(),
  category: emptyAsNull(z.enum(productCategories)).optional(),
  sku: optionalText(64).optional(),
  manufacturerId: emptyAsNull(idSchema).optional(),
  /** The translations, which replace those of all languages. */
  translations: jsonText(z.strictObject(byLanguage(translation.optional())).transform(filledIn)).optional(),
  /** The size set. A new product that names none gets the default set. An empty one is for sizes of its own, in the given order. */
  sizeSetId: emptyAsNull(idSchema).optional(),
  /** The sizes, which make at most 500 cells with the colors. */
  sizes: jsonText(z.array(sizeLabelSchema).max(sizesMax).transform(unique)).optional(),
  colors: jsonText(z.array(colorKeySchema).max(sizesMax).transform(unique)).optional(),
  /** The pools, which replace all others: one for the whole, or one for each size and color. */
  stockPools: jsonText(z.array(stockPoolSchema).min(1).max(cellsMax)).optional(),
  isActive: flag.optional(),
  publishedAt: emptyAsNull(timestampSchema).optional(),
  sellsFrom: emptyAsNull(timestampSchema).optional(),
  /** The end of the sale, after `sellsFrom`. */
  sellsUntil: emptyAsNull(timestampSchema).optional(),
  sells: z.enum(productSells).optional(),
  supply: z.enum(productSupplies).optional(),
};

export const newProductSchema = z.strictObject(productFields);

const comparedFields = newProductSchema.keyof().exclude(['stockQuantity', 'stockPools']);

export const knownProductSchema = productSchema
  .pick(
    Object.fromEntries(comparedFields.options.map(name => [name, true])) as Record<
      z.infer<typeof comparedFields>,
      true
    >,
  )
  .extend({ stockPools: z.array(stockPoolSchema).max(cellsMax) })
  .partial()
  .strict();

export const productChangeSchema = newProductSchema.partial().extend({
  /** `true` takes the cover away; the next picture becomes the cover. */
  removeImage: flag.optional(),
  /**
   * The values that the change was made from. Stock, sizes and colors that the change leaves as they were there stay as they are
   * stored, with those that others have added.
   */
  known: jsonText(knownProductSchema).optional(),
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
  summary: `Changes the fields that the multipart form names and leaves the others. ${knownSummary}`,
  params: idParams,
  body: productChangeSchema,
  file: 'image',
  response: productSchema.extend(meanwhile).meta({ id: 'ChangedProduct' }),
});

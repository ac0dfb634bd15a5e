import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema, timestampSchema } from '../ids.ts';
import { liraSchema } from '../money.ts';
import { pageQuery, searchTerm } from '../pagination.ts';
import { isStorable } from '../text.ts';

export const productGenders = ['MEN', 'WOMEN', 'UNISEX'] as const;
export type ProductGender = (typeof productGenders)[number];
/** Of answers and filters. Forms make their own: what a form imports from here comes with the first page, and Zod with it. */
export const productGenderSchema = z.enum(productGenders).meta({ id: 'ProductGender' });

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
export const productCategorySchema = z.enum(productCategories).meta({ id: 'ProductCategory' });

/** Sizes and colours that a product is ordered in. */
export const offeredSizes = ['26', '27', '28', '29', '30', '31', '32', '33', '34', '35', '36'] as const;
export const offeredColors = ['White', 'Black', 'Grey', 'Red', 'Blue', 'Yellow', 'Green'] as const;
export type OfferedColor = (typeof offeredColors)[number];

export const imageMaxBytes = 5 * 1024 * 1024;
/** Widths in pixels in which a picture is stored: `/images/<hash>/<width>.webp`. */
export const imageWidths = [160, 360, 480, 900] as const;
/** Most pictures of one product. */
export const productPicturesMax = 12;

/** Colour of the stock: above 10 green, 1 to 10 yellow, 0 red. */
export function stockLevel(quantity: number): 'ok' | 'low' | 'none' {
  return quantity > 10 ? 'ok' : quantity > 0 ? 'low' : 'none';
}

/** Most pieces that one pool holds. */
export const stockMax = 1_000_000;

const poolSchema = z
  .object({ size: z.string().nullable(), color: z.string().nullable(), quantity: z.number().int() })
  .meta({ id: 'StockPool' });

export const productPictureSchema = z
  .object({
    id: idSchema,
    imageUrl: z.string(),
    /** The colour that it shows; null for all of them. */
    color: z.string().nullable(),
  })
  .meta({ id: 'ProductPicture' });

export type ProductPicture = z.infer<typeof productPictureSchema>;

export const productSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    description: z.string().nullable(),
    price: liraSchema,
    /** For administrators only; absent in a shop's answer. */
    costPrice: liraSchema.nullable().optional(),
    genderCategory: productGenderSchema.nullable(),
    category: productCategorySchema.nullable(),
    sku: z.string().nullable(),
    /** The cover, which is the first of the pictures. */
    imageUrl: z.string().nullable(),
    /** In their order. */
    pictures: z.array(productPictureSchema.omit({ id: true })),
    sizes: z.array(z.string()),
    colors: z.array(z.string()),
    /** Pieces, the sum of all pools. */
    stockQuantity: z.number().int(),
    stockPools: z.array(poolSchema),
    isActive: z.boolean(),
    /** For administrators; a shop gets null. */
    manufacturerId: idSchema.nullable(),
    createdAt: timestampSchema,
  })
  .meta({ id: 'Product' });

export type Product = z.infer<typeof productSchema>;

/** Most products that a list passes over. */
const offsetMax = 1_000_000;

/** Days for which a product counts as new. */
export const newForDays = 21;

const optionName = z.string().min(1).max(40).refine(isStorable);

/** A parameter that may stand in the address several times. */
const optionNames = z.union([optionName.transform(name => [name]), z.array(optionName).max(50)]);

const productFilter = {
  q: searchTerm.optional(),
  /** In the catalogue for at most `newForDays`. */
  new: z.literal('true').optional(),
  /** Sizes that it has in stock, all of them in one colour. */
  has: optionNames.optional(),
  /** Sizes that it is offered in, all of them. */
  size: optionNames.optional(),
  color: optionName.optional(),
  gender: productGenderSchema.optional(),
  category: productCategorySchema.optional(),
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

/** A number for each of these. Each is a property of its own, so that generated clients know them by name. */
function countsOf<Name extends string>(names: readonly Name[]) {
  const count = z.number().int();
  return z.object(Object.fromEntries(names.map(name => [name, count])) as Record<Name, typeof count>);
}

export const countProducts = endpoint({
  method: 'GET',
  path: '/api/products/counts',
  access: 'signed-in',
  summary:
    'How many products each filter would show: `all` and by gender over all categories, by category within `gender`. Products without a gender count in `all` too. `shown`: how many are new, whatever the filter.',
  query: z.strictObject(productFilter),
  response: z
    .object({
      total: z.number().int(),
      all: z.number().int(),
      genders: countsOf(productGenders),
      categories: countsOf(productCategories),
      shown: countsOf(['all', 'new']),
    })
    .meta({ id: 'ProductCounts' }),
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/products/{id}',
  access: 'signed-in',
  summary: 'One product.',
  params: idParams,
  response: productSchema,
});

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/products/{id}',
  access: 'admin',
  summary: 'Deletes a product that no order and no basket names; otherwise 409: deactivate it.',
  params: idParams,
});

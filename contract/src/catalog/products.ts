import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { choiceMax, idParams, idSchema, repeated, timestampSchema } from '../ids.ts';
import type { Language } from '../languages.ts';
import { liraSchema } from '../money.ts';
import { pageQuery, searchTerm } from '../pagination.ts';
import { isStorable } from '../text.ts';
import { asShop, asShopQuery } from './as-shop.ts';
import { productCategories, productGenders, productKinds } from './filters.ts';
import { productPackSchema } from './packs.ts';
import { namesInLanguages, sizeSetKinds } from './sizing.ts';

/**
 * The schemas are for answers and filters. Forms make their own: an import from here comes with the first page, and Zod with it.
 */
export const productGenderSchema = z.enum(productGenders).meta({ id: 'ProductGender' });

export const productCategorySchema = z.enum(productCategories).meta({ id: 'ProductCategory' });

/** The ways in which a product is ordered: by the piece, in packs, or both. */
export const productSells = ['loose', 'packs', 'both'] as const;
/** The supply of pieces that stock lacks: they are produced, or cannot be ordered. */
export const productSupplies = ['to_order', 'stock_only'] as const;

export const imageMaxBytes = 5 * 1024 * 1024;
/** Widths in pixels in which a picture is stored: `/images/<hash>/<width>.webp`. */
export const imageWidths = [160, 360, 480, 900] as const;
/** The most pictures of one product. */
export const productPicturesMax = 12;

/** Color of the stock: above 10 green, 1 to 10 yellow, 0 red. */
export function stockLevel(quantity: number): 'ok' | 'low' | 'none' {
  return quantity > 10 ? 'ok' : quantity > 0 ? 'low' : 'none';
}

/** The most pieces of one pool. */
export const stockMax = 1_000_000;

const poolSchema = z
  .object({ size: z.string().nullable(), color: z.string().nullable(), quantity: z.number().int() })
  .meta({ id: 'StockPool' });

/** The cell is described as a list of two: clients that are generated from the reference lose the places of a tuple. */
const cellSchema = z
  .tuple([z.string().nullable(), z.string().nullable()])
  .meta({ prefixItems: undefined, items: { type: ['string', 'null'] } });

export const productPictureSchema = z
  .object({
    id: idSchema,
    imageUrl: z.string(),
    /** The color of the picture; null for all colors. */
    color: z.string().nullable(),
  })
  .meta({ id: 'ProductPicture' });

export type ProductPicture = z.infer<typeof productPictureSchema>;

/** A field for each language, which may have its own value. */
export const byLanguage = <S extends z.ZodType>(schema: S) =>
  ({ en: schema, tr: schema, ar: schema }) satisfies Record<Language, S>;

/** Names of a product in the languages that have their own; the others read the product's name. */
export const translatedNamesSchema = z
  .object(byLanguage(z.object({ name: z.string().optional() }).optional()))
  .meta({ id: 'TranslatedNames' });

export type TranslatedNames = z.infer<typeof translatedNamesSchema>;

const translationSchema = z
  .object({ name: z.string().optional(), description: z.string().optional() })
  .meta({ id: 'ProductTranslation' });

export const productSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    description: z.string().nullable(),
    /** Names and descriptions of languages that have their own; the others read `name` and `description`. */
    translations: z.object(byLanguage(translationSchema.optional())),
    price: liraSchema,
    /** The cost price, for administrators only; absent in a shop's answer. */
    costPrice: liraSchema.nullable().optional(),
    genderCategory: productGenderSchema.nullable(),
    category: productCategorySchema.nullable(),
    sku: z.string().nullable(),
    /** The address of the cover, which is the first of the pictures. */
    imageUrl: z.string().nullable(),
    /** The pictures in their order. */
    pictures: z.array(productPictureSchema.omit({ id: true })),
    /** The set of its sizes; null where they are a list of the product's own. */
    sizeSetId: idSchema.nullable(),
    /** The sizes in the order of the set. */
    sizes: z.array(z.string()),
    /** The keys of its colors. */
    colors: z.array(z.string()),
    /** Sizes in a color that it offers and that nobody can order now, as `[size, color]`; usually none. */
    closedCells: z.array(cellSchema),
    /** The sum of all pools, in pieces. */
    stockQuantity: z.number().int(),
    stockPools: z.array(poolSchema),
    isActive: z.boolean(),
    /** The time since which it counts as new; null: since it was created. */
    publishedAt: timestampSchema.nullable(),
    /** The beginning of the sale, before which a shop does not see the product, as if it were inactive; null: no such time. */
    sellsFrom: timestampSchema.nullable(),
    /** The end of the sale, from which on a shop does not see the product. */
    sellsUntil: timestampSchema.nullable(),
    sells: z.enum(productSells).meta({ id: 'ProductSells' }),
    supply: z.enum(productSupplies).meta({ id: 'ProductSupply' }),
    /** The packs that are sold. */
    packs: z.array(productPackSchema),
    /** The kinds of the product; each is a filter of the list. */
    kinds: z.array(z.enum(productKinds)),
    /** The manufacturer, for administrators; a shop gets null. */
    manufacturerId: idSchema.nullable(),
    createdAt: timestampSchema,
  })
  .meta({ id: 'Product' });

export type Product = z.infer<typeof productSchema>;

/** The most products that a list passes over. */
const offsetMax = 1_000_000;

/** Days for which a product counts as new. */
export const newForDays = 21;

/** The most pieces and the most packs that are the last ones of a product. */
export const lastPiecesMax = 11;
export const lastPacksMax = 2;

const optionName = z.string().min(1).max(choiceMax).refine(isStorable);

/** The most values of a filter. */
const severalMax = 50;

const optionNames = repeated(optionName, severalMax);

/** The filters beside those of sizes and colors. */
const goodsFilter = {
  q: searchTerm.optional(),
  /** Products that have been in the catalogue for at most `newForDays`. */
  new: z.literal('true').optional(),
  /**
   * Products that are not made again, of which at most `lastPiecesMax` pieces are left, or `lastPacksMax` packs where they are sold
   * in packs alone.
   */
  last: z.literal('true').optional(),
  /** Products in packs, by the piece as well or not. */
  packs: z.literal('true').optional(),
  /** Products by the piece, in packs as well or not. */
  loose: z.literal('true').optional(),
  gender: productGenderSchema.optional(),
  category: productCategorySchema.optional(),
  active: z.enum(['true', 'false']).optional(),
  /** The products of a collection, in its order; none where the viewer does not see it. */
  collection: idSchema.optional(),
};

const productFilter = {
  ...goodsFilter,
  /** Sizes that the product has in stock, all of them in one color, and sells by the piece. */
  has: optionNames.optional(),
  /** Sizes that the product is offered in, all of them. */
  size: optionNames.optional(),
  /** The size sets of `has` and `size`, any of them: 38 is not the same size in shoes and in pants. 'none': sizes without a set. */
  sizeSet: repeated(z.union([z.literal('none'), idSchema]), severalMax).optional(),
  color: optionName.optional(),
};

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  access: 'signed-in',
  summary:
    'Products, newest first; with `q` the best matches first. A shop sees only active products within their time of sale. `q` matches parts of SKU, name and description in any language, other forms of their words, and words for gender, category, sizes, colors and packs.',
  query: z.strictObject({
    ...pageQuery,
    ...productFilter,
    /** The manufacturer. The filter is for staff; a shop's list takes no notice of it. */
    manufacturerId: idSchema.optional(),
    ...asShop,
    /** Products to pass over, for a screen that opens in the middle of the list; counted behind `cursor` if there is one. */
    offset: z.coerce.number().int().min(0).max(offsetMax).optional(),
  }),
  response: z.array(productSchema),
  paged: true,
});

/** A number for each of these names. Each is a property of its own, so that generated clients know them by name. */
function countsOf<Name extends string>(names: readonly Name[]) {
  const count = z.number().int();
  return z.object(Object.fromEntries(names.map(name => [name, count])) as Record<Name, typeof count>);
}

export const countProducts = endpoint({
  method: 'GET',
  path: '/api/products/counts',
  access: 'signed-in',
  summary:
    'How many products each filter would show: `all` and by gender over all categories, by category within `gender`. Products without a gender count in `all` too. `shown`: the number of each kind, whatever the filter. `suggestion`: a term with results, where `q` has none.',
  query: z.strictObject({ ...productFilter, ...asShop }),
  response: z
    .object({
      total: z.number().int(),
      all: z.number().int(),
      genders: countsOf(productGenders),
      categories: countsOf(productCategories),
      shown: countsOf(['all', ...productKinds]),
      /** The suggestion for `q`, in words of products that the user sees; only where `q` finds nothing. */
      suggestion: z.string().optional(),
      /** Open collections with the number of products that the user sees, those that begin last first; only where there are some. */
      collections: z
        .array(
          z.object({
            id: idSchema,
            name: z.string(),
            translations: z.object(byLanguage(z.string().optional())),
            products: z.number().int(),
          }),
        )
        .optional(),
    })
    .meta({ id: 'ProductCounts' }),
});

const countedName = z.object({
  name: z.string(),
  /** The number of products with the option. */
  products: z.number().int(),
});

export const listOfferedOptions = endpoint({
  method: 'GET',
  path: '/api/products/options',
  access: 'signed-in',
  summary:
    'Sizes and colors that products within these filters are offered in, with the number of products of each. Sizes come by size set, in its order; a shop’s answer counts only what it sees.',
  query: z.strictObject({ ...goodsFilter, ...asShop }),
  response: z
    .object({
      /** The colors by their order; `name` is the key. */
      colors: z.array(countedName),
      sizeSets: z.array(
        z.object({
          /** The set; null for sizes of products without one. */
          set: z.object({ id: idSchema, ...namesInLanguages, kind: z.enum(sizeSetKinds) }).nullable(),
          sizes: z.array(countedName),
        }),
      ),
    })
    .meta({ id: 'ProductOptions' }),
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/api/products/{id}',
  access: 'signed-in',
  summary: 'One product.',
  params: idParams,
  query: asShopQuery,
  response: productSchema,
});

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/products/{id}',
  access: 'admin',
  summary: 'Deletes a product that no order and no basket names; otherwise 409: deactivate it.',
  params: idParams,
});

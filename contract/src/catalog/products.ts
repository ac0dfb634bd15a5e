import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema, timestampSchema } from '../ids.ts';
import type { Language } from '../languages.ts';
import { liraSchema } from '../money.ts';
import { pageQuery, searchTerm } from '../pagination.ts';
import { isStorable } from '../text.ts';
import { productCategories, productGenders, productKinds } from './filters.ts';
import { productPackSchema } from './packs.ts';
import { namesInLanguages, sizeSetKinds } from './sizing.ts';

export type { ProductCategory, ProductGender, ProductKind } from './filters.ts';
export { productCategories, productGenders, productKinds };

/** Of answers and filters. Forms make their own: what a form imports from here comes with the first page, and Zod with it. */
export const productGenderSchema = z.enum(productGenders).meta({ id: 'ProductGender' });

export const productCategorySchema = z.enum(productCategories).meta({ id: 'ProductCategory' });

/** How a product is ordered: by the piece, in packs, or both. */
export const productSells = ['loose', 'packs', 'both'] as const;
/** What becomes of pieces that stock lacks: they are produced, or cannot be ordered. */
export const productSupplies = ['to_order', 'stock_only'] as const;

export const imageMaxBytes = 5 * 1024 * 1024;
/** Widths in pixels in which a picture is stored: `/images/<hash>/<width>.webp`. */
export const imageWidths = [160, 360, 480, 900] as const;
/** Most pictures of one product. */
export const productPicturesMax = 12;

/** Color of the stock: above 10 green, 1 to 10 yellow, 0 red. */
export function stockLevel(quantity: number): 'ok' | 'low' | 'none' {
  return quantity > 10 ? 'ok' : quantity > 0 ? 'low' : 'none';
}

/** Most pieces that one pool holds. */
export const stockMax = 1_000_000;

const poolSchema = z
  .object({ size: z.string().nullable(), color: z.string().nullable(), quantity: z.number().int() })
  .meta({ id: 'StockPool' });

/** Described as a list of two: clients that are generated from the reference lose the places of a tuple. */
const cellSchema = z
  .tuple([z.string().nullable(), z.string().nullable()])
  .meta({ prefixItems: undefined, items: { type: ['string', 'null'] } });

export const productPictureSchema = z
  .object({
    id: idSchema,
    imageUrl: z.string(),
    /** The color that it shows; null for all of them. */
    color: z.string().nullable(),
  })
  .meta({ id: 'ProductPicture' });

export type ProductPicture = z.infer<typeof productPictureSchema>;

/** What a language may have of its own, for each of them. */
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
    /** For administrators only; absent in a shop's answer. */
    costPrice: liraSchema.nullable().optional(),
    genderCategory: productGenderSchema.nullable(),
    category: productCategorySchema.nullable(),
    sku: z.string().nullable(),
    /** The cover, which is the first of the pictures. */
    imageUrl: z.string().nullable(),
    /** In their order. */
    pictures: z.array(productPictureSchema.omit({ id: true })),
    /** The set that its sizes are of; null where they are a list of their own. */
    sizeSetId: idSchema.nullable(),
    /** In the order of the set. */
    sizes: z.array(z.string()),
    /** Keys of colors. */
    colors: z.array(z.string()),
    /** Sizes in a color that it offers and that nobody can order now, as `[size, color]`; usually none. */
    closedCells: z.array(cellSchema),
    /** Pieces, the sum of all pools. */
    stockQuantity: z.number().int(),
    stockPools: z.array(poolSchema),
    isActive: z.boolean(),
    /** From when it counts as new; null: since it was created. */
    publishedAt: timestampSchema.nullable(),
    /** Before it a shop does not see it, as if it were inactive; null: no such time. */
    sellsFrom: timestampSchema.nullable(),
    /** From then on a shop does not see it. */
    sellsUntil: timestampSchema.nullable(),
    sells: z.enum(productSells).meta({ id: 'ProductSells' }),
    supply: z.enum(productSupplies).meta({ id: 'ProductSupply' }),
    /** Those that are sold. */
    packs: z.array(productPackSchema),
    /** The kinds that it is of; each is a filter of the list. */
    kinds: z.array(z.enum(productKinds)),
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

/** Most pieces and most packs that are the last ones of a product. */
export const lastPiecesMax = 11;
export const lastPacksMax = 2;

const optionName = z.string().min(1).max(40).refine(isStorable);

/** A parameter that may stand in the address several times. */
const severalOf = <S extends z.ZodType>(schema: S) =>
  z.union([schema.transform(value => [value]), z.array(schema).max(50)]);

const optionNames = severalOf(optionName);

/** Filters beside those of sizes and colors. */
const goodsFilter = {
  q: searchTerm.optional(),
  /** In the catalogue for at most `newForDays`. */
  new: z.literal('true').optional(),
  /** Not made again, and of it are left at most `lastPiecesMax` pieces, or `lastPacksMax` packs where it is sold in packs alone. */
  last: z.literal('true').optional(),
  /** That come in packs, by the piece as well or not. */
  packs: z.literal('true').optional(),
  /** That are sold by the piece, in packs as well or not. */
  loose: z.literal('true').optional(),
  gender: productGenderSchema.optional(),
  category: productCategorySchema.optional(),
  active: z.enum(['true', 'false']).optional(),
};

const productFilter = {
  ...goodsFilter,
  /** Sizes that it has in stock, all of them in one color, and sells by the piece. */
  has: optionNames.optional(),
  /** Sizes that it is offered in, all of them. */
  size: optionNames.optional(),
  /** The size sets that `has` and `size` are of, any of them: 38 is not the same of shoes and of pants. 'none': of no set. */
  sizeSet: severalOf(z.union([z.literal('none'), idSchema])).optional(),
  color: optionName.optional(),
};

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  access: 'signed-in',
  summary:
    'Products, newest first, with `q` those first that fit it best; a shop sees only active ones within their time of sale. `q` matches parts of SKU, name and description in any language, other forms of their words, and words for gender, category, sizes, colors and packs.',
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
    'How many products each filter would show: `all` and by gender over all categories, by category within `gender`. Products without a gender count in `all` too. `shown`: how many are of each kind, whatever the filter. `suggestion`: another term that finds something, where `q` finds nothing.',
  query: z.strictObject(productFilter),
  response: z
    .object({
      total: z.number().int(),
      all: z.number().int(),
      genders: countsOf(productGenders),
      categories: countsOf(productCategories),
      shown: countsOf(['all', ...productKinds]),
      /** What `q` may be meant to say, in words of products that are seen; only where it finds nothing. */
      suggestion: z.string().optional(),
    })
    .meta({ id: 'ProductCounts' }),
});

const countedName = z.object({
  name: z.string(),
  /** How many products are offered in it. */
  products: z.number().int(),
});

export const listOfferedOptions = endpoint({
  method: 'GET',
  path: '/api/products/options',
  access: 'signed-in',
  summary:
    'Sizes and colors that products within these filters are offered in, with the number of products of each. Sizes come by size set, in its order; a shop’s answer counts only what it sees.',
  query: z.strictObject(goodsFilter),
  response: z
    .object({
      /** By their order; `name` is the key. */
      colors: z.array(countedName),
      sizeSets: z.array(
        z.object({
          /** Null for sizes of products without a set. */
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
  response: productSchema,
});

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/products/{id}',
  access: 'admin',
  summary: 'Deletes a product that no order and no basket names; otherwise 409: deactivate it.',
  params: idParams,
});

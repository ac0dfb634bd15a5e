import { z } from 'zod';
import { collectionNameMax, collectionProductsMax } from './catalog/collections.ts';
import { productPackSchema } from './catalog/packs.ts';
import { byLanguage, productSchema } from './catalog/products.ts';
import { colorSchema } from './catalog/sizing.ts';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema, linkTokenSchema, timestampSchema } from './ids.ts';
import { languageSchema } from './languages.ts';
import { liraSchema } from './money.ts';
import { pageQuery } from './pagination.ts';

/** The page of a shared link is below this address: `/s/<token>`. */
export const sharedPath = '/s';

/** Days for which a link is open, from the moment in which it is made or renewed. */
export const shareLinkDays = 14;
/** The most links that are open at a time. */
export const openShareLinksMax = 500;

/**
 * A product as people without an account see it. It is a schema of its own, and not a shop's answer with fields left out: it names
 * no price, no stock, and nothing that tells of them.
 */
export const strangerProductSchema = z
  .object({
    ...productSchema.pick({
      id: true,
      name: true,
      description: true,
      translations: true,
      genderCategory: true,
      category: true,
      sku: true,
      imageUrl: true,
      pictures: true,
      sizeSetId: true,
      sizes: true,
      colors: true,
    }).shape,
    /** The packs that are sold. */
    packs: z.array(productPackSchema),
    /** Whether it has been in the catalogue for at most 21 days. */
    isNew: z.boolean(),
  })
  .meta({ id: 'StrangerProduct' });

export type StrangerProduct = z.infer<typeof strangerProductSchema>;

/** A product behind a link. */
export const sharedProductSchema = z
  .object({
    ...strangerProductSchema.shape,
    /** The price of the link's shop in lira per piece; left out by a link without prices. */
    price: liraSchema.optional(),
  })
  .meta({ id: 'SharedProduct' });

export type SharedProduct = z.infer<typeof sharedProductSchema>;

/** The token of a link. What is wrong, ended, revoked or emptied answers 404 `link_invalid`, byte for byte the same. */
const tokenParams = z.object({ token: linkTokenSchema });

const nameFields = {
  /** Null: a selection, which has no name. */
  name: z.string().max(collectionNameMax).nullable(),
  translations: z.object(byLanguage(z.string().optional())),
};

export const sharedSchema = z
  .object({
    ...nameFields,
    /** The opening; before it `products` is empty; null: it is open. */
    opensAt: timestampSchema.nullable(),
    expiresAt: timestampSchema,
    /** The language of the link, for a reader who has chosen none. */
    language: languageSchema,
    /** The name of the shop whose prices these are; null: a link without prices. */
    shop: z.string().nullable(),
    /** The collection, for the catalogue of a shop that is signed in. */
    collectionId: idSchema,
    products: z.array(sharedProductSchema),
    /** The colors of the products. */
    colors: z.array(colorSchema),
    /** The link itself, for staff alone. */
    link: z.object({ id: idSchema, opened: z.number().int() }).optional(),
  })
  .meta({ id: 'Shared' });

export type Shared = z.infer<typeof sharedSchema>;

export const getShared = endpoint({
  method: 'GET',
  path: '/api/shared/{token}',
  access: 'public',
  summary:
    'The page of a shared link: goods without prices and stock, or with the prices of one shop. Reading changes nothing. 404 `link_invalid`; 429 beyond 300 public reads a minute from one network.',
  params: tokenParams,
  response: sharedSchema,
});

export const openShared = endpoint({
  method: 'POST',
  path: '/api/shared/{token}/opened',
  access: 'public',
  summary:
    'Counts a visit of the page of a link: once an hour for each network and link, never for staff. Always answers 204.',
  params: tokenParams,
});

export const shareLinkStates = ['open', 'ended'] as const;

export const shareLinkSchema = z
  .object({
    id: idSchema,
    state: z.enum(shareLinkStates).meta({ id: 'ShareLinkState' }),
    /** Whether it can be renewed: false for one that staff have ended. */
    isRenewable: z.boolean(),
    collection: z.object({
      id: idSchema,
      ...nameFields,
      /** The number of its products. */
      products: z.number().int(),
      /** The addresses of the first pictures, at most four. */
      pictures: z.array(z.string()),
    }),
    /** The product of a selection of one. */
    product: productSchema.pick({ id: true, name: true, translations: true, sku: true }).nullable(),
    /** The shop that it is for; null: everybody. */
    customer: z.object({ id: idSchema, companyName: z.string() }).nullable(),
    /** Whether the prices of the shop are shown. */
    hasPrices: z.boolean(),
    language: languageSchema,
    /** The name of the one who made it. */
    createdBy: z.string().nullable(),
    createdAt: timestampSchema,
    /** The end, also that of a link that was ended early. */
    expiresAt: timestampSchema,
    /** How often it was opened, and when last. */
    opened: z.number().int(),
    openedAt: timestampSchema.nullable(),
    /** The telephone number of the shop, as it is stored. */
    phone: z.string().nullable(),
  })
  .meta({ id: 'ShareLink' });

export type ShareLink = z.infer<typeof shareLinkSchema>;

export const listShareLinks = endpoint({
  method: 'GET',
  path: '/api/share-links',
  access: 'admin',
  summary: 'Shared links, newest first. A link is deleted thirty days after its end.',
  query: z.strictObject({
    ...pageQuery,
    state: z.enum(shareLinkStates).optional(),
    collection: idSchema.optional(),
    /** Links whose collection has this product. */
    productId: idSchema.optional(),
    customerId: idSchema.optional(),
  }),
  response: z.array(shareLinkSchema),
  paged: true,
});

export const createShareLink = endpoint({
  method: 'POST',
  path: '/api/share-links',
  access: 'admin',
  summary:
    'Makes a link to products or to a collection, for everybody or for one shop, which `hasPrices` needs. Its address is answered only once. 409 `too_many_links` beyond 500 open ones.',
  body: z
    .strictObject({
      /** The products in their order, each once; or `collectionId`. */
      productIds: z
        .array(idSchema)
        .min(1)
        .max(collectionProductsMax)
        .transform(ids => [...new Set(ids)])
        .optional(),
      collectionId: idSchema.optional(),
      customerId: idSchema.optional(),
      hasPrices: z.boolean().optional(),
      language: languageSchema,
    })
    .meta({ id: 'NewShareLink' }),
  response: z
    .object({
      ...shareLinkSchema.shape,
      /** `https://toptan.example/s/<token>`: anyone with the address sees the page. */
      address: z.string(),
      /** The address of the card that chat programs show, 1200 × 630; null: no product has a picture. */
      cardUrl: z.string().nullable(),
      /** The message by language: the card's title and the line below it, and the text, in which the address stands. */
      drafts: z.object(
        byLanguage(z.object({ title: z.string(), description: z.string(), text: z.string() })),
      ),
    })
    .meta({ id: 'CreatedShareLink' }),
  status: 201,
});

export const updateShareLink = endpoint({
  method: 'PUT',
  path: '/api/share-links/{id}',
  access: 'admin',
  summary:
    'Changes the shop, the prices and the language of a link, or renews it for fourteen days from now. A field that is left out stays. An expired link can be renewed; 404 for a link that was ended.',
  params: idParams,
  body: z
    .strictObject({
      /** Null: everybody. */
      customerId: idSchema.nullable().optional(),
      hasPrices: z.boolean().optional(),
      language: languageSchema.optional(),
      renew: z.literal(true).optional(),
    })
    .meta({ id: 'ShareLinkChange' }),
  response: shareLinkSchema,
});

export const endShareLink = endpoint({
  method: 'DELETE',
  path: '/api/share-links/{id}',
  access: 'admin',
  summary: 'Ends a link at once. A link that was never opened is removed.',
  params: idParams,
});

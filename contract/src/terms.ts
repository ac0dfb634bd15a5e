import { z } from 'zod';
import { asShopQuery } from './catalog/as-shop.ts';
import { endpoint } from './endpoint.ts';
import { idParams, idSchema } from './ids.ts';
import { liraSchema } from './money.ts';
import { pageQuery, searchTerm } from './pagination.ts';

/** The kinds of rules: for the pieces of products, or for an order as a whole. */
export const termKinds = ['quantity', 'order'] as const;

/** The pieces that a quantity rule counts together: one size in one color, one color in all sizes, or the whole product. */
export const termGrains = ['cell', 'color', 'product'] as const;
export type TermGrain = (typeof termGrains)[number];

/** Fields of a quantity rule. */
export const quantityFields = ['min', 'max', 'multiple'] as const;

/** Fields of an order rule: pieces, and lira without the fee. */
export const orderFields = ['minPieces', 'minLira', 'firstOrderMinLira', 'maxLira'] as const;

const optional = z.string().nullable();
const number = z.number().int().nullable();
const lira = liraSchema.nullable();

export const termSchema = z
  .object({
    id: idSchema,
    kind: z.enum(termKinds),
    /** The customer of the rule, or its group; everyone where both are null. */
    customerId: idSchema.nullable(),
    customerName: optional,
    groupId: idSchema.nullable(),
    groupName: optional,
    /** The product of a quantity rule; null: all products. */
    productId: idSchema.nullable(),
    productName: optional,
    grain: z.enum(termGrains).nullable(),
    min: number,
    max: number,
    multiple: number,
    /** The manufacturer of an order rule; null: the whole order. */
    manufacturerId: idSchema.nullable(),
    manufacturerName: optional,
    /** The name that shops read in place of the manufacturer's. */
    labelEn: optional,
    labelTr: optional,
    labelAr: optional,
    minPieces: number,
    minLira: lira,
    firstOrderMinLira: lira,
    maxLira: lira,
  })
  .meta({ id: 'Term' });

export type Term = z.infer<typeof termSchema>;

export const listTerms = endpoint({
  method: 'GET',
  path: '/api/terms',
  access: 'admin',
  summary:
    'Rules for quantities and orders, newest first. `q` matches the customer, the group, the product or the manufacturer.',
  query: z.strictObject({
    ...pageQuery,
    q: searchTerm.optional(),
    kind: z.enum(termKinds).optional(),
    productId: idSchema.optional(),
    /** True with `productId`: the rules for all products are listed too. */
    inherited: z.enum(['true']).optional(),
  }),
  response: z.array(termSchema),
  paged: true,
});

export const getTerm = endpoint({
  method: 'GET',
  path: '/api/terms/{id}',
  access: 'admin',
  summary: 'One rule.',
  params: idParams,
  response: termSchema,
});

export const deleteTerm = endpoint({
  method: 'DELETE',
  path: '/api/terms/{id}',
  access: 'admin',
  summary: 'Deletes a rule.',
  params: idParams,
});

/** The pieces that can be ordered; null where no rule says. */
export const productRuleSchema = z
  .object({ grain: z.enum(termGrains), min: number, max: number, multiple: number })
  .meta({ id: 'ProductRule' });

export type ProductRule = z.infer<typeof productRuleSchema>;

export const listProductRules = endpoint({
  method: 'GET',
  path: '/api/products/{id}/rules',
  access: 'signed-in',
  summary:
    "The rules for a product that apply to the caller's customer or to `customerId`, as they count: a minimum rounded up to the multiple, a maximum down. Empty for a user without a customer.",
  params: idParams,
  query: asShopQuery,
  response: z.array(productRuleSchema),
  list: true,
});

/** The value of one field for a customer, and the rule that it comes from. */
export const effectiveSchema = z
  .object({
    grain: z.enum(termGrains).nullable(),
    manufacturerId: idSchema.nullable(),
    manufacturerName: optional,
    field: z.enum([...quantityFields, ...orderFields]),
    /** The value as it counts: a minimum rounded up to the multiple, a maximum down. */
    value: z.string(),
    /** The rule that it comes from. */
    termId: idSchema,
    from: z.enum(['customer', 'group', 'everyone']),
    groupName: optional,
    /** The rule is for this product, not for all. */
    ofProduct: z.boolean(),
  })
  .meta({ id: 'EffectiveTerm' });

export type EffectiveTerm = z.infer<typeof effectiveSchema>;

export const listEffectiveTerms = endpoint({
  method: 'GET',
  path: '/api/customers/{customerId}/terms',
  access: 'admin',
  summary:
    'The limits for a customer: for one product or for products without rules of their own, and for an order; each with the rule that it comes from.',
  params: z.strictObject({ customerId: idSchema }),
  query: z.strictObject({ productId: idSchema.optional() }),
  response: z.array(effectiveSchema),
  list: true,
});

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idSchema } from './ids.ts';
import { productTermSchema } from './term-changes.ts';
import { effectiveSchema } from './terms.ts';

/** Most rules of one product that are tried at once. */
export const previewTermsMax = 500;

/** Most customers that a preview names. */
export const previewBuyersMax = 50;

const buyerSchema = z
  .object({
    /** A customer with rules of its own, else a group with rules, else everybody else. */
    customerId: idSchema.nullable(),
    customerName: z.string().nullable(),
    groupId: idSchema.nullable(),
    groupName: z.string().nullable(),
    /** The number of customers with these values. */
    customers: z.number().int(),
    /** The values by grain and field, each with the rule that it comes from. */
    terms: z.array(effectiveSchema),
    /** The least and the most pieces that exclude each other, so that nothing could be ordered. */
    conflict: z.object({ least: z.number().int(), most: z.number().int() }).nullable(),
  })
  .meta({ id: 'TermsOfBuyer' });

export type TermsOfBuyer = z.infer<typeof buyerSchema>;

export const previewTerms = endpoint({
  method: 'POST',
  path: '/api/terms/preview',
  access: 'admin',
  summary:
    'Previews rules of a product: the resulting rule and its reason for customers with rules of their own by name, for groups, then for everybody else. Changes nothing.',
  body: z.strictObject({
    productId: idSchema,
    /** The rules in the place of the product's own. */
    terms: z.array(productTermSchema).max(previewTermsMax),
  }),
  response: z
    .object({
      buyers: z.array(buyerSchema),
      /** Customers with rules of their own that are not named. */
      more: z.number().int(),
    })
    .meta({ id: 'TermsPreview' }),
});

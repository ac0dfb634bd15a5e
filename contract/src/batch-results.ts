import { z } from 'zod';
import { errorBodySchema } from './errors.ts';
import { idSchema } from './ids.ts';

/** Most products that one call changes. */
export const batchProductsMax = 200;

export const batchProductIds = z.array(idSchema).min(1).max(batchProductsMax);

/** The result for each product of a call that changes many, in their order. */
export const batchResultSchema = z
  .object({
    productId: idSchema,
    /** Null: there is no such product. */
    productName: z.string().nullable(),
    /** `unchanged`: the product already had these values. `refused`: the product is unchanged, and `error` says why. */
    state: z.enum(['done', 'unchanged', 'refused']),
    error: errorBodySchema.optional(),
  })
  .meta({ id: 'BatchResult' });

export type BatchResult = z.infer<typeof batchResultSchema>;

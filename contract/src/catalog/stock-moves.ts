import { z } from 'zod';
import { roles } from '../auth.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema, timestampSchema } from '../ids.ts';
import { pageQuery } from '../pagination.ts';

/** A change of a product's stock, with the event that it belongs to. The stock of a size and color is the sum of its moves. */
export const stockMoveSchema = z
  .object({
    id: idSchema,
    at: timestampSchema,
    /** Both null: stock of the product as a whole. */
    size: z.string().nullable(),
    color: z.string().nullable(),
    /** Put in (positive) or taken out. */
    pieces: z.number().int(),
    /** Who, as in the audit log; all null for stock that came with the data. */
    username: z.string().nullable(),
    role: z.enum([...roles, 'system']).nullable(),
    /** The call that did it, `POST /api/orders`. */
    action: z.string().nullable(),
    /** The order; its id is null once it is deleted. */
    orderId: idSchema.nullable(),
    orderNumber: z.string().nullable(),
  })
  .meta({ id: 'StockMove' });

export type StockMove = z.infer<typeof stockMoveSchema>;

export const listStockMoves = endpoint({
  method: 'GET',
  path: '/api/products/{id}/stock-moves',
  access: 'admin',
  summary: 'What has changed the stock of a product, newest first.',
  params: idParams,
  query: z.strictObject({
    /** Of this size, or of this color. */
    size: z.string().max(100).optional(),
    color: z.string().max(100).optional(),
    ...pageQuery,
  }),
  response: z.array(stockMoveSchema),
  paged: true,
});

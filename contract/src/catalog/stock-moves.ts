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
    /** Pieces that were put in (positive) or taken out. */
    pieces: z.number().int(),
    /** The user, as in the audit log; all fields are null for stock that came with the data. */
    username: z.string().nullable(),
    role: z.enum([...roles, 'system']).nullable(),
    /** The call of the move, such as `POST /api/orders`. */
    action: z.string().nullable(),
    /** The order of the move; its id is null once it is deleted. */
    orderId: idSchema.nullable(),
    orderNumber: z.string().nullable(),
  })
  .meta({ id: 'StockMove' });

export type StockMove = z.infer<typeof stockMoveSchema>;

export const listStockMoves = endpoint({
  method: 'GET',
  path: '/api/products/{id}/stock-moves',
  access: 'admin',
  summary: 'The stock movements of a product, newest first.',
  params: idParams,
  query: z.strictObject({
    /** The size, and the color, of the listed moves. */
    size: z.string().max(100).optional(),
    color: z.string().max(100).optional(),
    ...pageQuery,
  }),
  response: z.array(stockMoveSchema),
  paged: true,
});

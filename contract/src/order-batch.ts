import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { errorBodySchema } from './errors.ts';
import { idSchema } from './ids.ts';
import { orderStatusSchema } from './orders.ts';

/** The most orders that one call changes. */
export const batchOrdersMax = 200;

/** The result for each order of a call that changes many, in their order. */
export const orderBatchResultSchema = z
  .object({
    orderId: idSchema,
    /** `refused`: the order is unchanged, and `error` has the reason. */
    state: z.enum(['done', 'refused']),
    error: errorBodySchema.optional(),
  })
  .meta({ id: 'OrderBatchResult' });

export type OrderBatchResult = z.infer<typeof orderBatchResultSchema>;

export const setStatusOfOrders = endpoint({
  method: 'POST',
  path: '/api/orders/batch/status',
  access: 'admin',
  summary:
    'Sets the same status of many orders, each as `PUT /api/orders/{id}/status` does, in a transaction of its own: one that is refused leaves the others alone. A call that breaks off can be repeated.',
  body: z
    .strictObject({
      status: orderStatusSchema,
      orders: z
        .array(
          z.strictObject({
            orderId: idSchema,
            /** The status that the screen showed; without it the order's status does not matter. */
            expectedStatus: orderStatusSchema.optional(),
            /** The version that the screen showed; without it the order's lines do not matter. */
            expectedVersion: z.number().int().min(1).optional(),
          }),
        )
        .min(1)
        .max(batchOrdersMax),
    })
    .meta({ id: 'OrderStatusBatch' }),
  response: z.array(orderBatchResultSchema),
  list: true,
});

export const assignManufacturerToOrders = endpoint({
  method: 'POST',
  path: '/api/orders/batch/manufacturer',
  access: 'admin',
  summary:
    'Assigns a manufacturer to many orders, each as `PUT /api/orders/{id}/manufacturer` does, in a transaction of its own: one that has another manufacturer is refused and leaves the others alone.',
  body: z
    .strictObject({
      manufacturerId: idSchema,
      orderIds: z.array(idSchema).min(1).max(batchOrdersMax),
    })
    .meta({ id: 'OrderManufacturerBatch' }),
  response: z.array(orderBatchResultSchema),
  list: true,
});

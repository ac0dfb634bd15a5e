import { z } from 'zod';
import { eachAmount } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { errorBodySchema } from './errors.ts';
import { idParams, idSchema } from './ids.ts';
import { liraSchema } from './money.ts';
import { orderLineChangeSchema } from './order-changes.ts';
import { joinableOrderSchema, orderSchema } from './orders.ts';

export const previewJoin = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/join/{otherId}',
  access: 'signed-in',
  summary:
    'Previews the joining of two orders; nothing is written. 404 when one of them is missing or not yours, 403 for a shop that may not change orders (setting `shopChanges`).',
  params: idParams.extend({ otherId: idSchema }),
  response: z
    .object({
      /** The older order, which stays. */
      stays: joinableOrderSchema,
      /** The order that goes into it, and is cancelled. */
      goes: joinableOrderSchema,
      /** What the order that stays has of both, with its figures before and after. */
      both: z.array(orderLineChangeSchema),
      /** The number of lines after joining. */
      items: z.number().int(),
      pieces: z.number().int(),
      ...eachAmount(() => liraSchema),
      /** The refusal that joining would get now; null: they can be joined. */
      error: errorBodySchema.nullable(),
    })
    .meta({ id: 'JoinPreview' }),
});

const version = z.number().int().min(1);

export const joinOrders = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/join',
  access: 'signed-in',
  summary:
    'Adds the goods of the newer of two pending orders of a shop to the older one, as a new version, and cancels the newer one, which names the other as `joinedInto`. Prices stay, no piece moves in stock, the fee of the newer one falls away. For administrators, and for a shop that may change its orders (setting `shopChanges`). 409 `order_not_joinable`, whose fields name the cause: `joined`, `shop`, `status`, `manufacturer`, `price`, `quantity`, `lines` or `total`; 409 `order_changed` when one of them has another version or the total differs.',
  params: idParams,
  body: z
    .strictObject({
      otherId: idSchema,
      /** The versions of both orders that the screen showed. */
      version,
      otherVersion: version,
      /** The total that was shown, with the fee: compared, never used. */
      expectedTotal: liraSchema.max(20).optional(),
    })
    .meta({ id: 'OrderJoin' }),
  response: orderSchema,
  idempotent: true,
});

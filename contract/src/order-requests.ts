import { z } from 'zod';
import { requestNoteMax } from './change-requests.ts';
import { endpoint } from './endpoint.ts';
import { idParams, rowRefSchema } from './ids.ts';
import { liraSchema } from './money.ts';
import { orderChangeRowSchema } from './order-changes.ts';
import { overrideFields, withReason } from './order-override.ts';
import { orderLinesMax, orderSchema } from './orders.ts';
import { optionalText } from './text.ts';

const version = z.number().int().min(1);

export const askForChange = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/request',
  access: 'shop',
  summary:
    'Asks for changes of an order that has not shipped, where the setting `shopChanges` lets the shop; nothing is changed before staff accept it. 409 `request_open` while an earlier request waits, `order_changed` when the order has another version, `status_changed` when its status forbids changes, `product_unavailable`, `sold_in_packs`, `basket_line_full`.',
  params: idParams,
  body: z
    .strictObject({
      /** The version that the screen showed. */
      version,
      rows: z.array(orderChangeRowSchema).min(1).max(orderLinesMax),
      note: optionalText(requestNoteMax).optional(),
    })
    .meta({ id: 'NewChangeRequest' }),
  response: orderSchema,
  status: 201,
  idempotent: true,
});

export const decideChangeRequest = endpoint({
  method: 'PUT',
  path: '/api/orders/{id}/request',
  access: 'admin',
  summary:
    'Decides the open request of an order: the rows that are named are accepted, as one new version, the others are refused. Accepting none also goes where the order can no longer be changed. 409 `request_already_decided` when none is open, and the refusals of a change of lines; the request stays open then.',
  params: idParams,
  body: withReason(
    z.strictObject({
      /** The version that the screen showed. */
      version,
      /** The accepted rows, by `ref`. */
      accepted: z.array(rowRefSchema).max(orderLinesMax),
      /** The total that was shown, with the fee: compared, never used. */
      expectedTotal: liraSchema.max(20).optional(),
      /** The answer, which the shop reads. */
      note: optionalText(requestNoteMax).optional(),
      ...overrideFields,
    }),
  ).meta({ id: 'RequestDecision' }),
  response: orderSchema,
});

export const withdrawChangeRequest = endpoint({
  method: 'DELETE',
  path: '/api/orders/{id}/request',
  access: 'shop',
  summary: 'Takes the own open request back. 409 `request_already_decided` when none is open.',
  params: idParams,
  response: orderSchema,
});

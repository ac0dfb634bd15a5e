import { z } from 'zod';
import { eachAmount } from './amounts.ts';
import { lineProblemSchema, lineQuantityMax, orderLimitSchema } from './basket.ts';
import { packSchema } from './catalog/packs.ts';
import { translatedNamesSchema } from './catalog/products.ts';
import { endpoint } from './endpoint.ts';
import { errorBodySchema } from './errors.ts';
import { choiceSchema, daySchema, idParams, idSchema, rowRefSchema, timestampSchema } from './ids.ts';
import { liraSchema } from './money.ts';
import { overrideFields, withReason } from './order-override.ts';
import { orderLinesMax, orderSchema, orderStatusSchema } from './orders.ts';
import { optionalText } from './text.ts';

/** The most characters of the reason of a change. */
export const changeReasonMax = 300;

/**
 * A row sets the pieces of a size and color, or with `packId` the number of packs (of a color, where the pack is not mixed); 0 takes
 * them out of the order.
 */
export const orderChangeRowSchema = z
  .strictObject({
    /** The name of the row in the answer of a check. */
    ref: rowRefSchema,
    productId: idSchema,
    size: choiceSchema,
    color: choiceSchema,
    packId: idSchema.nullish(),
    quantity: z.number().int().min(0).max(lineQuantityMax),
  })
  .meta({ id: 'OrderChangeRow' });

export type OrderChangeRow = z.infer<typeof orderChangeRowSchema>;

const version = z.number().int().min(1);

export const changeOrderLines = endpoint({
  method: 'PUT',
  path: '/api/orders/{id}/lines',
  access: 'signed-in',
  summary:
    'Changes the lines of an order that has not shipped, as one new version; a shop where the setting `shopChanges` lets it, while the order is pending. A product of the order keeps its price, another one comes at the price of this moment. 409 `order_changed` when the order has another version or the expected total differs, `status_changed` when its status forbids changes, `order_empty` when no line would stay, `price_risen` when a shop wants more of a product whose price has risen, `product_unavailable`, `sold_in_packs`, `rules_unmet`, `stock_short`, `basket_line_full`, `basket_full`, and `order_deleted` as in placing.',
  params: idParams,
  body: withReason(
    z.strictObject({
      /** The version that the screen showed. */
      version,
      rows: z.array(orderChangeRowSchema).min(1).max(orderLinesMax),
      /** The total that was shown, with the fee: compared, never used. */
      expectedTotal: liraSchema.max(20).optional(),
      /** The reason of the change, which the shop reads. */
      reason: optionalText(changeReasonMax).optional(),
      ...overrideFields,
    }),
  ).meta({ id: 'OrderChange' }),
  response: orderSchema,
  idempotent: true,
});

export const orderChangeCheckSchema = z
  .object({
    /** The present version and status of the order. */
    version: z.number().int(),
    status: orderStatusSchema,
    /** The refusal that saving these rows would get now, but for a reason against the rules; null: they can be saved. */
    error: errorBodySchema.nullable(),
    rows: z.array(
      z.object({
        ref: z.string(),
        /** Pieces, or packs, that the order holds now, and those that it would hold. */
        from: z.number().int(),
        quantity: z.number().int(),
        /** The price of a piece in this order, in lira; null for a product that cannot be ordered. */
        unitPrice: liraSchema.nullable(),
        /** The pieces of the row then: those from stock, as far as the shop gets to know the stock, and those to be produced. */
        fromStock: z.number().int(),
        toProduce: z.number().int(),
        /** The rules that the row would not keep, and stock that does not cover it. */
        problems: z.array(lineProblemSchema),
        /** The reason why the row cannot be saved; null where there is none, or where `problems` have it. */
        error: errorBodySchema.nullable(),
      }),
    ),
    /** The products of the order and of the rows, in their order. */
    products: z.array(
      z.object({
        productId: idSchema,
        /** The price of a piece in this order, in lira; null for a product that cannot be ordered. */
        unitPrice: liraSchema.nullable(),
        /** The price of a piece today, in lira; null for a product that cannot be ordered. */
        priceToday: liraSchema.nullable(),
        /** True: the order has none of it now, it comes at the price of today. */
        isNew: z.boolean(),
        /** Pieces that the order holds now, and those that it would hold. */
        from: z.number().int(),
        pieces: z.number().int(),
        /** The sum of these pieces, in lira. */
        totalPrice: liraSchema,
      }),
    ),
    /** The rules for an order that the change touches, kept or not. */
    limits: z.array(orderLimitSchema),
    /** Pieces and sums of the order now. */
    before: z.object({ pieces: z.number().int(), ...eachAmount(() => liraSchema) }),
    /** Pieces and sums of the order after the change; `total` is the `expectedTotal` of saving it. */
    after: z.object({
      pieces: z.number().int(),
      fromStock: z.number().int(),
      toProduce: z.number().int(),
      /** The pieces to be produced that have days, and those that have none. */
      dated: z.object({ pieces: z.number().int(), from: daySchema, until: daySchema }).nullable(),
      undated: z.number().int(),
      ...eachAmount(() => liraSchema),
    }),
  })
  .meta({ id: 'OrderChangeCheck' });

export type OrderChangeCheck = z.infer<typeof orderChangeCheckSchema>;

export const checkOrderLines = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/lines/check',
  access: 'signed-in',
  summary:
    'Previews the order with these changed rows, and the reasons against saving them; nothing is changed. Without rows it shows the prices and rules of the present order. 403 where the caller may not change orders.',
  params: idParams,
  body: z
    .strictObject({ version, rows: z.array(orderChangeRowSchema).max(orderLinesMax) })
    .meta({ id: 'OrderChangeRows' }),
  response: orderChangeCheckSchema,
  costly: true,
});

/** A size and color, or the packs of a color, that a change has given another number. */
export const orderLineChangeSchema = z
  .object({
    productId: idSchema,
    productName: z.string(),
    translations: translatedNamesSchema,
    sku: z.string().nullable(),
    size: z.string().nullable(),
    color: z.string().nullable(),
    /** Null: `from` and `to` are single pieces; else they are packs of this kind. */
    pack: packSchema.extend({ packId: idSchema }).nullable(),
    from: z.number().int(),
    to: z.number().int(),
    /** Lira for a piece. */
    unitPrice: liraSchema,
    /** True: the order had none of the product before. */
    isNew: z.boolean(),
  })
  .meta({ id: 'OrderLineChange' });

export type OrderLineChange = z.infer<typeof orderLineChangeSchema>;

export const orderVersionSchema = z
  .object({
    version: z.number().int(),
    /** `asked`: the accepted rows of a change request; `joined`: the goods of another order came into it. */
    kind: z.enum(['placed', 'changed', 'asked', 'joined']),
    madeAt: timestampSchema,
    /** Who made it: staff by the name that shops read, a shop by its own. */
    madeBy: z.object({ via: z.enum(['shop', 'staff']), name: z.string() }),
    reason: z.string().nullable(),
    /** The reason against a rule, for administrators; a shop gets null. */
    overrideReason: z.string().nullable(),
    pieces: z.number().int(),
    ...eachAmount(() => liraSchema),
    /** What this version has changed; none for the one that was placed. */
    changes: z.array(orderLineChangeSchema),
  })
  .meta({ id: 'OrderVersion' });

export type OrderVersion = z.infer<typeof orderVersionSchema>;

export const listOrderVersions = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/versions',
  access: 'signed-in',
  summary:
    'The versions of an order, newest first, with what each has changed; none while the order is as it was placed. `GET /api/orders/{id}?version=` answers the order as it was.',
  params: idParams,
  response: z.array(orderVersionSchema),
  list: true,
});

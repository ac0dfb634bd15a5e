import { z } from 'zod';
import { eachAmount } from './amounts.ts';
import { lineQuantityMax } from './basket.ts';
import { packSchema } from './catalog/packs.ts';
import { productCategorySchema, translatedNamesSchema } from './catalog/products.ts';
import { changeRequestSchema } from './change-requests.ts';
import { endpoint } from './endpoint.ts';
import { choiceSchema, daySchema, idParams, idSchema, timestampSchema } from './ids.ts';
import { liraSchema } from './money.ts';
import { overrideFields, withReason } from './order-override.ts';
import { orderFilterValues, orderStatuses } from './order-statuses.ts';
import { pageQuery, searchTerm } from './pagination.ts';
import { expectedPromiseSchema, makerSchema, promisedDaysSchema } from './promise.ts';
import { optionalText } from './text.ts';

export const orderStatusSchema = z.enum(orderStatuses).meta({ id: 'OrderStatus' });

export const orderItemSchema = z
  .object({
    id: idSchema,
    orderId: idSchema,
    productId: idSchema,
    /** The product's texts when the order was placed. */
    productName: z.string(),
    translations: translatedNamesSchema,
    sku: z.string().nullable(),
    quantity: z.number().int(),
    unitPrice: liraSchema,
    totalPrice: liraSchema,
    selectedSize: z.string().nullable(),
    selectedColor: z.string().nullable(),
    /** Pieces that stock covered; for a shop as far as the setting `stockView` shows the stock. */
    fromStock: z.number().int(),
    /** Pieces that stock did not cover, which are made to order. */
    toProduce: z.number().int(),
    /**
     * The days on which the pieces to be produced were estimated to ship when the order was placed; null where none were known, or
     * where nothing is produced.
     */
    ...promisedDaysSchema.shape,
    /** The pack of the order that the line is part of; null for single pieces. */
    orderPackId: idSchema.nullable(),
    product: z.object({
      name: z.string(),
      /** The product's first picture in the color of the line, else its cover. */
      imageUrl: z.string().nullable(),
      category: productCategorySchema.nullable(),
    }),
  })
  .meta({ id: 'OrderItem' });

export type OrderItem = z.infer<typeof orderItemSchema>;

/** Packs as they were when the order was placed. Their pieces are in the lines. */
export const orderPackSchema = packSchema
  .extend({
    id: idSchema,
    packId: idSchema,
    /** The chosen color; null where colors are mixed. */
    color: z.string().nullable(),
    packs: z.number().int(),
  })
  .meta({ id: 'OrderPack' });

export type OrderPack = z.infer<typeof orderPackSchema>;

/** The one who placed an order for its shop: the name that shops read of a member of staff, else that of the portal. */
const placedBySchema = z.object({ via: z.enum(['staff']), name: z.string() }).meta({ id: 'PlacedBy' });

/**
 * The one who prepared an order for its shop, named as shops read it, and how the shop confirmed it: signed in, or by the link to
 * it.
 */
const preparedBySchema = z
  .object({ via: z.enum(['shop', 'link']), name: z.string() })
  .meta({ id: 'PreparedBy' });

/** An order as the choice of two orders to be joined shows it. Amounts are in lira. */
export const joinableOrderSchema = z
  .object({
    id: idSchema,
    orderNumber: z.string(),
    version: z.number().int(),
    createdAt: timestampSchema,
    /** The number of lines. */
    items: z.number().int(),
    pieces: z.number().int(),
    total: liraSchema,
  })
  .meta({ id: 'JoinableOrder' });

export type JoinableOrder = z.infer<typeof joinableOrderSchema>;

export const orderSchema = z
  .object({
    id: idSchema,
    orderNumber: z.string(),
    customerId: idSchema,
    status: orderStatusSchema,
    ...eachAmount(() => liraSchema),
    /** The manufacturer, for administrators; a shop gets null. */
    manufacturerId: idSchema.nullable(),
    notes: z.string().nullable(),
    /** The one who placed the order for the shop; null where the shop placed it itself. */
    placedBy: placedBySchema.nullable(),
    /** The one who prepared the order, which the shop confirmed; null where the shop or staff placed one of their own. */
    preparedBy: preparedBySchema.nullable(),
    /** The reason for which staff placed or prepared it against the rules, for administrators; a shop gets null. */
    overrideReason: z.string().nullable(),
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
    /** Grows with each change of the lines; 1 as placed. */
    version: z.number().int(),
    /** The time of the last change of the lines; null while there was none. */
    changedAt: timestampSchema.nullable(),
    /** `change`: the caller may change the lines now; `ask`: may ask for changes; null: neither. */
    may: z.enum(['change', 'ask']).nullable(),
    /** The change request that is open, else the last one that was decided; null where there is none. */
    request: changeRequestSchema.nullable(),
    /** Other pending orders of the shop that the caller may join with this one, the newest five. */
    joins: z.array(joinableOrderSchema),
    /** The order into which this one was joined; null while it was not. */
    joinedInto: z.object({ id: idSchema, orderNumber: z.string() }).nullable(),
    customer: z.object({
      customerShortName: z.string(),
      companyName: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      address: z.string().nullable(),
    }),
    /** The manufacturer, for administrators; a shop gets null. */
    manufacturer: z.object({ id: idSchema, companyName: z.string(), leadTime: z.string() }).nullable(),
    /** The present manufacturers of the goods, by name, for administrators; left out for a shop, and for an earlier version. */
    makers: z.array(makerSchema).optional(),
    orderItems: z.array(orderItemSchema),
    packs: z.array(orderPackSchema),
    /** The times at which the order came into each status, oldest first. */
    statusHistory: z.array(z.object({ status: orderStatusSchema, at: timestampSchema })),
  })
  .meta({ id: 'Order' });

export type Order = z.infer<typeof orderSchema>;

/** The most pictures in a summary. */
export const summaryPictures = 5;

/** An order as a row of a list. */
export const orderSummarySchema = z
  .object({
    id: idSchema,
    orderNumber: z.string(),
    customerId: idSchema,
    status: orderStatusSchema,
    total: liraSchema,
    /** The manufacturer, for administrators; a shop gets null. */
    manufacturerId: idSchema.nullable(),
    placedBy: orderSchema.shape.placedBy,
    preparedBy: orderSchema.shape.preparedBy,
    overrideReason: orderSchema.shape.overrideReason,
    createdAt: timestampSchema,
    version: orderSchema.shape.version,
    changedAt: orderSchema.shape.changedAt,
    may: orderSchema.shape.may,
    /** The open change request; null where there is none. */
    request: z.object({ rows: z.number().int() }).nullable(),
    joinedInto: orderSchema.shape.joinedInto,
    customer: orderSchema.shape.customer.pick({ customerShortName: true, companyName: true, email: true }),
    /** The manufacturer, for administrators; a shop gets null. */
    manufacturer: orderSchema.shape.manufacturer,
    /** The number of lines. */
    items: z.number().int(),
    pieces: z.number().int(),
    /** The number of different products. */
    products: z.number().int(),
    /** The first products, as many as `summaryPictures`, by their names when the order was placed. */
    pictures: z.array(orderItemSchema.shape.product.extend({ translations: translatedNamesSchema })),
  })
  .meta({ id: 'OrderSummary' });

export type OrderSummary = z.infer<typeof orderSummarySchema>;

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  access: 'signed-in',
  summary:
    "The shop's own orders, or all for an administrator; newest first. `q` matches the number, the beginning of the id (eight characters and more) or the company, for staff also the owner, e-mail and telephone of the customer, for a shop also its note and the products of the order. 403 for a shop that asks for a manufacturer.",
  query: z.strictObject({
    ...pageQuery,
    status: z.enum([...orderFilterValues, 'all']).optional(),
    /** `true` matches the status itself instead of the specification's grouping. */
    exact: z.enum(['true', 'false']).optional(),
    q: searchTerm.optional(),
    customerId: idSchema.optional(),
    /** First and last day of placing, both counted, in Istanbul's calendar. */
    placedFrom: daySchema.optional(),
    placedUntil: daySchema.optional(),
    /** Orders of this manufacturer, or those without one; for administrators. */
    manufacturer: z.union([idSchema, z.literal('none')]).optional(),
    /** Orders with an open change request. */
    request: z.literal('open').optional(),
    /** `summary`: the answer has rows for a list, without lines and history. */
    view: z.literal('summary').optional(),
  }),
  response: z.union([z.array(orderSchema), z.array(orderSummarySchema)]),
  paged: true,
});

export const countOrders = endpoint({
  method: 'GET',
  path: '/api/orders/counts',
  access: 'signed-in',
  summary:
    'The own orders by month and status, of those that `q` finds as in the list; empty for a user without a customer.',
  query: z.strictObject({ q: searchTerm.optional() }),
  response: z.array(
    z
      .object({
        /** A month of Istanbul's calendar. */
        month: z.string().meta({ examples: ['2026-11'] }),
        status: orderStatusSchema,
        orders: z.number().int(),
      })
      .meta({ id: 'OrderCount' }),
  ),
  list: true,
});

/** The call of the order lists on screens, which ask for summaries. */
export const listOrderSummaries = endpoint({
  ...listOrders,
  query: listOrders.query.required({ view: true }),
  response: z.array(orderSummarySchema),
});

/** The highest number of a version: an integer of the database. */
const versionMax = 2_147_483_647;

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/orders/{id}',
  access: 'signed-in',
  summary:
    'One order; 404 when it is missing or not yours. With `version` its lines, packs and sums as they were; 404 when it has no such version.',
  params: idParams,
  query: z.strictObject({ version: z.coerce.number().int().min(1).max(versionMax).optional() }),
  response: orderSchema,
});

/** The most lines of an order, and of a basket. */
export const orderLinesMax = 1000;
export const notesMax = 2000;

/**
 * A basket line as the basket gave it. Only the fields here are read: prices, totals and the embedded product that a client sends
 * along are dropped.
 */
export const placedLineSchema = z
  .object({
    id: idSchema.optional(),
    productId: idSchema,
    quantity: z.number().int().min(1).max(lineQuantityMax),
    selectedSize: choiceSchema,
    selectedColor: choiceSchema,
  })
  .meta({ id: 'NewOrderLine' });

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  access: 'signed-in',
  summary:
    "Places an order from basket lines, at the prices of this moment, and consumes them. All lines of a pack or none. 409 `customer_inactive`, `product_unavailable` for goods that are not for sale, `sold_in_packs` for pieces of a product that is sold in packs, `basket_empty` when they are gone, `basket_changed` when a quantity or the expected total differs, or when fewer pieces come from stock than expected or the others come later, `stock_short` when stock lacks pieces that are not produced, `rules_unmet` with what keeps a rule for quantities or orders not, `draft_placed` with the order's number when the draft is an order already, `order_deleted` when an order that was placed under this `Idempotency-Key` is deleted, `idempotency_key_reused` when the key belongs to another call. 403 for staff where the setting `staffOrders` says so.",
  body: withReason(
    z.strictObject({
      customerId: idSchema,
      /** The draft of staff that the lines are of, for a shop one that is offered to it; left out for the shop's own basket. */
      draftId: idSchema.optional(),
      items: z.array(placedLineSchema).min(1).max(orderLinesMax),
      /** Left out: the notes of the draft. */
      notes: optionalText(notesMax).optional(),
      /** The total that the shop was shown, with its fee: compared, never used. */
      expectedTotal: liraSchema.max(20).optional(),
      /** What the shop was promised. A worse promise is refused with both of its present parts, a better one is not. */
      expectedPromise: expectedPromiseSchema.optional(),
      ...overrideFields,
    }),
  ).meta({ id: 'NewOrder' }),
  response: orderSchema,
  status: 201,
  idempotent: true,
});

export const setOrderStatus = endpoint({
  method: 'PUT',
  path: '/api/orders/{id}/status',
  access: 'admin',
  summary:
    'Sets any of the six statuses. Cancelling before shipment gives the units back to stock. With `expectedStatus`, 409 `status_changed` when the order has come into another status meanwhile; with `expectedVersion`, 409 `order_changed` when its lines have changed. The present value stands in the error as `current`.',
  params: idParams,
  body: z.strictObject({
    status: orderStatusSchema,
    /** The status that the screen showed; without it the order is set whatever its status is. */
    expectedStatus: orderStatusSchema.optional(),
    /** The version that the screen showed; without it the order is set whatever its lines are. */
    expectedVersion: z.number().int().min(1).optional(),
  }),
  response: orderSchema,
});

export const assignManufacturer = endpoint({
  method: 'PUT',
  path: '/api/orders/{id}/manufacturer',
  access: 'admin',
  summary:
    'Assigns a manufacturer, once; 409 `manufacturer_already_assigned` when another one is assigned. With `expectedManufacturerId`, the one that is assigned, puts another one in its place or, with null, takes it back.',
  params: idParams,
  body: z
    .strictObject({
      /** Null takes the assigned manufacturer back. */
      manufacturerId: idSchema.nullable(),
      /** The manufacturer that the screen showed; without it a manufacturer is assigned once. */
      expectedManufacturerId: idSchema.optional(),
    })
    .refine(
      ({ manufacturerId, expectedManufacturerId }) =>
        manufacturerId !== null || expectedManufacturerId !== undefined,
      { path: ['manufacturerId'], params: { problem: 'invalid' } },
    )
    .meta({ id: 'Assignment' }),
  response: orderSchema,
});

export const deleteOrder = endpoint({
  method: 'DELETE',
  path: '/api/orders/{id}',
  access: 'admin',
  summary: 'Deletes an order; units that have not shipped go back to stock.',
  params: idParams,
});

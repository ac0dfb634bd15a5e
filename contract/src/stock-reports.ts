import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { daySchema, idSchema } from './ids.ts';
import { liraSchema } from './money.ts';
import { orderStatusSchema } from './orders.ts';
import { about, periodQuery, periodSchema } from './reports.ts';

const goodsShape = {
  productId: idSchema,
  name: z.string(),
  sku: z.string().nullable(),
  imageUrl: z.string().nullable(),
};

const soldShape = {
  sold: z.number().int(),
  onHand: z.number().int(),
  /** Sold, of sold and on hand together: from 0 to 1. */
  share: z.number(),
};

const sellThroughReportSchema = z
  .object({
    ...about,
    totals: z.object(soldShape),
    rows: z.array(z.object({ ...goodsShape, ...soldShape })),
    left: z.number().int(),
  })
  .meta({ id: 'SellThroughReport' });

export type SellThroughReport = z.infer<typeof sellThroughReportSchema>;

const idleReportSchema = z
  .object({
    ...about,
    totals: z.object({
      products: z.number().int(),
      onHand: z.number().int(),
      /** Value at cost, of the products whose cost is known. */
      value: liraSchema,
    }),
    rows: z.array(
      z.object({
        ...goodsShape,
        onHand: z.number().int(),
        /** Value at cost; null where the cost is not known. */
        value: liraSchema.nullable(),
        /** The last day with an order of the product; null where there is none. */
        lastOrdered: daySchema.nullable(),
      }),
    ),
    left: z.number().int(),
  })
  .meta({ id: 'IdleReport' });

export type IdleReport = z.infer<typeof idleReportSchema>;

const lateReportSchema = z
  .object({
    period: periodSchema.nullable(),
    counted: z.string(),
    totals: z.object({
      orders: z.number().int(),
      pieces: z.number().int(),
      amount: liraSchema,
      /** Open orders that have a manufacturer, late or not. */
      open: z.number().int(),
      /** Open orders of manufacturers whose lead time is no number of days. */
      unknown: z.number().int(),
    }),
    /** The latest first. */
    rows: z.array(
      z.object({
        orderId: idSchema,
        orderNumber: z.string(),
        status: orderStatusSchema,
        customerName: z.string(),
        manufacturerName: z.string(),
        placed: daySchema,
        due: daySchema,
        /** Working days since then. */
        days: z.number().int(),
        pieces: z.number().int(),
        amount: liraSchema,
      }),
    ),
    left: z.number().int(),
  })
  .meta({ id: 'LateReport' });

export type LateReport = z.infer<typeof lateReportSchema>;

export const getSellThroughReport = endpoint({
  method: 'GET',
  path: '/api/reports/sell-through',
  access: 'admin',
  summary:
    'Pieces sold in a period, as a share of these and the present stock, by product; the highest share first.',
  query: z.strictObject(periodQuery),
  response: sellThroughReportSchema,
  costly: true,
});

export const getIdleReport = endpoint({
  method: 'GET',
  path: '/api/reports/idle',
  access: 'admin',
  summary: 'Products in stock without an order in a period; the most pieces first.',
  query: z.strictObject(periodQuery),
  response: idleReportSchema,
  costly: true,
});

export const getLateReport = endpoint({
  method: 'GET',
  path: '/api/reports/late',
  access: 'admin',
  summary:
    "Open orders that are older than their manufacturer's lead time in working days, Monday to Saturday, as of today. A period limits the days on which they were placed.",
  query: z.strictObject(periodQuery),
  response: lateReportSchema,
  costly: true,
});

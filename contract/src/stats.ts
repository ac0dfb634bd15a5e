import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { liraSchema } from './money.ts';

export const statsSchema = z
  .object({
    pendingOrders: z.number().int(),
    completedOrders: z.number().int(),
    /** Confirmed, in production or shipped, as the order list groups them. */
    confirmedOrders: z.number().int(),
    /** Open change requests: of the own orders, or of all. */
    changeRequests: z.number().int(),
    /** Products that the caller sees: of a shop the active ones. */
    totalProducts: z.number().int(),
    /** Open collections that a shop sees; only where there are some. */
    collections: z.number().int().optional(),
  })
  .meta({ id: 'Stats' });

export const getStats = endpoint({
  method: 'GET',
  path: '/api/stats',
  access: 'signed-in',
  summary: "Counts for the dashboard: the shop's own orders, or all for an administrator.",
  response: statsSchema,
});

const monthSchema = z
  .object({
    /** `2026-11`, in the time zone of Istanbul. */
    month: z.string(),
    orders: z.number().int(),
    total: liraSchema,
  })
  .meta({ id: 'MonthlyStats' });

export const getMonthlyStats = endpoint({
  method: 'GET',
  path: '/api/stats/months',
  access: 'signed-in',
  summary: 'Orders placed in each of the last twelve months, oldest first; cancelled ones are not counted.',
  response: z.array(monthSchema),
  list: true,
});

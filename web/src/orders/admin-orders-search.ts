import { orderStatuses } from '@toptan/contract/orders';
import { z } from 'zod';

/** Search and filter of order management in the address; `order` is the one whose details are open. */
export const adminOrdersSearchSchema = z.object({
  q: z.string().optional().catch(undefined),
  status: z.enum(orderStatuses).optional().catch(undefined),
  order: z.uuid().optional().catch(undefined),
});

export type AdminOrdersSearch = z.infer<typeof adminOrdersSearchSchema>;

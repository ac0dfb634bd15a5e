import { orderStatuses } from '@toptan/contract/orders';
import { z } from 'zod';

/** Search, filter and page of order management in the address; `order` is the one whose details are open. */
export const adminOrdersSearchSchema = z.object({
  q: z.string().optional().catch(undefined),
  status: z.enum(orderStatuses).optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  order: z.uuid().optional().catch(undefined),
});

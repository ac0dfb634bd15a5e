import { orderFilterValues } from '@toptan/contract/orders';
import { z } from 'zod';

/** `/orders?status=pending` (specification, section 2); `order` is the one whose details are open. */
export const ordersSearchSchema = z.object({
  status: z.enum(orderFilterValues).optional().catch(undefined),
  order: z.uuid().optional().catch(undefined),
});

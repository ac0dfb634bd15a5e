import { z } from 'zod';

/**
 * `/orders?status=pending` (specification, section 2: a status that is none matches no order); `order` is the one whose
 * details are open.
 */
export const ordersSearchSchema = z.object({
  status: z.string().min(1).optional().catch(undefined),
  order: z.uuid().optional().catch(undefined),
});

import { z } from 'zod';

/** `/basket?tab=history` shows the order history. */
export const basketSearchSchema = z.object({
  tab: z.enum(['current', 'history']).optional().catch(undefined),
});

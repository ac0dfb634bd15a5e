import { z } from 'zod';

/** `/basket?tab=history` shows the order history, `/basket?placed=<id>` what has just been ordered. */
export const basketSearchSchema = z.object({
  tab: z.enum(['current', 'history']).optional().catch(undefined),
  placed: z.uuid().optional().catch(undefined),
});

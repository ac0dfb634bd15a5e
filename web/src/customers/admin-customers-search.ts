import { z } from 'zod';

/** Search and filter of the customers in the address. */
export const adminCustomersSearchSchema = z.object({
  q: z.string().optional().catch(undefined),
  active: z.enum(['true', 'false']).optional().catch(undefined),
});

import { z } from 'zod';

/** Search of the manufacturers in the address. */
export const adminManufacturersSearchSchema = z.object({
  q: z.string().optional().catch(undefined),
});

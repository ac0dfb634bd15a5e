import { z } from 'zod';

/** Search and page of catalogue management in the address. */
export const adminCatalogSearchSchema = z.object({
  q: z.string().optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
});

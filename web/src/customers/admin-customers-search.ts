import { z } from 'zod';
import { listSearchFields } from '../api/list-search.ts';

/** The customers' list in the address, and whether only active or inactive ones are in it. */
export const adminCustomersSearchSchema = z.object({
  ...listSearchFields,
  active: z.enum(['true', 'false']).optional().catch(undefined),
});

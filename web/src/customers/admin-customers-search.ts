import { z } from 'zod';

/** Search, filter and page of the customers in the address; `edit` is the one whose form is open, or 'new'. */
export const adminCustomersSearchSchema = z.object({
  q: z.string().optional().catch(undefined),
  active: z.enum(['true', 'false']).optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  edit: z
    .union([z.literal('new'), z.uuid()])
    .optional()
    .catch(undefined),
});

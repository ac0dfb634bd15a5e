import { z } from 'zod';

/** Search and page of the manufacturers in the address; `edit` is the one whose form is open, or 'new'. */
export const adminManufacturersSearchSchema = z.object({
  q: z.string().optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  edit: z
    .union([z.literal('new'), z.uuid()])
    .optional()
    .catch(undefined),
});

import { z } from 'zod';

/** What every staff list keeps in the address: its search, its page, and the row whose form is open, or 'new'. */
export const listSearchFields = {
  q: z.string().optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  edit: z
    .union([z.literal('new'), z.uuid()])
    .optional()
    .catch(undefined),
};

import { productCategories } from '@toptan/contract/products';
import { z } from 'zod';

/** Search, filters and page of catalogue management in the address; `edit` is the product whose form is open, or 'new'. */
export const adminCatalogSearchSchema = z.object({
  q: z.string().optional().catch(undefined),
  category: z.enum(productCategories).optional().catch(undefined),
  active: z.enum(['true', 'false']).optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  edit: z
    .union([z.literal('new'), z.uuid()])
    .optional()
    .catch(undefined),
});

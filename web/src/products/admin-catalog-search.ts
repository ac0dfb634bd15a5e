import { productCategories } from '@toptan/contract/products';
import { z } from 'zod';
import { listSearchFields } from '../api/list-search.ts';

/** The list of catalogue management in the address, and its filters. */
export const adminCatalogSearchSchema = z.object({
  ...listSearchFields,
  category: z.enum(productCategories).optional().catch(undefined),
  /** Id of the manufacturer whose goods are in the list. */
  manufacturer: z.uuid().optional().catch(undefined),
  active: z.enum(['true', 'false']).optional().catch(undefined),
});

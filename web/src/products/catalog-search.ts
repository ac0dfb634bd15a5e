import { productCategories, productGenders } from '@toptan/contract/products';
import { z } from 'zod';

/** What the address of the catalogue keeps: search, filters, and the product whose picker is open. */
export const catalogSearchSchema = z.object({
  q: z.string().optional().catch(undefined),
  gender: z.enum(productGenders).optional().catch(undefined),
  category: z.enum(productCategories).optional().catch(undefined),
  product: z.uuid().optional().catch(undefined),
});

export type CatalogSearch = z.infer<typeof catalogSearchSchema>;

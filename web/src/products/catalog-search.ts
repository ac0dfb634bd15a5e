import { productCategories, productGenders } from '@toptan/contract/products';
import { z } from 'zod';

/**
 * What the address of the catalogue keeps: search, filters, the product whose picker is open, and how far one has
 * scrolled (`at`: products above the window, whole rows of them).
 */
export const catalogSearchSchema = z.object({
  q: z.string().optional().catch(undefined),
  gender: z.enum(productGenders).optional().catch(undefined),
  category: z.enum(productCategories).optional().catch(undefined),
  product: z.uuid().optional().catch(undefined),
  at: z.coerce.number().int().min(1).max(1_000_000).optional().catch(undefined),
});

export type CatalogSearch = z.infer<typeof catalogSearchSchema>;

import { z } from 'zod';
import { idSchema } from '../ids.ts';

/** Parameters with which staff, who order for a shop, read goods as the shop does; 403 for a shop that sends them. */
export const asShop = {
  /** The shop; the answer is the one that it gets. */
  customerId: idSchema.optional(),
  /** The whole stock, also where the shop sees a part of it. */
  stock: z.literal('exact').optional(),
};

/** `asShop` as a query of its own. */
export const asShopQuery = z.strictObject(asShop);

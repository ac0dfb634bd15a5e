import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import { products } from '../../db/schema-goods.ts';

/** Staff sees inactive products, cost prices and who makes what; a shop does not. */
export type Viewer = 'staff' | 'shop';

const { searchText: _, ...columns } = getTableColumns(products);

/** The columns of a product, without what search compares. */
export const productColumns = columns;

export type ProductRow = Omit<typeof products.$inferSelect, 'searchText'>;

/** A shop sees active products, staff sees all. */
export function visible(viewer: Viewer): SQL | undefined {
  return viewer === 'shop' ? eq(products.isActive, true) : undefined;
}

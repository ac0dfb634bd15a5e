import { sql } from 'drizzle-orm';
import { builtOnce } from '../db/built-once.ts';
import type { Transaction } from '../db/client.ts';
import { products } from '../db/schema-goods.ts';
import { basketItems } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { isOneOf } from '../db/unseen-arrays.ts';
import type { Variant } from '../stock/allocation.ts';
import { type BasketLine, lineColumns } from './queries.ts';

const customersToKeep = builtOnce(db =>
  db
    .select({
      id: customers.id,
      isActive: customers.isActive,
      customerShortName: customers.customerShortName,
      companyName: customers.companyName,
      email: customers.email,
      phone: customers.phone,
      address: customers.address,
    })
    .from(customers)
    .where(isOneOf(customers.id, sql.placeholder('ids')))
    .orderBy(customers.id)
    .for('key share')
    .prepare(''),
);

/** What an order or a basket needs to know of whom it is for. */
export type Buyer = Omit<Awaited<ReturnType<ReturnType<typeof customersToKeep>['execute']>>[number], 'id'>;

/** Reads customers and holds them in existence until the transaction ends. */
export async function keepCustomers(tx: Transaction, ids: readonly string[]): Promise<Map<string, Buyer>> {
  const buyers = await customersToKeep(tx).execute({ ids: [...new Set(ids)] });
  return new Map(buyers.map(({ id, ...buyer }) => [id, buyer]));
}

const articleColumns = {
  id: products.id,
  name: products.name,
  sku: products.sku,
  price: products.price,
  category: products.category,
  imageHash: products.imageHash,
  isActive: products.isActive,
  sizes: products.sizes,
  colors: products.colors,
};

const articlesToKeep = builtOnce(db =>
  db
    .select(articleColumns)
    .from(products)
    .where(isOneOf(products.id, sql.placeholder('ids')))
    .orderBy(products.id)
    .for('key share')
    .prepare(''),
);

/** What an order or a basket needs to know of a product; its price is in lira for one piece. */
export type Article = Awaited<ReturnType<ReturnType<typeof articlesToKeep>['execute']>>[number];

/**
 * Reads products once, all in one moment, and holds them in existence until the transaction ends. Edits of a price go
 * on meanwhile: they count for the next order.
 */
export async function keepArticles(
  tx: Transaction,
  productIds: readonly string[],
): Promise<Map<string, Article>> {
  const articles = await articlesToKeep(tx).execute({ ids: [...new Set(productIds)] });
  return new Map(articles.map(article => [article.id, article]));
}

const linesToLock = builtOnce(db =>
  db
    .select(lineColumns)
    .from(basketItems)
    .innerJoin(
      sql`unnest(
        ${sql.placeholder('customerIds')}::uuid[], ${sql.placeholder('productIds')}::uuid[],
        ${sql.placeholder('sizes')}::text[], ${sql.placeholder('colors')}::text[]
      ) as wanted (customer_id, product_id, size, color)`,
      sql`${basketItems.customerId} = wanted.customer_id and ${basketItems.productId} = wanted.product_id
        and ${basketItems.selectedSize} is not distinct from wanted.size
        and ${basketItems.selectedColor} is not distinct from wanted.color`,
    )
    .orderBy(basketItems.id)
    .for('update', { of: basketItems })
    .prepare(''),
);

/** Locks customers' basket lines of products in a size and colour, in the order of their ids, so that two orders never cross. */
export function lockLines(
  tx: Transaction,
  wanted: readonly (Variant & { customerId: string })[],
): Promise<BasketLine[]> {
  return linesToLock(tx).execute({
    customerIds: wanted.map(line => line.customerId),
    productIds: wanted.map(line => line.productId),
    sizes: wanted.map(line => line.size),
    colors: wanted.map(line => line.color),
  });
}

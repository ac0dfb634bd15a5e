import type { BasketItem } from '@toptan/contract/basket';
import { sameCell } from '@toptan/contract/catalog/cells';
import type { setPacks } from '@toptan/contract/catalog/pack-changes';
import type { ListedPack } from '@toptan/contract/catalog/packs';
import type { BodyOf } from '@toptan/contract/endpoint';
import type { OrderChangeRow } from '@toptan/contract/order-changes';
import type { Order } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { v7 } from 'uuid';
import { insertProduct } from '../catalog/products/queries.ts';
import { replacePools } from '../catalog/stock/commands.ts';
import { type NewPool, poolsOf } from '../catalog/stock/queries.ts';
import { variantsOf } from '../catalog/variants/queries.ts';
import type { Database } from '../db/client.ts';
import { manufacturers, type products } from '../db/schema-goods.ts';
import type { Caller } from './portal.ts';

export type Goods = Partial<typeof products.$inferInsert> & {
  /** Pieces of the product as a whole; none by default. */
  stock?: number;
  pools?: NewPool[];
};

const namesIn = (values: readonly (string | null)[]) => [...new Set(values.filter(value => value !== null))];

/** A product to sell: by default an active one at 100.00 lira in the sizes and colors of its pools. */
export async function createProduct(
  db: Database,
  { stock = 0, pools, ...goods }: Goods = {},
): Promise<string> {
  const id = v7();
  const stored = pools ?? [{ size: null, color: null, quantity: stock }];
  const axes = {
    sizes: namesIn(stored.map(pool => pool.size)),
    colors: namesIn(stored.map(pool => pool.color)),
  };
  await db.transaction(async tx => {
    await insertProduct(tx, { id, name: 'Keten gömlek', price: '100.00', ...axes, ...goods });
    await replacePools(tx, id, stored);
  });
  return id;
}

/** A manufacturer with this lead time. */
export async function createManufacturer(db: Database, leadTime = '3-5 days'): Promise<string> {
  const id = v7();
  const contact = { companyName: 'Merter', email: 'm@example.com', phone: '02120000000', address: 'Merter' };
  await db.insert(manufacturers).values({ ...contact, id, manufacturerId: id, leadTime });
  return id;
}

/** A pack of a product as an administrator describes it: by default 1-2-1 of sizes 30 to 32. */
export type PackGoods = Partial<BodyOf<typeof setPacks>['packs'][number]>;

export const packOf = (goods: PackGoods = {}) => ({
  unit: 'series' as const,
  mixed: false,
  isActive: true,
  lines: [
    { size: '30', ratio: 1 },
    { size: '31', ratio: 2 },
    { size: '32', ratio: 1 },
  ],
  ...goods,
});

/** Makes these the packs of a product. */
export async function setPacksOf(
  admin: Caller,
  productId: string,
  ...packs: PackGoods[]
): Promise<ListedPack[]> {
  const body = { packs: packs.map(packOf) };
  const answer = await admin.call('PUT', `/api/products/${productId}/packs`, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** A product in sizes 30 to 32, black and white, and a pack of it. */
export async function createPacked(
  db: Database,
  admin: Caller,
  { pack = {}, ...goods }: Goods & { pack?: PackGoods } = {},
): Promise<{ productId: string; packId: string }> {
  const axes = { sizes: ['30', '31', '32'], colors: ['Black', 'White'] };
  const productId = await createProduct(db, { sells: 'packs', ...axes, ...goods });
  const [made] = await setPacksOf(admin, productId, pack);
  return { productId, packId: made?.id ?? '' };
}

/** Puts packs into a shop's own basket. @returns their lines */
export async function addPacks(
  shop: Shop,
  packId: string,
  packs = 1,
  color: string | null = 'Black',
): Promise<BasketItem[]> {
  const { customerId } = shop;
  const answer = await shop.call('POST', '/api/basket/packs', { customerId, packId, color, packs });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

/** The id of the variant of a product that has this size and color. */
export async function variantId(
  db: Database,
  productId: string,
  size: string | null = null,
  color: string | null = null,
): Promise<string> {
  const variants = await variantsOf(db, [productId]);
  const variant = variants.find(each => sameCell(each, { size, color }));
  if (!variant) throw new Error(`no variant ${size} ${color}`);
  return variant.id;
}

/** Pieces of a product in stock, in all pools. */
export async function stockOf(db: Database, productId: string): Promise<number> {
  return piecesOf(await poolsOf(db, [productId]));
}

export type Shop = Caller & { customerId: string };

/** Adds to a shop's own basket, as its browser does. */
export async function addToBasket(
  shop: Shop,
  productId: string,
  quantity = 1,
  choice: { selectedSize?: string; selectedColor?: string } = {},
): Promise<BasketItem> {
  const { customerId } = shop;
  const answer = await shop.call('POST', '/api/basket', { customerId, productId, quantity, ...choice });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

/** Submits these items as an order of the shop. */
/** What lies in the own basket of a shop. */
export const basketOf = async (shop: Shop): Promise<BasketItem[]> =>
  (await shop.call('GET', '/api/basket')).json();

export const place = (shop: Shop, items: unknown, more: object = {}) =>
  shop.call('POST', '/api/orders', { customerId: shop.customerId, items, ...more });

/** Orders a shop's whole basket, as its browser does. */
export async function submitBasket(shop: Shop, headers: Record<string, string> = {}) {
  const items = await basketOf(shop);
  return shop.call('POST', '/api/orders', { customerId: shop.customerId, items }, headers);
}

/** An order of these pieces, placed by this shop. */
export async function order(shop: Shop, productId: string, quantity = 1): Promise<Order> {
  await addToBasket(shop, productId, quantity);
  const answer = await submitBasket(shop);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

/** Sets sizes and colors, or packs, of an order as its screen showed it. */
export const changeOrder = (
  caller: Caller,
  { id, version }: Pick<Order, 'id' | 'version'>,
  rows: readonly Partial<OrderChangeRow>[],
  more: object = {},
  headers: Record<string, string> = {},
) => {
  const named = rows.map((row, at) => ({ ref: `${at}`, ...row }));
  return caller.call('PUT', `/api/orders/${id}/lines`, { version, rows: named, ...more }, headers);
};

/** Changes an order, and answers it. */
export async function changed(...of: Parameters<typeof changeOrder>): Promise<Order> {
  const answer = await changeOrder(...of);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** An order of five pieces, three of them from stock, which is then empty. */
export async function orderOfFive(db: Database, shop: Shop): Promise<{ id: string; productId: string }> {
  const productId = await createProduct(db, { stock: 3 });
  const { id } = await order(shop, productId, 5);
  return { id, productId };
}

import { lineTotal } from '@toptan/contract/amounts';
import type { BasketItem } from '@toptan/contract/basket';
import type { ListedPack, ProductPack } from '@toptan/contract/catalog/packs';
import type { Product } from '@toptan/contract/catalog/products';
import type { Order } from '@toptan/contract/orders';
import { basket, basketOf } from './basket.ts';
import type { Scene, Stage } from './scene.ts';

const id = (at: number) => `01890a5d-0000-7000-8000-0000000003${String(at).padStart(2, '0')}`;
const ratios = { S: 1, M: 2, L: 2, XL: 1 };
const sizes = Object.keys(ratios);

const series: ProductPack = {
  id: id(1),
  name: null,
  unit: 'series',
  mixed: false,
  pieces: 6,
  lines: Object.entries(ratios).map(([size, ratio]) => ({ size, color: null, ratio })),
};

const carton: ProductPack = {
  id: id(2),
  name: null,
  unit: 'carton',
  mixed: true,
  pieces: 24,
  lines: ['Black', 'White'].flatMap(color =>
    Object.entries(ratios).map(([size, ratio]) => ({ size, color, ratio: 2 * ratio })),
  ),
};

/** A product as the design shows it: in stock, to be produced, and with a size that is sold out. */
const inPacks = (product: Product, change: Partial<Product> = {}): Product => ({
  ...product,
  sizes,
  colors: ['Black', 'White', 'Red', 'Green'],
  sells: 'both',
  packs: [series, carton],
  closedCells: [],
  stockPools: [
    ...sizes.map((size, at) => ({ size, color: 'Black', quantity: [22, 44, 44, 22][at] ?? 0 })),
    ...sizes.map((size, at) => ({ size, color: 'White', quantity: [30, 60, 48, 30][at] ?? 0 })),
    ...sizes.map((size, at) => ({ size, color: 'Green', quantity: [3, 4, 0, 2][at] ?? 0 })),
  ],
  stockQuantity: 309,
  ...change,
});

/** The pack that replaces the white packs. */
const next: ListedPack = {
  ...series,
  id: id(9),
  isActive: true,
  replacedById: null,
  lines: Object.entries({ ...ratios, XL: 2 }).map(([size, ratio]) => ({ size, color: null, ratio })),
  pieces: 7,
};

/** Five black packs and eight white ones, of an earlier version. */
function lines(product: Product): BasketItem[] {
  const ofColor = (color: string, packs: number, place: number): BasketItem[] =>
    Object.entries(ratios).map(([size, ratio], at) => ({
      id: id(place + at),
      customerId: product.id,
      productId: product.id,
      quantity: packs * ratio,
      selectedSize: size,
      selectedColor: color,
      basketPackId: id(place),
      packId: series.id,
      packs,
      pack: {
        name: null,
        unit: 'series',
        mixed: false,
        pieces: 6,
        color,
        replacedById: color === 'White' ? id(9) : null,
      },
      createdAt: new Date().toISOString(),
      fromStock: packs * ratio,
      totalPrice: lineTotal(product.price, packs * ratio),
      product: { ...product, isAvailable: true },
    }));
  return [...ofColor('Black', 5, 10), ...ofColor('White', 8, 20)];
}

const shown =
  (change: Partial<Product> = {}) =>
  async ({ network, world: { product } }: Pick<Stage, 'network' | 'world'>) => {
    await network.answer(`GET /api/products/${product.id}`, inPacks(product, change));
    await network.answer(basket, basketOf(lines(inPacks(product))));
    await network.answer(`GET /api/products/${product.id}/packs`, [next]);
  };

/** Types pieces of the third color, which make no whole packs. */
const typePieces = ({ page }: Stage) => page.locator('.packs-pieces > input').nth(2).fill('50');

/** The order with packs in the place of its lines. */
function ordered(order: Order, product: Product): Order {
  const orderItems = lines(product).map(line => ({
    ...line,
    orderId: order.id,
    productName: product.name,
    translations: product.translations,
    sku: product.sku,
    unitPrice: product.price,
    toProduce: 0,
    promisedFrom: null,
    promisedUntil: null,
    orderPackId: line.basketPackId,
  }));
  const packs = lines(product).flatMap(({ basketPackId, pack, packs }) =>
    basketPackId && pack && packs ? [{ ...pack, id: basketPackId, packId: series.id, packs }] : [],
  );
  return { ...order, orderItems, packs };
}

/** The screens of shops with packs. */
export const packScenes: Scene[] = [
  {
    name: 'picker-packs',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: shown(),
    act: typePieces,
  },
  {
    name: 'picker-packs-broken',
    as: 'shop',
    path: ({ product }) => `/catalog?product=${product.id}`,
    before: shown({ supply: 'stock_only', sells: 'packs' }),
  },
  { name: 'basket-packs', as: 'shop', path: '/basket', before: shown() },
  {
    name: 'order-packs',
    as: 'shop',
    path: ({ order }) => `/orders?order=${order.id}`,
    before: ({ network, world }) =>
      network.change<Order>(`GET /api/orders/${world.order.id}`, order => ordered(order, world.product)),
    act: ({ page }) => page.locator('.order-line-ratio').first().waitFor(),
  },
];

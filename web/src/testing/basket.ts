import type { SessionInfo } from '@toptan/contract/auth';
import type { BasketItem, BasketQuote, OrderLimit } from '@toptan/contract/basket';

/** The shop of these tests, with its fee in lira. */
export const buyer = {
  id: 'c',
  companyName: 'Atlas',
  customerShortName: 'Atlas',
  processingFee: '25.00',
};

/** The call that reads its basket. */
export const readBasket = 'GET /api/basket/c/check';

export const buyerSession = (userId = 'u'): SessionInfo => ({
  user: { id: userId, username: 'atlas', role: 'shop', customerId: buyer.id },
  customer: { email: 'a@b.example', ...buyer },
});

type LineFields = Partial<Omit<BasketItem, 'product'>> & { product?: Partial<BasketItem['product']> };

/** A line of twelve loose pieces of jeans for 10 lira each, but for what a test says. */
export const basketLine = ({ product, ...fields }: LineFields = {}): BasketItem => ({
  id: '0190d3a0-0000-7000-8000-000000000002',
  customerId: buyer.id,
  productId: 'p',
  quantity: 12,
  fromStock: 0,
  selectedSize: '30',
  selectedColor: 'Blue',
  basketPackId: null,
  packId: null,
  packs: null,
  pack: null,
  createdAt: '',
  totalPrice: '120.00',
  ...fields,
  product: {
    id: 'p',
    name: 'Kot',
    translations: {},
    sku: null,
    price: '10.00',
    imageUrl: null,
    category: null,
    isAvailable: true,
    ...product,
  },
});

/** A pack of three pieces in blue, as its lines carry it. */
export const seriesPack = {
  name: null,
  unit: 'series',
  mixed: false,
  pieces: 3,
  color: 'Blue',
  replacedById: null,
} as const;

/** A basket of lines with its sums, as the server answers it. */
export function basketOf(lines: readonly BasketItem[], limits: readonly OrderLimit[] = []): BasketQuote {
  const goods = lines.reduce((sum, { totalPrice }) => sum + Number(totalPrice), 0);
  return {
    lines: [...lines],
    limits: [...limits],
    subtotal: goods.toFixed(2),
    processingFee: buyer.processingFee,
    total: (goods + Number(buyer.processingFee)).toFixed(2),
  };
}

export const changedTo = (lines: readonly BasketItem[], answer: unknown = null) => ({
  body: { answer, quote: basketOf(lines) },
});

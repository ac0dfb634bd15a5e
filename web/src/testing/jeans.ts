import type { Product } from '@toptan/contract/catalog/products';

/** A product as an administrator gets it, with one pool of 40 pieces. */
export const jeans: Product = {
  id: '0193d8c7-e800-72b7-ba77-897737f8cb1f',
  name: 'Düz paça jean',
  description: null,
  price: '465.00',
  costPrice: '238.00',
  genderCategory: 'MEN',
  category: 'CLOTHING',
  sku: 'PT-2604',
  imageUrl: null,
  pictures: [],
  sizes: ['30', '32'],
  colors: ['Blue', 'Black'],
  stockQuantity: 40,
  stockPools: [{ size: null, color: null, quantity: 40 }],
  isActive: true,
  sells: 'loose',
  supply: 'to_order',
  packs: [],
  manufacturerId: null,
  createdAt: '2026-11-20T08:00:00Z',
};

import type { Order, OrderItem } from '@toptan/contract/orders';
import { imageUrl } from '../catalog/images/image-url.ts';

/** A line of an order, with the current name of its product. */
export type StoredItem = Omit<OrderItem, 'orderId' | 'toProduce' | 'product'> & {
  product: Omit<OrderItem['product'], 'imageUrl'> & { imageHash: string | null };
};

type PlacedOrder = Omit<
  Order,
  'status' | 'updatedAt' | 'manufacturerId' | 'manufacturer' | 'orderItems' | 'statusHistory'
> & { items: readonly StoredItem[] };

/** An order that has been placed at this moment, as reading it would show it. */
export function presentNew({ items, ...order }: PlacedOrder): Order {
  const { id, createdAt } = order;
  return {
    ...order,
    status: 'pending',
    updatedAt: createdAt,
    manufacturerId: null,
    manufacturer: null,
    orderItems: items.map(({ product: { imageHash, ...product }, ...item }) => ({
      ...item,
      orderId: id,
      toProduce: item.quantity - item.fromStock,
      product: { ...product, imageUrl: imageUrl(imageHash) },
    })),
    statusHistory: [{ status: 'pending', at: createdAt }],
  };
}

import type { Order, OrderItem, OrderStatus } from '@toptan/contract/orders';
import { sql } from 'drizzle-orm';
import type { CustomerScope } from '../auth/scope.ts';
import { manufacturers, products } from '../db/schema-goods.ts';
import { orderItems, orderStatusChanges, orders } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { imageUrl } from '../images/image-url.ts';

/** A line of an order and what its product is called now, as they are read. */
export type StoredItem = Omit<OrderItem, 'orderId' | 'toProduce' | 'product'> & {
  product: Omit<OrderItem['product'], 'imageUrl'> & { imageHash: string | null };
};

/** Amounts inside JSON go as text: a JSON number would pass through a binary float. */
const itemsAsJson = sql<StoredItem[]>`(
  select json_agg(json_build_object(
    'id', ${orderItems.id},
    'productId', ${orderItems.productId},
    'productName', ${orderItems.productName},
    'sku', ${orderItems.sku},
    'quantity', ${orderItems.quantity},
    'unitPrice', ${orderItems.unitPrice}::text,
    'totalPrice', ${orderItems.totalPrice}::text,
    'selectedSize', ${orderItems.selectedSize},
    'selectedColor', ${orderItems.selectedColor},
    'fromStock', ${orderItems.fromStock},
    'product', json_build_object(
      'name', ${products.name}, 'imageHash', ${products.imageHash}, 'category', ${products.category})
  ) order by ${orderItems.position})
  from ${orderItems} join ${products} on ${products.id} = ${orderItems.productId}
  where ${orderItems.orderId} = ${orders.id}
)`;

const historyAsJson = sql<{ status: OrderStatus; at: string }[]>`(
  select json_agg(json_build_object('status', ${orderStatusChanges.status}, 'at', ${orderStatusChanges.at})
    order by ${orderStatusChanges.at}, ${orderStatusChanges.id})
  from ${orderStatusChanges} where ${orderStatusChanges.orderId} = ${orders.id}
)`;

/** What a query of an order with everything around it selects. */
export const orderColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  customerId: orders.customerId,
  status: orders.status,
  subtotal: orders.subtotal,
  processingFee: orders.processingFee,
  total: orders.total,
  manufacturerId: orders.manufacturerId,
  notes: orders.notes,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
  /** `createdAt` with all its microseconds, for the cursor. */
  placedAt: sql<string>`to_char(${orders.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  customer: {
    customerShortName: customers.customerShortName,
    companyName: customers.companyName,
    email: customers.email,
    phone: customers.phone,
    address: customers.address,
  },
  manufacturer: {
    id: manufacturers.id,
    companyName: manufacturers.companyName,
    leadTime: manufacturers.leadTime,
  },
  items: itemsAsJson,
  history: historyAsJson,
};

type OrderRow = Omit<Order, 'orderItems' | 'statusHistory'> & {
  placedAt?: string;
  items: StoredItem[] | null;
  history: { status: OrderStatus; at: string }[] | null;
};

/** An order as it goes on the wire. Who makes it is the staff's business. */
export function presentOrder(row: OrderRow, scope: CustomerScope): Order {
  const { placedAt: _, items, history, ...order } = row;
  return {
    ...order,
    ...(!scope.all && { manufacturer: null, manufacturerId: null }),
    orderItems: (items ?? []).map(({ product: { imageHash, ...product }, ...item }) => ({
      ...item,
      orderId: order.id,
      toProduce: item.quantity - item.fromStock,
      product: { ...product, imageUrl: imageUrl(imageHash) },
    })),
    statusHistory: (history ?? []).map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
  };
}

type Unchanged = 'status' | 'updatedAt' | 'manufacturerId' | 'manufacturer' | 'history';

/** An order that has been placed at this moment, as reading it would show it. */
export function presentNew(order: Omit<OrderRow, Unchanged>, scope: CustomerScope): Order {
  const { createdAt } = order;
  return presentOrder(
    {
      ...order,
      status: 'pending',
      updatedAt: createdAt,
      manufacturerId: null,
      manufacturer: null,
      history: [{ status: 'pending', at: createdAt }],
    },
    scope,
  );
}

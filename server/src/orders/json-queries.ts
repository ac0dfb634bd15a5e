import type { Order, OrderItem } from '@toptan/contract/orders';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { CustomerScope } from '../auth/scope.ts';
import { builtOnce } from '../db/built-once.ts';
import type { Queryable } from '../db/client.ts';
import {
  type JsonText,
  jsonText,
  orNull,
  writeList,
  writeNull,
  writeNumber,
  writeObject,
} from '../db/json-text.ts';
import { manufacturers, products } from '../db/schema-goods.ts';
import { orderItems, orderStatusChanges, orders } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { writeImageUrl } from '../images/image-url.ts';

const line = writeObject<OrderItem>({
  id: orderItems.id,
  orderId: orderItems.orderId,
  productId: orderItems.productId,
  productName: orderItems.productName,
  sku: orderItems.sku,
  quantity: orderItems.quantity,
  unitPrice: orderItems.unitPrice,
  totalPrice: orderItems.totalPrice,
  selectedSize: orderItems.selectedSize,
  selectedColor: orderItems.selectedColor,
  fromStock: orderItems.fromStock,
  toProduce: writeNumber(sql`${orderItems.quantity} - ${orderItems.fromStock}`),
  product: writeObject<OrderItem['product']>({
    name: products.name,
    imageUrl: writeImageUrl(products.imageHash),
    category: products.category,
  }),
});

const lines = writeList(
  line,
  sql`from ${orderItems} join ${products} on ${products.id} = ${orderItems.productId} where ${orderItems.orderId} = ${orders.id}`,
  sql`${orderItems.position}`,
);

const history = writeList(
  writeObject<Order['statusHistory'][number]>({
    status: orderStatusChanges.status,
    at: orderStatusChanges.at,
  }),
  sql`from ${orderStatusChanges} where ${orderStatusChanges.orderId} = ${orders.id}`,
  sql`${orderStatusChanges.at}, ${orderStatusChanges.id}`,
);

const manufacturer = orNull(
  writeObject<NonNullable<Order['manufacturer']>>({
    id: manufacturers.id,
    companyName: manufacturers.companyName,
    leadTime: manufacturers.leadTime,
  }),
);

/** Who makes an order is the staff's business. */
const writeOrder = (isForStaff: boolean) =>
  writeObject<Order>({
    id: orders.id,
    orderNumber: orders.orderNumber,
    customerId: orders.customerId,
    status: orders.status,
    subtotal: orders.subtotal,
    processingFee: orders.processingFee,
    total: orders.total,
    manufacturerId: isForStaff ? orders.manufacturerId : writeNull,
    notes: orders.notes,
    createdAt: orders.createdAt,
    updatedAt: orders.updatedAt,
    customer: writeObject<Order['customer']>({
      customerShortName: customers.customerShortName,
      companyName: customers.companyName,
      email: customers.email,
      phone: customers.phone,
      address: customers.address,
    }),
    manufacturer: isForStaff ? manufacturer : writeNull,
    orderItems: lines,
    statusHistory: history,
  });

const reading = (isForStaff: boolean) =>
  builtOnce(db =>
    db
      .select({ json: jsonText(writeOrder(isForStaff)) })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .leftJoin(manufacturers, eq(manufacturers.id, orders.manufacturerId))
      .where(
        and(
          sql`${orders.id} = any(${sql.placeholder('ids')}::uuid[])`,
          isForStaff ? undefined : eq(orders.customerId, sql.placeholder('customerId')),
        ),
      )
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .prepare(''),
  );

const readForStaff = reading(true);
const readForShop = reading(false);

/** Those of these orders that are within the scope, newest first, with lines and histories, as they go on the wire. */
export async function readOrders(
  db: Queryable,
  scope: CustomerScope,
  ids: readonly string[],
): Promise<JsonText<Order>[]> {
  const rows = await (scope.all
    ? readForStaff(db).execute({ ids })
    : readForShop(db).execute({ ids, customerId: scope.customerId }));
  return rows.map(({ json }) => json);
}

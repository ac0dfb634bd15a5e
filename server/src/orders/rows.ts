import { type Order, type OrderItem, type OrderSummary, summaryPictures } from '@toptan/contract/orders';
import { sql } from 'drizzle-orm';
import { writeImageUrl } from '../catalog/images/image-url.ts';
import {
  aggregated,
  type JsonText,
  orNull,
  writeList,
  writeNull,
  writeNumber,
  writeObject,
  writeText,
} from '../db/json-rows.ts';
import { manufacturers, products } from '../db/schema-goods.ts';
import { orderItems, orderStatusChanges, orders } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';

const look = { imageUrl: writeImageUrl(products.imageHash), category: products.category };

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
  product: writeObject<OrderItem['product']>({ name: products.name, ...look }),
});

type Step = Order['statusHistory'][number];
const step = writeObject<Step>({ status: orderStatusChanges.status, at: orderStatusChanges.at });

const manufacturer = orNull(
  writeObject<NonNullable<Order['manufacturer']>>({
    id: manufacturers.id,
    companyName: manufacturers.companyName,
    leadTime: manufacturers.leadTime,
  }),
);

/** An order with its lines and history, out of `orders` joined with `linesOfOrder` and `historyOfOrder`. Only staff see the manufacturer. */
export const writeOrder = (isForStaff: boolean) =>
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
    orderItems: writeList(sql<JsonText<OrderItem>>`lines.list`),
    statusHistory: writeList(sql<JsonText<Step>>`history.list`),
  });

export const linesOfOrder = sql`lateral (
  select ${aggregated(line, sql`${orderItems.position}`)} as list
  from ${orderItems} join ${products} on ${products.id} = ${orderItems.productId} where ${orderItems.orderId} = ${orders.id}
) as lines`;

export const historyOfOrder = sql`lateral (
  select ${aggregated(step, sql`${orderStatusChanges.at}, ${orderStatusChanges.id}`)} as list
  from ${orderStatusChanges} where ${orderStatusChanges.orderId} = ${orders.id}
) as history`;

type Goods = OrderSummary['pictures'][number];

/** What a row of a list shows, out of `orders` joined with `countsOfOrder` and `picturesOfOrder`. */
export const writeSummary = (isForStaff: boolean) =>
  writeObject<OrderSummary>({
    id: orders.id,
    orderNumber: orders.orderNumber,
    customerId: orders.customerId,
    status: orders.status,
    total: orders.total,
    manufacturerId: isForStaff ? orders.manufacturerId : writeNull,
    createdAt: orders.createdAt,
    customer: writeObject<OrderSummary['customer']>({
      customerShortName: customers.customerShortName,
      companyName: customers.companyName,
      email: customers.email,
    }),
    manufacturer: isForStaff ? manufacturer : writeNull,
    items: writeNumber(sql`counts.items`),
    pieces: writeNumber(sql`counts.pieces`),
    products: writeNumber(sql`counts.products`),
    pictures: writeList(sql<JsonText<Goods>>`pictures.list`),
  });

export const countsOfOrder = sql`lateral (
  select count(*) as items, coalesce(sum(${orderItems.quantity}), 0) as pieces,
    count(distinct ${orderItems.productId}) as products
  from ${orderItems} where ${orderItems.orderId} = ${orders.id}
) as counts`;

const goods = writeObject<Goods>({ name: writeText(sql`first.name`), ...look });

export const picturesOfOrder = sql`lateral (
  select ${aggregated(goods, sql`first.position`)} as list
  from (
    select ${orderItems.productId}, min(${orderItems.productName}) as name, min(${orderItems.position}) as position
    from ${orderItems} where ${orderItems.orderId} = ${orders.id}
    group by ${orderItems.productId} order by position limit ${sql.raw(String(summaryPictures))}
  ) as first join ${products} on ${products.id} = first.product_id
) as pictures`;

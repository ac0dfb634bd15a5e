import type { ChangeRequest, ChangeRequestRow } from '@toptan/contract/change-requests';
import type { Order, OrderSummary } from '@toptan/contract/orders';
import { sql } from 'drizzle-orm';
import { writeLook } from '../catalog/pictures/queries.ts';
import { jsonText, orNull, type Writing, writeObject, writeText } from '../db/json-rows.ts';
import { products } from '../db/schema-goods.ts';
import { changeRequests, orderItems, orderPacks, orders } from '../db/schema-orders.ts';
import { customers } from '../db/schema-people.ts';
import { staffNameOf } from './staff-name.ts';

/** What the order has now of a row of a request: single pieces, or packs. */
const figureNow = sql`coalesce(case when jsonb_typeof(asked.value -> 'pack') = 'null' then (
    select ${orderItems.quantity} from ${orderItems} where ${orderItems.orderId} = ${orders.id} and ${orderItems.orderPackId} is null
      and ${orderItems.productId} = (asked.value ->> 'productId')::uuid and ${orderItems.selectedSize} is not distinct from asked.value ->> 'size'
      and ${orderItems.selectedColor} is not distinct from asked.value ->> 'color')
  else (select ${orderPacks.packs} from ${orderPacks} where ${orderPacks.orderId} = ${orders.id}
      and ${orderPacks.packId} = (asked.value -> 'pack' ->> 'packId')::uuid and ${orderPacks.color} is not distinct from asked.value ->> 'color') end, 0)`;

const lookAsked = jsonText(writeObject<ChangeRequestRow['product']>(writeLook(sql`asked.value ->> 'color'`)));

/** The rows of a request with the present figures and looks of their goods. */
const askedRows = sql`(
  select jsonb_agg('{"decision":null}'::jsonb || asked.value || jsonb_build_object('now', ${figureNow}, 'product', ${lookAsked}::jsonb) order by asked.place)
  from jsonb_array_elements(${changeRequests.rows}) with ordinality as asked (value, place)
    left join ${products} on ${products.id} = (asked.value ->> 'productId')::uuid)`;

const askedFor = writeObject<ChangeRequest>({
  id: changeRequests.id,
  version: changeRequests.version,
  state: writeText(sql`${changeRequests.state}`) as Writing<ChangeRequest['state']>,
  rows: { fragments: [askedRows] },
  note: changeRequests.note,
  askedBy: customers.companyName,
  askedAt: changeRequests.askedAt,
  decidedBy: orNull(
    writeText(
      sql`case when ${changeRequests.state} = 'decided' then ${staffNameOf(changeRequests.closedBy)} end`,
    ),
  ),
  decidedAt: changeRequests.closedAt,
  answer: changeRequests.answer,
});

/** The open request of an order, else the last one that was decided. */
export const writeRequest: Writing<Order['request']> = {
  fragments: [
    sql`coalesce((select ${jsonText(askedFor)} from ${changeRequests} where ${changeRequests.orderId} = ${orders.id}
      and ${changeRequests.state} <> 'withdrawn' order by ${changeRequests.askedAt} desc limit 1), 'null')`,
  ],
};

/** The open request of an order in a list. */
export const writeOpenRequest: Writing<OrderSummary['request']> = {
  fragments: [
    sql`coalesce((select '{"rows":' || jsonb_array_length(${changeRequests.rows}) || '}' from ${changeRequests}
      where ${changeRequests.orderId} = ${orders.id} and ${changeRequests.state} = 'open'), 'null')`,
  ],
};

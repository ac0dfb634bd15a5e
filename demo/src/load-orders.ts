import { amountsOf } from '@toptan/contract/amounts';
import { dayInIstanbul } from '@toptan/contract/days';
import { shippedStatuses } from '@toptan/contract/order-statuses';
import { promisedDays } from '@toptan/contract/promise';
import { plainSettings } from '@toptan/server/current-settings';
import type { Transaction } from '@toptan/server/db/client';
import { basketItems, basketPacks, baskets } from '@toptan/server/db/schema-baskets';
import {
  orderItems,
  orderPacks,
  orderStatusChanges,
  orders as orderTable,
} from '@toptan/server/db/schema-orders';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { basket, drafts } from './baskets.ts';
import { hourMs, yearOf } from './days.ts';
import type { LoadedGoods } from './load-goods.ts';
import type { LoadedPeople } from './load-people.ts';
import { manufacturers } from './manufacturers.ts';
import { orders } from './orders.ts';
import { allLines, linesOfPacks, packOf, piecesOf, pricedLine, productOf } from './packing.ts';
import { random } from './random.ts';
import type { DemoLine, DemoOrder } from './types.ts';

/** Rows of one insert: far below the 65,535 parameters that PostgreSQL takes. */
const batch = 1000;

type Loaded = LoadedGoods & LoadedPeople;
type Keys = { id: string; number: number };

/** 'TPT-25-00042', as the server numbers orders. */
function orderNumber(createdAt: Date, number: number): string {
  return `TPT-${String(yearOf(createdAt) % 100)}-${String(number).padStart(5, '0')}`;
}

/** The pieces of a line that stock covered in the past: all of most lines, a part or nothing of some. */
function coveredPieces(quantity: number, chance: number): number {
  if (chance < 0.62) return quantity;
  return chance < 0.86 ? Math.floor(quantity * chance * 0.7) : 0;
}

const amountsIn = (contents: Parameters<typeof allLines>[0]) =>
  amountsOf(allLines(contents).map(pricedLine), plainSettings);

type Rows = {
  packs: (typeof orderPacks.$inferInsert)[];
  items: (typeof orderItems.$inferInsert)[];
};

/** The packs of an order, and its lines: single pieces, then those of the packs. */
function rowsOf({ lines, packs, createdAt }: DemoOrder, { id, number }: Keys, loaded: Loaded): Rows {
  const next = random(number);
  const ordered = packs.map(wanted => {
    const { unit, mixed } = packOf(wanted);
    const pieces = piecesOf(packOf(wanted));
    const row = { id: v7(), orderId: id, packId: loaded.packIdOf(wanted), unit, mixed, pieces };
    return { row: { ...row, color: wanted.color, packs: wanted.packs }, lines: linesOfPacks(wanted) };
  });
  const wanted: (DemoLine & { orderPackId: string | null })[] = [
    ...lines.map(line => ({ ...line, orderPackId: null })),
    ...ordered.flatMap(({ row, lines }) => lines.map(line => ({ ...line, orderPackId: row.id }))),
  ];
  const items = wanted.map(pricedLine).map((line, position) => {
    const article = productOf(line);
    const stockPoolId = loaded.poolIdOf(line);
    const isStockOnly = article.supply === 'stock_only';
    const covered = coveredPieces(line.quantity, isStockOnly ? 0 : next());
    const leadTime = (!isStockOnly && manufacturers[article.manufacturer]?.leadTime) || null;
    return {
      orderId: id,
      position,
      orderPackId: line.orderPackId,
      productId: loaded.productIds[line.product] ?? '',
      variantId: loaded.variantIdOf(line),
      productName: article.name,
      translations: {
        en: { name: article.translations.en.name },
        ar: { name: article.translations.ar.name },
      },
      sku: article.sku,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      totalPrice: line.totalPrice,
      selectedSize: line.size,
      selectedColor: line.color,
      fromStock: stockPoolId ? covered : 0,
      ...promisedDays(leadTime, dayInIstanbul(createdAt)),
      stockPoolId,
    };
  });
  return { packs: ordered.map(({ row }) => row), items };
}

/** The member of staff who placed an order for its shop; null where the shop placed it. */
const placerOf = ({ number }: Keys, { staffIds }: Loaded): string | null =>
  number % 9 === 4 ? (staffIds[number % staffIds.length] ?? null) : null;

function orderOf(order: DemoOrder, { id, number }: Keys, loaded: Loaded): typeof orderTable.$inferInsert {
  const placedBy = placerOf({ id, number }, loaded);
  const isByLink = number % 18 === 7;
  return {
    id,
    placedVia: placedBy ? 'staff' : isByLink ? 'link' : 'shop',
    placedBy,
    preparedBy: isByLink ? (loaded.staffIds[number % loaded.staffIds.length] ?? null) : null,
    overrideReason: placedBy && number % 27 === 4 ? 'Telefonda söz verildi' : null,
    orderNumber: orderNumber(order.createdAt, number),
    customerId: loaded.customerIds[order.shop] ?? '',
    status: order.status,
    ...amountsIn(order),
    manufacturerId: order.manufacturer === null ? null : (loaded.manufacturerIds[order.manufacturer] ?? null),
    notes: order.notes,
    createdAt: order.createdAt.toISOString(),
    updatedAt: (order.history.at(-1)?.at ?? order.createdAt).toISOString(),
  };
}

async function inBatches<Row>(
  rows: readonly Row[],
  insert: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) await insert(rows.slice(start, start + batch));
}

/** Stores a year of orders with their packs and histories, the basket of the first shop, and drafts. */
export async function loadOrders(tx: Transaction, loaded: Loaded, today: Date): Promise<void> {
  const placed = orders(today).map((order, index) => ({
    order,
    keys: { id: v7({ msecs: order.createdAt.getTime() }), number: index + 1 },
  }));
  await inBatches(
    placed.map(({ order, keys }) => orderOf(order, keys, loaded)),
    rows => tx.insert(orderTable).values(rows),
  );
  const contents = placed.map(({ order, keys }) => rowsOf(order, keys, loaded));
  await inBatches(
    contents.flatMap(({ packs }) => packs),
    rows => tx.insert(orderPacks).values(rows),
  );
  await inBatches(
    contents.flatMap(({ items }, at) => {
      const { status = 'pending' } = placed[at]?.order ?? {};
      // Stock that a cancelled order had taken is back in its pool.
      if (status === 'cancelled')
        return items.map(item => ({ ...item, fromStock: 0, cancelled: item.quantity }));
      const isShipped = shippedStatuses.includes(status);
      return isShipped ? items.map(item => ({ ...item, shipped: item.quantity })) : items;
    }),
    rows => tx.insert(orderItems).values(rows),
  );
  await inBatches(
    placed.flatMap(({ order, keys }) =>
      order.history.map(({ status, at }) => ({
        id: v7({ msecs: at.getTime() }),
        orderId: keys.id,
        status,
        at: at.toISOString(),
        userId:
          status === 'pending'
            ? (placerOf(keys, loaded) ?? loaded.userIds[order.shop] ?? null)
            : loaded.adminId,
      })),
    ),
    rows => tx.insert(orderStatusChanges).values(rows),
  );
  await tx.execute(sql`select setval('order_numbers', ${placed.length})`);

  const [first = ''] = loaded.customerIds;
  await loadContents(tx, first, basket, loaded);
  for (const { shop, by, changedHoursAgo, note, ...contents } of drafts) {
    const id = v7();
    const changedAt = new Date(today.getTime() - changedHoursAgo * hourMs).toISOString();
    await tx.insert(baskets).values({
      id,
      customerId: loaded.customerIds[shop] ?? '',
      kind: by === null ? 'saved' : 'staff',
      userId: by === null ? null : (loaded.staffIds[by] ?? null),
      changedAt,
      ...(note && { notes: note, offeredAt: changedAt, offeredTotal: amountsIn(contents).total }),
    });
    await loadContents(tx, id, contents, loaded);
  }
}

async function loadContents(
  tx: Transaction,
  basketId: string,
  { lines, packs }: typeof basket,
  loaded: Loaded,
): Promise<void> {
  await tx.insert(basketItems).values(
    lines.map(line => ({
      basketId,
      productId: loaded.productIds[line.product] ?? '',
      variantId: loaded.variantIdOf(line),
      quantity: line.quantity,
      addedPrice: productOf(line).price,
    })),
  );
  if (packs.length === 0) return;
  await tx.insert(basketPacks).values(
    packs.map(wanted => ({
      basketId,
      packId: loaded.packIdOf(wanted),
      color: wanted.color,
      packs: wanted.packs,
      addedPrice: productOf(wanted).price,
    })),
  );
}

import { eachAmount } from '@toptan/contract/amounts';
import { listAuditEvents as listAuditEventsCall } from '@toptan/contract/audit';
import { actionName } from '@toptan/contract/audit-actions';
import type { Product } from '@toptan/contract/catalog/products';
import { listProducts as listProductsCall } from '@toptan/contract/catalog/products';
import { listCustomers as listCustomersCall } from '@toptan/contract/customers';
import type { QueryOf } from '@toptan/contract/endpoint';
import type { exportTable } from '@toptan/contract/exports';
import type { ExportKind } from '@toptan/contract/file-fields';
import type { Language } from '@toptan/contract/languages';
import { parseLeadTime } from '@toptan/contract/lead-time';
import { listManufacturers as listManufacturersCall } from '@toptan/contract/manufacturers';
import { listOrders as listOrdersCall, type Order } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { isStockKnown } from '@toptan/contract/portal';
import type { z } from 'zod';
import { listAuditEvents } from '../audit/queries.ts';
import { listProducts } from '../catalog/list/product-list.ts';
import { readProducts } from '../catalog/products/queries.ts';
import { colorNames } from '../catalog/sizing/queries.ts';
import { listCustomerPage } from '../customers/queries.ts';
import type { Database } from '../db/client.ts';
import { listGroups } from '../groups/queries.ts';
import { listManufacturers } from '../manufacturers/queries.ts';
import { listOrderPage } from '../orders/order-list.ts';
import { readOrders } from '../orders/queries.ts';
import type { Page } from '../pagination.ts';
import { fieldRefusal } from '../refusal.ts';
import { values, wordFor } from '../spreadsheet/words.ts';
import { day, lira, moment, type Written } from '../spreadsheet/written.ts';
import { type OwnViewer, stockViewOf } from '../viewer.ts';
import { sizeName } from '../words.ts';
import { productRows, type Row, stockRows } from './goods.ts';

type Query = QueryOf<typeof exportTable>;

/** The reader of a table, with the language of its words. */
type Reader = { viewer: OwnViewer; language: Language; query: Query };

/** The rows of any table in portions, by their columns. */
export type Rows = AsyncIterable<readonly Partial<Row<ExportKind>>[]>;

/** Rows of a page of a list. */
const pageSize = 200;

const text = (value: unknown): Written => (value === null || value === undefined ? null : String(value));

/** A lead time in the words of a language, `3-5 gün`; one in other words as it was typed. */
function leadTimeIn(language: Language, leadTime: string): string {
  const lead = parseLeadTime(leadTime);
  if (lead === null) return leadTime;
  const unit = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  const days = new Intl.NumberFormat(`${language}-u-nu-latn`, unit);
  return lead.from === lead.to
    ? days.format(lead.to)
    : days.formatRange(lead.from, lead.to).replace('–', '-');
}

/** The query of a list, out of the query of an export. @throws Refusal 400 for a filter of another list */
function filterOf<Schema extends z.ZodObject>(
  schema: Schema,
  { format: _, language: __, column: ___, id: ____, ...filters }: Query,
): z.output<Schema> {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  for (const [name] of given)
    if (!(name in schema.shape))
      throw fieldRefusal('validation_failed', name, 'unknown_field', 'This table has no such filter');
  return schema.parse({ ...Object.fromEntries(given), limit: pageSize });
}

/** All pages of a list, one after another; rows that come or go meanwhile shift nothing. */
async function* pagesOf<Listed>(
  read: (cursor: string | undefined) => Promise<Page<unknown>>,
): AsyncGenerator<Listed[]> {
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    yield page.rows.map(row => (Buffer.isBuffer(row) ? JSON.parse(row.toString()) : row) as Listed);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/** The chosen rows alone, which fit on a page. */
async function* chosen<Listed>(read: Promise<readonly string[]>): AsyncGenerator<Listed[]> {
  yield (await read).map(json => JSON.parse(json));
}

async function* mapped<Listed, Made>(
  pages: AsyncIterable<Listed[]>,
  write: (rows: Listed[]) => Made[] | Promise<Made[]>,
): AsyncGenerator<readonly Made[]> {
  for await (const page of pages) yield await write(page);
}

const productPages = (db: Database, { viewer, query }: Reader) => {
  const filter = filterOf(listProductsCall.query, query);
  if (query.id) return chosen<Product>(readProducts(db, viewer, query.id));
  return pagesOf<Product>(cursor => listProducts(db, viewer, { ...filter, cursor }));
};

const orderPages = (db: Database, { viewer, query }: Reader) => {
  const filter = filterOf(listOrdersCall.query, query);
  if (query.id) return chosen<Order>(readOrders(db, viewer, query.id));
  return pagesOf<Order>(cursor => listOrderPage(db, viewer, { ...filter, cursor }));
};

/** The columns of an order that both of its tables have. */
const orderCells = (order: Order, language: Language) => ({
  orderNumber: order.orderNumber,
  placedAt: moment(order.createdAt),
  status: wordFor(values.status, order.status, language),
  companyName: order.customer.companyName,
  email: order.customer.email,
  ...eachAmount(key => lira(order[key])),
  manufacturer: text(order.manufacturer?.companyName),
  notes: text(order.notes),
});

/** Rows of orders. Staff read a product's own name, a shop the name in its language where there is one, as on the screen. */
async function orderRows(db: Database, { viewer, language }: Reader) {
  const colorName = await colorNames(db, language);
  return (orders: Order[]): Row<'orders'>[] =>
    orders.flatMap(order => {
      // A cancelled order takes nothing from stock, and nothing is produced for it.
      const isCancelled = order.status === 'cancelled';
      return order.orderItems.map((item, at) => {
        const pack = order.packs.find(({ id }) => id === item.orderPackId);
        const isTold = !isCancelled && isStockKnown(item.fromStock, stockViewOf(viewer));
        return {
          ...orderCells(order, language),
          sku: text(item.sku),
          name: (viewer.kind === 'staff' ? undefined : item.translations[language]?.name) ?? item.productName,
          color: item.selectedColor && colorName(item.selectedColor),
          size: sizeName(item.selectedSize, language),
          quantity: item.quantity,
          unitPrice: lira(item.unitPrice),
          lineTotal: lira(item.totalPrice),
          fromStock: isTold ? item.fromStock : null,
          toProduce: isTold ? item.toProduce : null,
          promisedFrom: isCancelled ? null : day(item.promisedFrom),
          promisedUntil: isCancelled ? null : day(item.promisedUntil),
          pack: pack ? `${pack.packs} × ${pack.name ?? values.packUnit[pack.unit][language]}` : null,
          // The amounts are in the first row of an order, so that a column can be summed.
          ...(at > 0 && eachAmount(() => null)),
        };
      });
    });
}

const headerRows = (orders: Order[], { language }: Reader): Row<'order-headers'>[] =>
  orders.map(order => ({
    ...orderCells(order, language),
    lines: order.orderItems.length,
    quantity: piecesOf(order.orderItems),
  }));

type Makers = {
  [Kind in ExportKind]: (db: Database, reader: Reader) => Promise<AsyncIterable<readonly Row<Kind>[]>>;
};

/** The makers of the tables, out of the pages of their lists: a row that a user may not see there is not in the table. */
export const tables: Makers = {
  async products(db, reader) {
    return mapped(productPages(db, reader), await productRows(db, reader.language));
  },
  async stock(db, reader) {
    return mapped(productPages(db, reader), await stockRows(db, reader.language));
  },
  async customers(db, { language, query }) {
    const filter = filterOf(listCustomersCall.query, query);
    const groups = new Map((await listGroups(db)).map(({ id, name }) => [id, name]));
    const pages = pagesOf<z.output<typeof listCustomersCall.response>[number]>(cursor =>
      listCustomerPage(db, { ...filter, cursor }),
    );
    return mapped(pages, page =>
      page.map(row => ({
        ...row,
        customerCode: row.customerId,
        group: text(row.groupId && groups.get(row.groupId)),
        language: wordFor(values.language, row.language, language),
        isActive: wordFor(values.isActive, `${row.isActive}`, language),
        createdAt: moment(row.createdAt),
      })),
    );
  },
  async manufacturers(db, { language, query }) {
    const filter = filterOf(listManufacturersCall.query, query);
    const pages = pagesOf<z.output<typeof listManufacturersCall.response>[number]>(cursor =>
      listManufacturers(db, { ...filter, cursor }),
    );
    return mapped(pages, page =>
      page.map(row => ({
        ...row,
        manufacturerCode: row.manufacturerId,
        capacity: wordFor(values.capacity, row.capacity, language),
        leadTime: leadTimeIn(language, row.leadTime),
        createdAt: moment(row.createdAt),
      })),
    );
  },
  async orders(db, reader) {
    return mapped(orderPages(db, reader), await orderRows(db, reader));
  },
  async 'order-headers'(db, reader) {
    return mapped(orderPages(db, reader), page => headerRows(page, reader));
  },
  async audit(db, { language, query }) {
    const filter = filterOf(listAuditEventsCall.query, query);
    const pages = pagesOf<z.output<typeof listAuditEventsCall.response>[number]>(cursor =>
      listAuditEvents(db, { ...filter, cursor }),
    );
    return mapped(pages, page =>
      page.map(({ at, username, role, action, subject, details, address, attempts }) => ({
        at: moment(at),
        username,
        role: wordFor(values.role, role, language),
        action: actionName(action, language),
        subject,
        // A cell of Excel has no space for more.
        details: details && JSON.stringify(details).slice(0, 32_000),
        networkAddress: address,
        attempts,
      })),
    );
  },
};

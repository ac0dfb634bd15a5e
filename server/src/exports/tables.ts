import { amountRows } from '@toptan/contract/amounts';
import { listAuditEvents as listAuditEventsCall } from '@toptan/contract/audit';
import { actionName } from '@toptan/contract/audit-actions';
import type { Product } from '@toptan/contract/catalog/products';
import { listProducts as listProductsCall } from '@toptan/contract/catalog/products';
import { listCustomers as listCustomersCall } from '@toptan/contract/customers';
import type { QueryOf } from '@toptan/contract/endpoint';
import { type ExportKind, exportFields, type exportTable } from '@toptan/contract/exports';
import type { Language } from '@toptan/contract/languages';
import { listManufacturers as listManufacturersCall } from '@toptan/contract/manufacturers';
import { listOrders as listOrdersCall, type Order } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { isStockKnown } from '@toptan/contract/portal';
import type { z } from 'zod';
import { listAuditEvents } from '../audit/queries.ts';
import { listProducts } from '../catalog/list/product-list.ts';
import { readProducts } from '../catalog/products/queries.ts';
import { listCustomerPage } from '../customers/queries.ts';
import type { Database } from '../db/client.ts';
import { listGroups } from '../groups/queries.ts';
import { listManufacturers } from '../manufacturers/queries.ts';
import { listOrderPage } from '../orders/order-list.ts';
import { readOrders } from '../orders/queries.ts';
import type { Page } from '../pagination.ts';
import { lira, moment, type Written } from '../spreadsheet/written.ts';
import { type OwnViewer, stockViewOf } from '../viewer.ts';
import { colorNames, productRows, stockRows } from './goods.ts';
import { leadTimeIn, sizeName, wordFor } from './words.ts';

type Query = QueryOf<typeof exportTable>;

/** The reader of a table, with the language of its words. */
export type Reader = { viewer: OwnViewer; language: Language; query: Query };

/** The rows of a table in portions, with all of `exportFields`. */
export type Rows = AsyncIterable<readonly (readonly Written[])[]>;

/** Rows of a page of a list. */
const pageSize = 200;

const text = (value: unknown): Written => (value === null || value === undefined ? null : String(value));

/** The query of a list, out of the query of an export. */
function filterOf<Schema extends z.ZodObject>(schema: Schema, query: Query): z.output<Schema> {
  const known = Object.entries(query).filter(([name, value]) => name in schema.shape && value !== undefined);
  return schema.parse({ ...Object.fromEntries(known), limit: pageSize });
}

/** All pages of a list, one after another; rows that come or go meanwhile shift nothing. */
async function* pagesOf<Row>(
  read: (cursor: string | undefined) => Promise<Page<unknown>>,
): AsyncGenerator<Row[]> {
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    yield page.rows.map(row => (Buffer.isBuffer(row) ? JSON.parse(row.toString()) : row) as Row);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/** The chosen rows alone, which fit on a page. */
async function* chosen<Row>(read: Promise<readonly string[]>): AsyncGenerator<Row[]> {
  yield (await read).map(json => JSON.parse(json));
}

async function* mapped<Row>(
  pages: AsyncIterable<Row[]>,
  write: (rows: Row[]) => readonly (readonly Written[])[] | Promise<readonly (readonly Written[])[]>,
): Rows {
  for await (const page of pages) yield await write(page);
}

const productPages = (db: Database, { viewer, query }: Reader) => {
  if (query.id) return chosen<Product>(readProducts(db, viewer, query.id));
  const filter = filterOf(listProductsCall.query, query);
  return pagesOf<Product>(cursor => listProducts(db, viewer, { ...filter, cursor }));
};

const orderPages = (db: Database, { viewer, query }: Reader) => {
  if (query.id) return chosen<Order>(readOrders(db, viewer, query.id));
  const filter = filterOf(listOrdersCall.query, query);
  return pagesOf<Order>(cursor => listOrderPage(db, viewer, { ...filter, cursor }));
};

/** Rows of orders. Staff read a product's own name, a shop the name in its language where there is one, as on the screen. */
async function orderRows(db: Database, { viewer, language }: Reader) {
  const colorName = await colorNames(db, language);
  return (orders: Order[]): Written[][] =>
    orders.flatMap(order => {
      // A cancelled order takes nothing from stock, and nothing is produced for it.
      const isCancelled = order.status === 'cancelled';
      return order.orderItems.map((item, at) => {
        // The amount is in the first row of an order, so that a column can be summed.
        const once = (amount: string) => (at === 0 ? lira(amount) : null);
        const pack = order.packs.find(({ id }) => id === item.orderPackId);
        const isTold = !isCancelled && isStockKnown(item.fromStock, stockViewOf(viewer));
        return [
          order.orderNumber,
          moment(order.createdAt),
          wordFor('status', order.status, language),
          order.customer.companyName,
          order.customer.email,
          text(item.sku),
          (viewer.kind === 'staff' ? undefined : item.translations[language]?.name) ?? item.productName,
          item.selectedColor && colorName(item.selectedColor),
          sizeName(item.selectedSize, language),
          item.quantity,
          lira(item.unitPrice),
          lira(item.totalPrice),
          isTold ? item.fromStock : null,
          isTold ? item.toProduce : null,
          pack ? `${pack.packs} × ${pack.name ?? wordFor('packUnit', pack.unit, language)}` : null,
          ...amountRows(order).map(row => once(row.lira)),
          text(order.manufacturer?.companyName),
          text(order.notes),
        ];
      });
    });
}

const headerRows = (orders: Order[], { language }: Reader): Written[][] =>
  orders.map(order => [
    order.orderNumber,
    moment(order.createdAt),
    wordFor('status', order.status, language),
    order.customer.companyName,
    order.customer.email,
    order.orderItems.length,
    piecesOf(order.orderItems),
    ...amountRows(order).map(row => lira(row.lira)),
    text(order.manufacturer?.companyName),
    text(order.notes),
  ]);

type Maker = (db: Database, reader: Reader) => Promise<Rows>;

/** The makers of the tables, out of the pages of their lists: a row that a user may not see there is not in the table. */
export const tables: Record<ExportKind, Maker> = {
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
      page.map(row =>
        exportFields.customers.map(field => {
          if (field === 'customerCode') return row.customerId;
          if (field === 'group') return text(row.groupId && groups.get(row.groupId));
          if (field === 'isActive') return wordFor('isActive', row.isActive, language);
          return field === 'createdAt' ? moment(row.createdAt) : text(row[field]);
        }),
      ),
    );
  },
  async manufacturers(db, { language, query }) {
    const filter = filterOf(listManufacturersCall.query, query);
    const pages = pagesOf<z.output<typeof listManufacturersCall.response>[number]>(cursor =>
      listManufacturers(db, { ...filter, cursor }),
    );
    return mapped(pages, page =>
      page.map(row =>
        exportFields.manufacturers.map(field => {
          if (field === 'manufacturerCode') return row.manufacturerId;
          if (field === 'capacity') return wordFor('capacity', row.capacity, language);
          if (field === 'leadTime') return leadTimeIn(language, row.leadTime);
          return field === 'createdAt' ? moment(row.createdAt) : text(row[field]);
        }),
      ),
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
      page.map(({ at, username, role, action, subject, details, address, attempts }) => [
        moment(at),
        text(username),
        wordFor('role', role, language),
        actionName(action, language),
        text(subject),
        // A cell of Excel has no space for more.
        details && JSON.stringify(details).slice(0, 32_000),
        text(address),
        attempts,
      ]),
    );
  },
};

import { listAuditEvents as listAuditEventsCall } from '@toptan/contract/audit';
import type { Product } from '@toptan/contract/catalog/products';
import { listProducts as listProductsCall } from '@toptan/contract/catalog/products';
import { listCustomers as listCustomersCall } from '@toptan/contract/customers';
import type { QueryOf } from '@toptan/contract/endpoint';
import type { ExportKind, exportTable } from '@toptan/contract/exports';
import type { Language } from '@toptan/contract/languages';
import { listManufacturers as listManufacturersCall } from '@toptan/contract/manufacturers';
import { listOrders as listOrdersCall, type Order } from '@toptan/contract/orders';
import type { z } from 'zod';
import { listAuditEvents } from '../audit/queries.ts';
import type { CustomerScope } from '../auth/scope.ts';
import { listProducts } from '../catalog/products/list/queries.ts';
import { listCustomerPage } from '../customers/queries.ts';
import type { Database } from '../db/client.ts';
import { listGroups } from '../groups/queries.ts';
import { listManufacturers } from '../manufacturers/queries.ts';
import { listOrderPage } from '../orders/list/queries.ts';
import type { Page } from '../pagination.ts';
import type { Written } from '../spreadsheet/written.ts';
import { productRows, stockRows } from './goods.ts';
import { type Field, wordFor } from './words.ts';

type Query = QueryOf<typeof exportTable>;

/** Who gets a table, and in which words. */
export type Reader = { scope: CustomerScope; language: Language; query: Query };

/** A table: its columns, and its rows in portions. */
export type Table = { fields: readonly Field[]; rows: AsyncIterable<readonly (readonly Written[])[]> };

/** Rows of a page of a list. */
const pageSize = 200;

const text = (value: unknown): Written => (value === null || value === undefined ? null : String(value));
const lira = (value: string | null | undefined): Written => (value ? { lira: value } : null);
const moment = (value: string | null): Written => (value === null ? null : { moment: value });

/** What a list takes of the query of an export. */
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

async function* mapped<Row>(
  pages: AsyncIterable<Row[]>,
  write: (rows: Row[]) => readonly (readonly Written[])[] | Promise<readonly (readonly Written[])[]>,
) {
  for await (const page of pages) yield await write(page);
}

const productPages = (db: Database, query: Query) => {
  const filter = filterOf(listProductsCall.query, query);
  return pagesOf<Product>(cursor => listProducts(db, 'staff', 'pieces', { ...filter, cursor }));
};

/** Columns of products, a row for each size in each color. */
const productFields = [
  ...(['sku', 'name', 'color', 'size', 'stock', 'price', 'costPrice', 'category', 'gender'] as const),
  ...([
    'codes',
    'variantSku',
    'variantActive',
    'sells',
    'supply',
    'packs',
    'sizeSet',
    'productStock',
  ] as const),
  ...([
    'description',
    'nameEn',
    'descriptionEn',
    'nameTr',
    'descriptionTr',
    'nameAr',
    'descriptionAr',
  ] as const),
  ...(['isActive', 'publishedAt', 'sellsFrom', 'sellsUntil', 'manufacturer', 'id'] as const),
] satisfies Field[];

const stockFields = ['sku', 'name', 'color', 'size', 'codes', 'variantSku', 'stock', 'id'] satisfies Field[];

const customerFields = [
  ...(['customerCode', 'customerShortName', 'customerFullName', 'companyName', 'email', 'phone'] as const),
  ...([
    'ownerFullName',
    'ownerMobile',
    'landline',
    'alternativeEmail',
    'customerAddress',
    'address',
  ] as const),
  ...(['vatOffice', 'vatNumber', 'group', 'isActive', 'userName', 'createdAt'] as const),
] satisfies Field[];

const orderFields = [
  ...(['orderNumber', 'placedAt', 'status', 'companyName', 'email', 'sku', 'name', 'color', 'size'] as const),
  ...(['quantity', 'unitPrice', 'lineTotal', 'fromStock', 'toProduce', 'pack'] as const),
  ...(['subtotal', 'processingFee', 'total', 'manufacturer', 'notes'] as const),
] satisfies Field[];

/** Staff read a product's own name, a shop that of its language where there is one, as on the screen. */
function orderRows(orders: Order[], { scope, language }: Reader): Written[][] {
  return orders.flatMap(order =>
    order.orderItems.map(item => {
      const pack = order.packs.find(({ id }) => id === item.orderPackId);
      return [
        order.orderNumber,
        moment(order.createdAt),
        wordFor('status', order.status, language),
        order.customer.companyName,
        order.customer.email,
        text(item.sku),
        (scope.all ? undefined : item.translations[language]?.name) ?? item.productName,
        text(item.selectedColor),
        text(item.selectedSize),
        item.quantity,
        lira(item.unitPrice),
        lira(item.totalPrice),
        item.fromStock,
        item.toProduce,
        pack ? `${pack.packs} × ${pack.name ?? wordFor('packUnit', pack.unit, language)}` : null,
        lira(order.subtotal),
        lira(order.processingFee),
        lira(order.total),
        text(order.manufacturer?.companyName),
        text(order.notes),
      ];
    }),
  );
}

type Maker = (db: Database, reader: Reader) => Promise<Table>;

/** How each table is made, out of the pages of its list: whoever may not see a row there does not get it here. */
export const tables: Record<ExportKind, Maker> = {
  async products(db, { language, query }) {
    const write = await productRows(db, language);
    return { fields: productFields, rows: mapped(productPages(db, query), write) };
  },
  async stock(db, { language, query }) {
    const write = await stockRows(db, language);
    return { fields: stockFields, rows: mapped(productPages(db, query), write) };
  },
  async customers(db, { language, query }) {
    const filter = filterOf(listCustomersCall.query, query);
    const groups = new Map((await listGroups(db)).map(({ id, name }) => [id, name]));
    const pages = pagesOf<z.output<typeof listCustomersCall.response>[number]>(cursor =>
      listCustomerPage(db, { ...filter, cursor }),
    );
    const rows = mapped(pages, page =>
      page.map(row =>
        customerFields.map(field => {
          if (field === 'customerCode') return row.customerId;
          if (field === 'group') return text(row.groupId && groups.get(row.groupId));
          if (field === 'isActive') return wordFor('isActive', row.isActive, language);
          return field === 'createdAt' ? moment(row.createdAt) : text(row[field]);
        }),
      ),
    );
    return { fields: customerFields, rows };
  },
  async manufacturers(db, { language, query }) {
    const filter = filterOf(listManufacturersCall.query, query);
    const fields = [
      ...(['manufacturerCode', 'companyName', 'email', 'phone', 'address', 'specialty', 'capacity'] as const),
      ...(['leadTime', 'ownerFullName', 'ownerMobile', 'ownerEmail', 'landline'] as const),
      ...(['catalogName1', 'catalogName2', 'catalogName3', 'vatOffice', 'vatNumber', 'createdAt'] as const),
    ] satisfies Field[];
    const pages = pagesOf<z.output<typeof listManufacturersCall.response>[number]>(cursor =>
      listManufacturers(db, { ...filter, cursor }),
    );
    const rows = mapped(pages, page =>
      page.map(row =>
        fields.map(field => {
          if (field === 'manufacturerCode') return row.manufacturerId;
          if (field === 'capacity') return wordFor('capacity', row.capacity, language);
          return field === 'createdAt' ? moment(row.createdAt) : text(row[field]);
        }),
      ),
    );
    return { fields, rows };
  },
  async orders(db, reader) {
    const { scope, query } = reader;
    const filter = filterOf(listOrdersCall.query, query);
    const pages = pagesOf<Order>(cursor => listOrderPage(db, scope, { ...filter, cursor }));
    return { fields: orderFields, rows: mapped(pages, page => orderRows(page, reader)) };
  },
  async audit(db, { query }) {
    const filter = filterOf(listAuditEventsCall.query, query);
    const fields = [
      ...(['at', 'username', 'role', 'action', 'subject', 'details'] as const),
      ...(['networkAddress', 'attempts'] as const),
    ] satisfies Field[];
    const pages = pagesOf<z.output<typeof listAuditEventsCall.response>[number]>(cursor =>
      listAuditEvents(db, { ...filter, cursor }),
    );
    const rows = mapped(pages, page =>
      page.map(({ at, username, role, action, subject, details, address, attempts }) => [
        moment(at),
        text(username),
        role,
        action,
        text(subject),
        // A cell of Excel holds no more.
        details && JSON.stringify(details).slice(0, 32_000),
        text(address),
        attempts,
      ]),
    );
    return { fields, rows };
  },
};

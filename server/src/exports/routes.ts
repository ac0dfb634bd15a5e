import { dayInIstanbul } from '@toptan/contract/days';
import { exportTable, listExportColumns } from '@toptan/contract/exports';
import {
  type ExportField,
  type ExportKind,
  exportFields,
  exportFieldsFor,
} from '@toptan/contract/file-fields';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { fieldRefusal, Refusal } from '../refusal.ts';
import { headings, words } from '../spreadsheet/words.ts';
import { contentTypes, writeTable } from '../spreadsheet/write.ts';
import type { Viewer } from '../viewer.ts';
import { type Rows, tables } from './tables.ts';

/** Names of the files. */
const titles = {
  products: words('Products', 'Ürünler', 'المنتجات'),
  stock: words('Stock', 'Stok', 'المخزون'),
  customers: words('Customers', 'Müşteriler', 'العملاء'),
  manufacturers: words('Manufacturers', 'Üreticiler', 'المصنّعون'),
  orders: words('Orders', 'Siparişler', 'الطلبات'),
  'order-headers': words('Orders', 'Siparişler', 'الطلبات'),
  audit: words('Record', 'İşlem kayıtları', 'سجل العمليات'),
};

/** The tables with a shop's own rows, and those whose rows can be chosen. */
const forShops: readonly ExportKind[] = ['orders', 'order-headers'];
const withChoice: readonly ExportKind[] = ['products', 'stock', ...forShops];

/**
 * The columns of a table.
 * @throws Refusal `forbidden` for a shop, which gets orders alone
 */
function fieldsFor({ kind }: Viewer, what: ExportKind): readonly ExportField[] {
  const isAdmin = kind === 'staff';
  if (!isAdmin && !forShops.includes(what)) throw new Refusal('forbidden', 'This file is for administrators');
  return exportFieldsFor(what, { isAdmin });
}

/** The cells of rows, in the order of the columns. */
async function* cellsOf(rows: Rows, fields: readonly ExportField[]) {
  for await (const portion of rows) yield portion.map(row => fields.map(field => row[field] ?? null));
}

/**
 * Rows whose first portion is read before the answer begins: a refusal of the list is then the call's, and not a file that breaks
 * off.
 */
async function begun(rows: Rows): Promise<Rows> {
  const portions = rows[Symbol.asyncIterator]();
  const first = await portions.next();
  return (async function* () {
    for (let next = first; !next.done; next = await portions.next()) yield next.value;
  })();
}

/** Files of lists: staff get all rows, a shop its own orders. */
export function registerExports(app: FastifyInstance, { db }: Deps): void {
  handle(app, exportTable, async ({ viewer, params: { what }, query }) => {
    const own = fieldsFor(viewer, what);
    const { format, language, column, id } = query;
    const all: readonly ExportField[] = exportFields[what];
    const fields = column ? own.filter(field => column.includes(field)) : own;
    if (fields.length === 0 || column?.some(field => !all.includes(field)))
      throw fieldRefusal('validation_failed', 'column', 'not_offered', 'This table has no such column');
    if (id && !withChoice.includes(what))
      throw fieldRefusal('validation_failed', 'id', 'unknown_field', 'Rows of this table cannot be chosen');
    const rows = await tables[what](db, { viewer, language, query });
    const title = titles[what][language];
    return {
      type: contentTypes[format],
      name: `${title} ${dayInIstanbul()}.${format}`,
      bytes: writeTable(format, {
        language,
        title,
        headings: fields.map(field => headings[field][language]),
        rows: cellsOf(await begun(rows), fields),
      }),
    };
  });

  handle(app, listExportColumns, async ({ viewer, params: { what }, query: { language } }) =>
    fieldsFor(viewer, what).map(field => ({ field, heading: headings[field][language] })),
  );
}

import { exportTable } from '@toptan/contract/exports';
import type { FastifyInstance } from 'fastify';
import { scopeOf } from '../auth/scope.ts';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { Refusal } from '../refusal.ts';
import { fileTypes, writeTable } from '../spreadsheet/write.ts';
import { tables } from './tables.ts';
import { headings, titles } from './words.ts';

const today = () => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Istanbul' });

/** Files of lists: staff of all, a shop of its own orders. */
export function registerExports(app: FastifyInstance, { db }: Deps): void {
  handle(app, exportTable, async ({ principal, params: { what }, query }) => {
    if (principal.role !== 'admin' && what !== 'orders')
      throw new Refusal('forbidden', 'This file is for administrators');
    const { format, language } = query;
    const { fields, rows } = await tables[what](db, { scope: scopeOf(principal), language, query });
    const title = titles[what][language];
    return {
      type: fileTypes[format],
      name: `${title} ${today()}.${format}`,
      bytes: writeTable(format, {
        language,
        title,
        headings: fields.map(field => headings[field][language]),
        rows,
      }),
    };
  });
}

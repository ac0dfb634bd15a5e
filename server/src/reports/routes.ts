import { dayInIstanbul } from '@toptan/contract/days';
import type { Endpoint } from '@toptan/contract/endpoint';
import * as calls from '@toptan/contract/reports';
import { getIdleReport, getLateReport, getSellThroughReport } from '@toptan/contract/stock-reports';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { contentTypes, writeTable } from '../spreadsheet/write.ts';
import { readLate } from './late-orders.ts';
import { latePeriodOf, periodOf, periodsOf } from './period.ts';
import { type GroupedBy, readGrouped, readSales } from './queries.ts';
import { readSizeCurve, readSizeGrid } from './size-reports.ts';
import { readIdle, readSellThrough } from './stock-reports.ts';
import { inPortions, reportTable } from './tables.ts';
import { columns, reportTitles } from './words.ts';

const grouped = [
  ['products', calls.getProductsReport],
  ['sizes', calls.getSizesReport],
  ['colors', calls.getColorsReport],
  ['categories', calls.getCategoriesReport],
  ['customers', calls.getCustomersReport],
  ['manufacturers', calls.getManufacturersReport],
] as const satisfies readonly (readonly [GroupedBy, Endpoint])[];

/** Reports, for administrators. They change nothing. */
export function registerReports(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  handle(app, calls.getSalesReport, ({ query }) =>
    readSales(db, periodsOf(query, dayInIstanbul()), query.compare),
  );
  for (const [by, call] of grouped)
    handle(app, call, ({ query }) => readGrouped(db, by, periodsOf(query, dayInIstanbul())));
  handle(app, calls.getSizeGridReport, ({ query }) => readSizeGrid(db, periodsOf(query, dayInIstanbul())));
  handle(app, calls.getSizeCurveReport, ({ query }) => readSizeCurve(db, periodsOf(query, dayInIstanbul())));
  handle(app, getSellThroughReport, ({ query }) => readSellThrough(db, periodOf(query, dayInIstanbul())));
  handle(app, getIdleReport, ({ query }) => readIdle(db, periodOf(query, dayInIstanbul())));
  handle(app, getLateReport, ({ query }) =>
    readLate(db, latePeriodOf(query, dayInIstanbul()), dayInIstanbul()),
  );
  handle(app, calls.exportReport, async ({ params: { report }, query }) => {
    const { format, language } = query;
    const { columns: names, rows } = await reportTable(db, report, query, dayInIstanbul());
    const title = reportTitles[report][language];
    const headings = names.map(name => columns[name][language]);
    return {
      type: contentTypes[format],
      name: `${title} ${dayInIstanbul()}.${format}`,
      bytes: writeTable(format, { language, title, headings, rows: inPortions(rows) }),
    };
  });
}

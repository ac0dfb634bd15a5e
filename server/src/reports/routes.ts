import type { Endpoint, QueryOf } from '@toptan/contract/endpoint';
import * as calls from '@toptan/contract/reports';
import type { FastifyInstance } from 'fastify';
import { withoutValues } from '../db/errors.ts';
import type { Deps } from '../deps.ts';
import { handle } from '../http/contract-routes.ts';
import { foldSales } from './commands.ts';
import type { Periods } from './facts.ts';
import { readLate } from './late/queries.ts';
import { comparedPeriodOf, dayOf, periodOf } from './period.ts';
import { type GroupedBy, readGrouped, readSales, readSizeCurve } from './queries.ts';
import { readIdle, readSellThrough } from './stock/queries.ts';

/** Milliseconds between two looks for days to fold. */
const foldingIntervalMs = 30_000;

const grouped = [
  ['products', calls.getProductsReport],
  ['sizes', calls.getSizesReport],
  ['colours', calls.getColoursReport],
  ['categories', calls.getCategoriesReport],
  ['customers', calls.getCustomersReport],
  ['manufacturers', calls.getManufacturersReport],
] as const satisfies readonly (readonly [GroupedBy, Endpoint])[];

const today = () => dayOf(new Date());

function periodsOf({ compare, ...named }: QueryOf<typeof calls.getSalesReport>): Periods {
  const period = periodOf(named, today());
  return { period, compared: comparedPeriodOf(period, compare) };
}

/** Folds now and then, in the background. */
function startFolding(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  let isStopping = false;
  let round: Promise<void> | null = null;
  const timer = setInterval(() => {
    round ??= foldSales(db, () => isStopping)
      .catch(error => app.log.warn(withoutValues(error)))
      .finally(() => {
        round = null;
      });
  }, foldingIntervalMs).unref();
  app.addHook('onClose', async () => {
    isStopping = true;
    clearInterval(timer);
    await round;
  });
}

/** Reports, for administrators. They change nothing. */
export function registerReports(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  handle(app, calls.getSalesReport, ({ query }) => readSales(db, periodsOf(query), query.compare));
  for (const [by, call] of grouped) handle(app, call, ({ query }) => readGrouped(db, by, periodsOf(query)));
  handle(app, calls.getSizeCurveReport, ({ query }) => readSizeCurve(db, periodsOf(query)));
  handle(app, calls.getSellThroughReport, ({ query }) => readSellThrough(db, periodOf(query, today())));
  handle(app, calls.getIdleReport, ({ query }) => readIdle(db, periodOf(query, today())));
  handle(app, calls.getLateReport, ({ query }) => {
    const isLimited = query.from !== undefined || query.until !== undefined;
    return readLate(db, isLimited ? periodOf(query, today()) : null, today());
  });
  startFolding(app, { db });
}

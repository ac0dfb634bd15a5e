import { setImmediate as turn } from 'node:timers/promises';
import { productCategories } from '@toptan/contract/catalog/filters';
import type { QueryOf } from '@toptan/contract/endpoint';
import {
  type exportReport,
  type Figures,
  type ReportName,
  reportsWithCategory,
  reportsWithSizeSet,
} from '@toptan/contract/reports';
import { colorNames } from '../catalog/sizing/queries.ts';
import type { Database } from '../db/client.ts';
import { values, wordFor } from '../spreadsheet/words.ts';
import { day, lira, type Written } from '../spreadsheet/written.ts';
import { rowSentences, sizeName } from '../words.ts';
import { readLate } from './late-orders.ts';
import { latePeriodOf, periodOf, periodsOf } from './period.ts';
import { type GroupedBy, readGrouped, readSales } from './queries.ts';
import { readSizeCurve, readSizeGrid } from './size-reports.ts';
import { readIdle, readSellThrough } from './stock-reports.ts';
import type { columns } from './words.ts';

type Column = keyof typeof columns;

/** A report as a table. */
export type Table = { columns: readonly Column[]; rows: readonly (readonly Written[])[] };

/** The rows of a portion. */
const portionSize = 500;

/** Rows in portions, between which other calls are answered. */
export async function* inPortions<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += portionSize) {
    yield rows.slice(at, at + portionSize);
    await turn();
  }
}

/** A column, and the value of a row in it. */
type Cell<Row> = readonly [Column, (row: Row) => Written];
type Cells<Row> = readonly Cell<Row>[];

const tableOf = <Row>(rows: readonly Row[], cells: Cells<Row>): Table => ({
  columns: cells.map(([column]) => column),
  rows: rows.map(row => cells.map(([, read]) => read(row))),
});

const percent = (share: number | undefined): Written =>
  share === undefined ? null : Math.round(share * 10_000) / 100;

type Compared = Figures & { compared: Figures | null };

const measures: readonly (readonly [now: Column, before: Column, read: (of: Figures) => Written])[] = [
  ['orders', 'ordersBefore', of => of.orders],
  ['pieces', 'piecesBefore', of => of.pieces],
  ['amount', 'amountBefore', of => lira(of.amount)],
];

/** Figures, with those of comparison beside them; orders only where each is in one row. */
function figureCells({ orders, compared }: Compared): Cells<Compared> {
  const shown = measures.filter(([column]) => column !== 'orders' || orders !== null);
  const now = shown.map(([column, , read]): Cell<Compared> => [column, read]);
  const before = shown.map(
    ([, column, read]): Cell<Compared> => [column, row => row.compared && read(row.compared)],
  );
  return compared ? [...now, ...before] : now;
}

/** The column that names the rows of a report in groups. */
const leads = {
  products: 'product',
  categories: 'category',
  customers: 'customer',
  manufacturers: 'manufacturer',
  sizes: 'size',
  colors: 'color',
} as const satisfies Record<GroupedBy, Column>;

const isGrouped = (report: ReportName): report is GroupedBy => report in leads;

type Goods = { name: string; sku: string | null };

const goodsCells: Cells<Goods> = [
  ['code', row => row.sku],
  ['product', row => row.name],
];

/** A report with all of its rows, in the words of a language. */
export async function reportTable(
  db: Database,
  report: ReportName,
  filters: QueryOf<typeof exportReport>,
  today: string,
): Promise<Table> {
  const { language, compare } = filters;
  const query = {
    ...filters,
    ...(!reportsWithCategory.includes(report) && { category: undefined }),
    ...(!reportsWithSizeSet.includes(report) && { sizeSet: undefined }),
    ...(report !== 'products' && { size: undefined, color: undefined }),
  };
  const category = (of: string | null) =>
    wordFor(values.category, productCategories.find(each => each === of) ?? null, language);
  const colorName = await colorNames(db, language);

  if (isGrouped(report)) {
    const { rows, totals } = await readGrouped(db, report, periodsOf(query, today), null);
    const nameOf = ({ key, name }: { key: string | null; name: string | null }) => {
      if (key === null) return rowSentences[language].without[report];
      if (report === 'colors') return colorName(key);
      if (report === 'categories') return category(key);
      return report === 'sizes' ? sizeName(key, language) : name;
    };
    const hasCodes = ['products', 'customers', 'manufacturers'].includes(report);
    const figures = rows[0] ?? totals;
    return tableOf(rows, [
      ...(hasCodes ? ([['code', row => row.code]] satisfies Cells<(typeof rows)[number]>) : []),
      [leads[report], nameOf],
      ...figureCells(figures),
    ]);
  }
  switch (report) {
    case 'sales': {
      const { rows, totals } = await readSales(db, periodsOf(query, today), compare);
      return tableOf(rows, [
        ['from', row => day(row.from)],
        ['until', row => day(row.until)],
        ...figureCells(totals),
      ]);
    }
    case 'size-grid': {
      const { rows } = await readSizeGrid(db, periodsOf(query, today));
      return tableOf(rows, [
        ['color', row => row.color && colorName(row.color)],
        ['size', row => sizeName(row.size, language)],
        ['pieces', row => row.pieces],
        ['amount', row => lira(row.amount)],
      ]);
    }
    case 'size-curve': {
      const { rows: unsorted, comparedPeriod } = await readSizeCurve(db, periodsOf(query, today));
      const names = new Intl.Collator(language);
      // Rows without a category are last; sizes of a category keep their order.
      const rows = unsorted.toSorted(
        (a, b) =>
          Number(!a.category) - Number(!b.category) ||
          names.compare(category(a.category) ?? '', category(b.category) ?? ''),
      );
      type Row = (typeof rows)[number];
      const before: Cells<Row> = [
        ['piecesBefore', row => row.compared?.pieces ?? null],
        ['shareBefore', row => percent(row.compared?.share)],
      ];
      return tableOf(rows, [
        ['category', row => category(row.category)],
        ['size', row => sizeName(row.size, language)],
        ['pieces', row => row.pieces],
        ['share', row => percent(row.share)],
        ...(comparedPeriod ? before : []),
      ]);
    }
    case 'sell-through': {
      const { rows } = await readSellThrough(db, periodOf(query, today), null);
      return tableOf(rows, [
        ...goodsCells,
        ['sold', row => row.sold],
        ['onHand', row => row.onHand],
        ['sellThrough', row => percent(row.share)],
      ]);
    }
    case 'idle': {
      const { rows } = await readIdle(db, periodOf(query, today), null);
      return tableOf(rows, [
        ...goodsCells,
        ['onHand', row => row.onHand],
        ['cost', row => lira(row.value)],
        ['lastOrdered', row => day(row.lastOrdered)],
      ]);
    }
    case 'late': {
      const { rows } = await readLate(db, latePeriodOf(query, today), today, null);
      return tableOf(rows, [
        ['order', row => row.orderNumber],
        ['customer', row => row.customerName],
        ['manufacturer', row => row.manufacturerName],
        ['status', row => wordFor(values.status, row.status, language)],
        ['placed', row => day(row.placed)],
        ['due', row => day(row.due)],
        ['daysLate', row => row.days],
        ['pieces', row => row.pieces],
        ['amount', row => lira(row.amount)],
      ]);
    }
  }
}

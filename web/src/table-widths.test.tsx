import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { useEventColumns } from './audit/audit-page.tsx';
import { useProductColumns } from './catalog/staff/product-columns.tsx';
import { useCustomerColumns } from './customers/admin-customers-page.tsx';
import { startI18n } from './i18n/i18n.ts';
import { useManufacturerColumns } from './manufacturers/admin-manufacturers-page.tsx';
import { useAdminOrderColumns } from './orders/staff/admin-order-columns.tsx';
import { useRequestColumns } from './registration/processed-requests.tsx';
import { useLinkColumns } from './sharing/link-columns.tsx';
import { useTermColumns } from './terms/term-columns.tsx';
import { editAndDeleteColumn } from './ui/table/staff-columns.tsx';
import type { TableColumn } from './ui/table/table-columns.ts';

type Column = Pick<TableColumn<object>, 'id' | 'looks'>;

const checkbox = 38;
const actions: Column = editAndDeleteColumn<object>({
  editLabel: String,
  onEdit: () => {},
  deleteLabel: String,
  onDelete: () => {},
});

const ignore = () => {};

/** Every table, and px of the narrowest that it becomes before it scrolls sideways or is a list. */
const tables: Record<string, { narrowest: number; selects?: true; columns: () => readonly Column[] }> = {
  customers: { narrowest: 700, columns: () => [...useCustomerColumns(), actions] },
  manufacturers: { narrowest: 700, columns: () => [...useManufacturerColumns(), actions] },
  terms: { narrowest: 700, columns: () => [...useTermColumns(), actions] },
  products: { narrowest: 700, selects: true, columns: () => [...useProductColumns(), actions] },
  orders: { narrowest: 702, selects: true, columns: () => useAdminOrderColumns('comfortable') },
  'compact orders': { narrowest: 702, selects: true, columns: () => useAdminOrderColumns('compact') },
  audit: { narrowest: 760, columns: useEventColumns },
  links: { narrowest: 860, columns: () => useLinkColumns(false, () => null) },
  requests: { narrowest: 1033, columns: () => useRequestColumns(ignore) },
};

const styles = readFileSync(join(import.meta.dirname, 'ui/table/data-table.css'), 'utf8');

/** px of the widest table that lacks a column of this priority. */
const limits = new Map(
  [...styles.matchAll(/width <= ([\d.]+)rem\) \{\s+\.table-card \.data-table \.from-(\w+)/g)].map(
    ([, rem, from]) => [from, Number(rem) * 16] as const,
  ),
);

/** `12.5rem`, `18%`, `calc(26cqi - 9.25rem)` and `clamp()` of them in px, for a table of this width. */
function pixels(css: string, table: number): number {
  const [, low, middle, high] = css.match(/^clamp\((.+), (.+), (.+)\)$/) ?? [];
  if (low && middle && high)
    return Math.min(Math.max(pixels(low, table), pixels(middle, table)), pixels(high, table));
  const [, first, sign, second] = css.match(/^calc\((\S+) ([+-]) (\S+)\)$/) ?? [];
  if (first && second) return pixels(first, table) + pixels(second, table) * (sign === '-' ? -1 : 1);
  const scale = { px: 1, rem: 16, '%': table / 100, cqi: table / 100 }[css.replace(/^[\d.]+/, '')];
  if (scale === undefined) throw new Error(`${css}: this test does not know the unit.`);
  return Number.parseFloat(css) * scale;
}

/** The columns that a table of this width cuts, each with what it has and what it needs. */
function cut(columns: readonly Column[], table: number, selects: boolean): string[] {
  const shown = columns.filter(({ looks }) => !looks.from || (limits.get(looks.from) ?? Infinity) < table);
  const widths = shown.map(({ id, looks: { least, width } }) => ({
    id,
    least,
    px: width === 'rest' ? undefined : width ? pixels(width, table) : least,
  }));
  const given = widths.reduce((sum, { px = 0 }) => sum + px, selects ? checkbox : 0);
  const rest = (table - given) / widths.filter(({ px }) => px === undefined).length;
  return widths
    .map(({ id, least, px = rest }) => ({ id, least, px: Math.round(px) }))
    .filter(({ least, px }) => px < least)
    .map(({ id, least, px }) => `${table} px: ${id} has ${px} of ${least}`);
}

beforeAll(() => startI18n('en'));

it('knows the priorities of the style sheet', () => {
  expect([...limits.keys()]).toEqual(['2xl', 'xl', 'lg', 'md']);
});

it.each(Object.entries(tables))(
  'of %s cut nothing, each with the columns that its width shows',
  (_, table) => {
    const client = new QueryClient();
    const wrapper = ({ children }: PropsWithChildren) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const columns = renderHook(table.columns, { wrapper }).result.current;
    const narrowest = [table.narrowest, ...limits.values()].filter(width => width >= table.narrowest);
    const widths = narrowest.map(width => (width === table.narrowest ? width : width + 1));
    expect(widths.flatMap(width => cut(columns, width, table.selects ?? false))).toEqual([]);
  },
);

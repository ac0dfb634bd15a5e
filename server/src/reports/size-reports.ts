import type { CellKey } from '@toptan/contract/catalog/cells';
import { toLira } from '@toptan/contract/money';
import type { ReportSizeSets, SizeCurveReport, SizeGridReport } from '@toptan/contract/reports';
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/client.ts';
import { factsOf, onSnapshot, type Periods, type Sums, shareOf, sumsOfSums } from './facts.ts';
import { about, nullsLast, ordered, soldAndKinds } from './queries.ts';
import { sizesInOrder } from './sizes.ts';

type CellRow = CellKey & { pieces: string; kurus: string };

type SetRow = { id: string | null; nameEn: string; nameTr: string; nameAr: string; pieces: string };

/** The size sets to which a report on sizes may be narrowed, and its periods with the wanted set, if any. */
async function narrowedToSet(db: Queryable, { sizeSet: wanted, ...periods }: Periods) {
  const { rows } = await db.execute<SetRow>(sql`
    with ${factsOf({ ...periods, compared: null })}, sold as (
      select product_id, sum(pieces) as pieces from facts where size is not null group by product_id
    ), of_sets as (
      select size_set_id, sum(pieces) as pieces from sold join products on products.id = product_id group by size_set_id
    )
    select id, name_en as "nameEn", name_tr as "nameTr", name_ar as "nameAr", coalesce(pieces, 0) as pieces
    from of_sets full join size_sets on id = size_set_id
    where pieces is not null or id::text = ${wanted ?? null}
    order by id is null, coalesce(pieces, 0) desc, id`);
  const sizeSets: ReportSizeSets['sizeSets'] = rows.map(({ id, pieces, ...names }) => ({
    id: id ?? 'none',
    names: id === null ? null : names,
    pieces: Number(pieces),
  }));
  // A chosen one is in the list, although nothing of it was sold.
  if (wanted === 'none' && !sizeSets.some(({ id }) => id === 'none'))
    sizeSets.push({ id: 'none', names: null, pieces: 0 });
  const sizeSet = (wanted === 'most' ? sizeSets[0]?.id : wanted) ?? null;
  return { ofSets: { sizeSets, sizeSet }, periods: { ...periods, sizeSet: sizeSet ?? undefined } };
}

/** Reads sales by size and color: the color with the most pieces first, sizes in their order. */
export function readSizeGrid(db: Database, wanted: Periods): Promise<SizeGridReport> {
  return onSnapshot(db, async tx => {
    const { ofSets, periods } = await narrowedToSet(tx, wanted);
    const { rows } = await tx.execute<CellRow>(sql`
      with ${factsOf(periods)}
      select size, color, sum(pieces) as pieces, sum(kurus) as kurus from facts
      group by size, color
      order by sum(sum(pieces)) over (partition by color) desc, color`);
    const compareSizes = nullsLast(await sizesInOrder(tx));
    const colors = [...new Set(rows.map(({ color }) => color))];
    const sizes = [...new Set(rows.map(({ size }) => size))].toSorted(compareSizes);
    const sum = (name: 'pieces' | 'kurus') => rows.reduce((total, row) => total + Number(row[name]), 0);
    const place = ({ size, color }: CellRow) => colors.indexOf(color) * sizes.length + sizes.indexOf(size);
    return {
      period: periods.period,
      counted: ordered,
      ...ofSets,
      totals: { pieces: sum('pieces'), amount: toLira(sum('kurus')) },
      colors,
      sizes,
      rows: rows
        .toSorted((a, b) => place(a) - place(b))
        .map(({ size, color, pieces, kurus }) => ({
          size,
          color,
          pieces: Number(pieces),
          amount: toLira(Number(kurus)),
        })),
    };
  });
}

type CurveRow = { category: GroupCategory; size: string } & Sums;
type GroupCategory = SizeCurveReport['rows'][number]['category'];

/** Reads each size's share of its category's pieces. Lines without a size are left out. */
export function readSizeCurve(db: Database, wanted: Periods): Promise<SizeCurveReport> {
  return onSnapshot(db, async tx => {
    const { ofSets, periods } = await narrowedToSet(tx, wanted);
    const { rows } = await tx.execute<CurveRow>(sql`
      with ${factsOf(periods)}, ${soldAndKinds(periods, sql`, size`)}
      select category, size, ${sumsOfSums}
      from sold join kinds on kinds.id = sold.product_id
      where size is not null
      group by category, size`);
    const compareSizes = await sizesInOrder(tx);
    const compareCategories = nullsLast((a, b) => a.localeCompare(b));
    const inOrder = rows.toSorted(
      (a, b) => compareCategories(a.category, b.category) || compareSizes(a.size, b.size),
    );
    const all = (category: GroupCategory, name: 'pieces' | 'pieces_compared') =>
      rows.reduce((sum, row) => sum + (row.category === category ? Number(row[name]) : 0), 0);
    const shareIn = (row: CurveRow, name: 'pieces' | 'pieces_compared') => ({
      pieces: Number(row[name]),
      share: shareOf(Number(row[name]), all(row.category, name)),
    });
    return {
      ...about(periods),
      ...ofSets,
      rows: inOrder.map(row => ({
        category: row.category,
        size: row.size,
        ...shareIn(row, 'pieces'),
        compared: periods.compared && shareIn(row, 'pieces_compared'),
      })),
    };
  });
}

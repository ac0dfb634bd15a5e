import type { ImportProduct, RowChanges } from '@toptan/contract/import-rows';
import { packSize } from '../../catalog/packs/content.ts';
import type { CheckResult, StoredRow } from '../kind.ts';
import { currentPacks } from './current-values.ts';
import type { CurrentProduct } from './queries.ts';
import type { Plan } from './row-check.ts';

type Checked = { current: CurrentProduct | null; results: readonly CheckResult[]; plan: Plan };

/** Changes and packs of a product that are listed. */
const listed = { changes: 20, packs: 5 };

/** The changes of rows, each change once with the number of rows that make it. */
function mergedChanges(results: readonly CheckResult[]): ImportProduct['changes'] {
  const merged = new Map<string, ImportProduct['changes'][number]>();
  const plain = ({ field, ...change }: RowChanges[number]) => ({
    ...change,
    field: field.startsWith('stock:') ? 'stock' : field,
  });
  for (const { changes } of results)
    for (const change of changes.map(plain)) {
      const key = JSON.stringify([change.field, change.size, change.color, change.old, change.new]);
      const known = merged.get(key);
      if (known) known.rows += 1;
      else merged.set(key, { ...change, rows: 1 });
    }
  return [...merged.values()];
}

/** The outcome for a product of rows that do the same to it. */
function becomes({ current, plan }: Checked, results: readonly CheckResult[]): ImportProduct {
  const product = current?.product;
  const packs = plan.packs ?? (current ? currentPacks(current) : []);
  const ns = new Set(results.map(({ n }) => n));
  const stock = plan.stock.filter(({ n }) => ns.has(n));
  const all = mergedChanges(results);
  const sells = plan.values.get('sells') ?? product?.sells ?? 'loose';
  return {
    rows: results.length,
    sku: product?.sku ?? (plan.values.get('sku') as string | undefined) ?? null,
    price: (plan.values.get('price') as string | undefined) ?? product?.price ?? null,
    colors: plan.colors,
    sizes: plan.sizes,
    packs: packs.slice(0, listed.packs).map(({ name = null, unit, mixed, lines }) => ({
      name,
      unit,
      mixed,
      pieces: packSize({ lines }),
      lines: lines.map(({ size = null, color = null, ratio }) => ({ size, color, ratio })),
    })),
    pieces: current || stock.length === 0 ? null : stock.reduce((sum, { pieces }) => sum + pieces, 0),
    morePacks: Math.max(0, packs.length - listed.packs),
    hidesPacks: sells === 'loose' && (plan.packs ?? []).some(({ isActive }) => isActive),
    changes: all.slice(0, listed.changes),
    moreChanges: Math.max(0, all.length - listed.changes),
  };
}

/** Notes the outcome for each product, on the first of its rows that do the same and are not left out. */
export function noteProducts(groups: readonly Checked[], stored: readonly StoredRow[]): void {
  const skipped = new Set(stored.flatMap(({ n, isSkipped }) => (isSkipped ? [n] : [])));
  for (const group of groups)
    for (const change of ['create', 'update', 'same'] as const) {
      const results = group.results.filter(result => result.change === change && !skipped.has(result.n));
      const [first] = results;
      if (first) first.product = becomes(group, results);
    }
}

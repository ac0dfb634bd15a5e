import { type SQL, sql } from 'drizzle-orm';
import { importRows } from '../../db/schema-imports.ts';
import type { Before, Kind, StoredRow } from '../kind.ts';
import { hasFaulty } from '../rows/queries.ts';
import { applyProduct } from './apply.ts';
import type { ProductBefore } from './before.ts';
import { judgeRows } from './check.ts';
import { readContext } from './context.ts';
import { addMissing as addMissingRows, type Named } from './counted.ts';
import { undoProduct } from './undo.ts';

/** A part of a key, where the cell says something. */
const part = (name: string, text: SQL | null) => (text === null ? [] : [sql`${name} || nullif(${text}, '')`]);

const trimmed = (cell: SQL | null) => cell && sql`lower(btrim(${cell}))`;
const folded = (cell: SQL | null) => cell && sql`fold(${cell})`;

const ofProduct = (cell: (field: string) => SQL | null): SQL[] => [
  ...part('id ', trimmed(cell('id'))),
  ...part('sku ', folded(cell('sku'))),
];

/** The first that the row has; a row of its own otherwise. */
const firstOf = (parts: SQL[]) =>
  sql`coalesce(${sql.join([...parts, sql`'row ' || ${importRows.n}`], sql`, `)})`;

const shared: Pick<Kind, 'checker' | 'apply' | 'undo'> = {
  async checker(db, source) {
    const context = await readContext(db, source.format);
    const seen = new Map<string, number>();
    const named: Named[] = [];
    const check = async (rows: readonly StoredRow[]) => {
      const groups = await judgeRows(db, source, context, rows, seen);
      if (source.isFull)
        for (const { standing, named: cells } of groups)
          for (const { cell } of cells) if (standing) named.push({ productId: standing.product.id, ...cell });
      return groups.flatMap(({ verdicts }) => verdicts);
    };
    if (!source.isFull) return check;
    const place = (field: string) => source.fields.indexOf(field);
    const places = { id: place('id'), size: place('size'), color: place('color'), stock: place('stock') };
    // What a row with a mistake names is not known; nothing is taken to be missing until it is right or left out.
    const addMissing = async () =>
      (await hasFaulty(db, source.id)) ? 0 : addMissingRows(db, source.id, places, named);
    return Object.assign(check, { addMissing });
  },
  apply: applyProduct,
  undo: (tx, actor, before: Before) => undoProduct(tx, actor, before as unknown as ProductBefore),
};

/** Products by model code or name, and their stock alone, where a row may also be named by the code of a variant. */
export const productKinds: Record<'products' | 'stock', Kind> = {
  products: {
    ...shared,
    key: cell => firstOf([...ofProduct(cell), ...part('name ', folded(cell('name')))]),
  },
  stock: {
    ...shared,
    key: cell =>
      firstOf([
        ...ofProduct(cell),
        ...part('code ', folded(cell('codes'))),
        ...part('code ', folded(cell('variantSku'))),
        ...part('name ', folded(cell('name'))),
      ]),
  },
};

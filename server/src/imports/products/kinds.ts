import { type SQL, sql } from 'drizzle-orm';
import { importRows } from '../../db/schema-imports.ts';
import { type Before, codeKey, type Kind, type StoredRow } from '../kind.ts';
import { hasFaulty } from '../rows/queries.ts';
import { applyProducts } from './apply.ts';
import type { ProductBefore } from './before.ts';
import { checkRows } from './check.ts';
import { readContext } from './context.ts';
import { addMissing as addMissingRows, type CountedCell } from './counted.ts';
import { undoProduct } from './undo.ts';

/** A possible key: null in SQL where the cell is empty. */
const part = (name: string, text: SQL | null) => (text === null ? [] : [sql`${name} || nullif(${text}, '')`]);

const folded = (cell: SQL | null) => cell && sql`fold(${cell})`;

const ofProduct = (cell: (field: string) => SQL | null): SQL[] => [
  ...part('id ', folded(cell('id'))),
  ...part('sku ', codeKey(cell('parentSku'))),
  ...part('sku ', codeKey(cell('sku'))),
];

/** The first key that the row has, else one of its own. */
const firstOf = (parts: SQL[]) =>
  sql`coalesce(${sql.join([...parts, sql`'row ' || ${importRows.n}`], sql`, `)})`;

const shared: Pick<Kind, 'checker' | 'appliedTogether' | 'apply' | 'undo'> = {
  // Some ten products: orders of them wait meanwhile.
  appliedTogether: 40,
  async checker(db, source) {
    const context = await readContext(db, source);
    const seen = new Map<string, number>();
    const named: CountedCell[] = [];
    const check = async (rows: readonly StoredRow[]) => {
      const groups = await checkRows(db, source, context, rows, seen);
      if (source.isFull)
        for (const { current, named: cells } of groups)
          for (const { cell } of cells) if (current) named.push({ productId: current.product.id, ...cell });
      return groups.flatMap(({ results }) => results);
    };
    if (!source.isFull) return check;
    const place = (field: string) => source.fields.indexOf(field);
    const places = { id: place('id'), size: place('size'), color: place('color'), stock: place('stock') };
    // A row with problems may name anything. Nothing counts as missing until it is corrected or left out.
    const addMissing = async () =>
      (await hasFaulty(db, source.id)) ? 0 : addMissingRows(db, source.id, places, named);
    return Object.assign(check, { addMissing });
  },
  apply: applyProducts,
  undo: (tx, actor, before: Before) => undoProduct(tx, actor, before as unknown as ProductBefore),
};

/** Products by model code or name. A row of stock may also name a variant by its SKU or barcode. */
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
        ...part('code ', codeKey(cell('codes'))),
        ...part('code ', codeKey(cell('variantSku'))),
        ...part('name ', folded(cell('name'))),
      ]),
  },
};

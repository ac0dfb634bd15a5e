import { sql } from 'drizzle-orm';
import { replacePictures } from '../../catalog/pictures/commands.ts';
import { lockProduct } from '../../catalog/product.ts';
import type { Transaction } from '../../db/client.ts';
import { importRows } from '../../db/schema-imports.ts';
import type { Actor } from '../../events/actor.ts';
import type { Before, Kind, Outcome, Source, StoredRow } from '../kind.ts';
import { checkPictures, type Place } from './check.ts';
import { keepOldImage, productsWithPictures } from './queries.ts';

type Shown = { color: string | null; imageHash: string };

/** The pictures of a product before an import and after it. */
type PicturesBefore = { productId: string; old: Shown[]; written: Shown[] };

const shown = (pictures: readonly Shown[]): Shown[] =>
  pictures.map(({ color, imageHash }) => ({ color, imageHash }));

/** Puts the pictures of one product in their places. */
async function apply(
  tx: Transaction,
  actor: Actor,
  source: Source,
  stored: readonly StoredRow[],
): Promise<Outcome> {
  const unlocked = await checkPictures(tx, source, stored);
  const productId = unlocked.plans[0]?.productId;
  if (productId !== undefined) await lockProduct(tx, productId, 'no key update');
  const now = await checkPictures(tx, source, stored);
  const left: Outcome['left'] = [];
  const good = stored.filter(({ n, changes, isConfirmed }) => {
    const result = now.results.find(each => each.n === n);
    if (!result || result.change === 'error') {
      left.push({ n, problems: result?.problems ?? [{ field: null, code: 'changed_meanwhile' }] });
      return false;
    }
    const old = result.changes[0]?.old ?? null;
    const isMoved = !isConfirmed && old !== null && old !== (changes[0]?.old ?? null);
    if (isMoved) left.push({ n, problems: [{ field: 'file', code: 'changed_meanwhile' }] });
    return !isMoved;
  });
  const { plans } = good.length === stored.length ? now : await checkPictures(tx, source, good);
  const applied = good.map(({ n }) => n);
  const [plan] = plans;
  if (!plan || good.length === 0) return { applied, left, before: null };
  for (const { from } of plan.wanted)
    if (from?.replaces) await keepOldImage(tx, source.id, from.n, from.replaces);
  await replacePictures(tx, { ...actor, body: null }, plan.productId, plan.wanted);
  const before: PicturesBefore = {
    productId: plan.productId,
    old: shown(plan.present),
    written: shown(plan.wanted),
  };
  return { applied, left, before };
}

/** Puts the old pictures back, unless they have been changed since. */
async function undo(tx: Transaction, actor: Actor, stored: Before): Promise<boolean> {
  const { productId, old, written } = stored as PicturesBefore;
  if (!(await lockProduct(tx, productId, 'no key update'))) return false;
  const product = (await productsWithPictures(tx, [productId])).get(productId);
  if (!product || JSON.stringify(shown(product.pictures)) !== JSON.stringify(written)) return false;
  const free = [...product.pictures];
  const wanted = old.map((picture): Place => {
    const at = free.findIndex(each => each.imageHash === picture.imageHash && each.color === picture.color);
    const [kept] = at < 0 ? [] : free.splice(at, 1);
    return { ...picture, ...(kept && { id: kept.id }) };
  });
  await replacePictures(tx, actor, productId, wanted);
  return true;
}

/** Pictures by the names of their files, product by product. */
export const pictureKind: Kind = {
  key: cell => {
    const sku = cell('sku');
    return sql`coalesce(${sku ? sql`'sku ' || nullif(code_key(${sku}), '')` : sql`null`}, 'row ' || ${importRows.n})`;
  },
  checker: async (db, source) => async rows => (await checkPictures(db, source, rows)).results,
  appliedTogether: 1,
  async apply(_tx, actor, source, { keys, each }) {
    for (const rows of keys) await each(rows, inner => apply(inner, actor, source, rows));
  },
  undo,
};

import type { NewProduct, ProductChange } from '@toptan/contract/catalog/product-changes';
import type { Language } from '@toptan/contract/languages';
import { lockCodes } from '../../catalog/codes/queries.ts';
import { setPacks } from '../../catalog/packs/commands.ts';
import { createProduct, updateProduct } from '../../catalog/products/commands.ts';
import { lockProduct } from '../../catalog/products/queries.ts';
import { holdSizeSets } from '../../catalog/sizing/queries.ts';
import type { NewPool } from '../../catalog/stock/queries.ts';
import { setVariants } from '../../catalog/variants/commands.ts';
import type { Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { Refusal } from '../../refusal.ts';
import { type Outcome, type Source, type StoredRow, whatHolds } from '../kind.ts';
import { type Group, judgeRows } from './check.ts';
import { readContext } from './context.ts';
import type { Plan, StockWish } from './judging.ts';
import type { Standing } from './queries.ts';
import { sameCell } from './row.ts';
import { productField, standingPacks, standingValue, translationOf, withIds } from './standing-values.ts';

/** What an import has done to a product. */
export type ProductBefore = {
  productId: string;
  isNew: boolean;
  /** Old and new values of fields, by the names of the product. */
  values: { field: string; old: unknown; new: unknown }[];
  axes: { sizeSetId: string | null; sizes: string[]; colors: string[] } | null;
  variants: {
    size: string | null;
    color: string | null;
    sku: string | null;
    codes: string[];
    isActive: boolean;
  }[];
  packs: ReturnType<typeof standingPacks> | null;
  /** Pieces that came or went. */
  stock: { size: string | null; color: string | null; by: number }[];
};

type Translations = Partial<Record<Language, { name?: string; description?: string }>>;

/** Fields of a plan as the product's form sends them. Translations replace those of all languages, so the others come along. */
function bodyOf(values: Plan['values'], standing: Standing | null): Partial<NewProduct> {
  const body: Record<string, unknown> = {};
  const translations: Translations = structuredClone(standing?.product.translations ?? {}) as Translations;
  for (const [field, value] of values) {
    const translation = translationOf(field);
    if (!translation) body[productField(field)] = value;
    else {
      const { language, text } = translation;
      translations[language] = { ...translations[language], [text]: value as string };
      body['translations'] = translations;
    }
  }
  return body;
}

/** How many pieces each wish adds: what was counted less what the portal had when it was checked. Null: all of them. */
function differences(wishes: readonly StockWish[], isNew: boolean, rows: readonly StoredRow[]) {
  return wishes
    .map(({ n, field, pieces, cell }) => {
      const seen = rows.find(row => row.n === n)?.changes.find(change => change.field === field);
      if (!seen) return { cell, pieces, by: isNew ? null : 0 };
      return { cell, pieces, by: seen.old === null ? null : Number(seen.new) - Number(seen.old) };
    })
    .filter(({ by }) => by !== 0);
}

/** The pools of a product after the wishes, which may be of the whole or of its cells. */
function poolsAfter(plan: Plan, standing: Standing | null, rows: readonly StoredRow[]) {
  const present: NewPool[] = standing?.product.stockPools ?? [];
  const wishes = differences(plan.stock, standing === null, rows);
  if (wishes.length === 0) return null;
  const isWhole = (pool: NewPool) => pool.size === null && pool.color === null;
  const whole = present.find(isWhole);
  const isOnlyCell = plan.sizes.length <= 1 && plan.colors.length <= 1;
  const ofWhole = wishes.find(({ cell }) => cell === null) ?? (isOnlyCell && whole ? wishes[0] : undefined);
  if (ofWhole && (!standing || whole)) {
    const quantity = after(whole?.quantity, ofWhole);
    return {
      stockQuantity: quantity,
      moved: [{ size: null, color: null, by: quantity - (whole?.quantity ?? 0) }],
    };
  }
  const pools = present.filter(pool => !isWhole(pool)).map(pool => ({ ...pool }));
  const moved: ProductBefore['stock'] = [];
  for (const wish of wishes) {
    const cell = wish.cell ?? { size: null, color: null };
    const pool = pools.find(each => sameCell(each, cell));
    const quantity = after(pool?.quantity, wish);
    moved.push({ ...cell, by: quantity - (pool?.quantity ?? 0) });
    if (pool) pool.quantity = quantity;
    else pools.push({ ...cell, quantity });
  }
  return { stockPools: pools, moved };
}

/** Never below nothing: what was sold since the check is gone. */
const after = (current: number | undefined, { by, pieces }: { by: number | null; pieces: number }) =>
  Math.max(0, by === null || current === undefined ? pieces : current + by);

const hasNewAxes = (plan: Plan, { product }: Standing) =>
  plan.sizes.some(size => !product.sizes.includes(size)) ||
  plan.colors.some(color => !product.colors.includes(color));

/** Writes what a plan asks for, by the commands of the product's form. */
async function writePlan(
  tx: Transaction,
  actor: Actor,
  plan: Plan,
  standing: Standing | null,
  rows: readonly StoredRow[],
): Promise<ProductBefore> {
  const body = bodyOf(plan.values, standing);
  const pools = poolsAfter(plan, standing, rows);
  const { moved = [], ...stock } = pools ?? {};
  const axes = { sizeSetId: plan.sizeSetId, sizes: plan.sizes, colors: plan.colors };
  const withNewAxes = standing === null || hasNewAxes(plan, standing);
  const change = { ...body, ...(withNewAxes && axes), ...stock };
  const by = { ...actor, body: change };
  let productId: string;
  if (!standing) ({ id: productId } = await createProduct(tx, by, change as NewProduct, null));
  else {
    productId = standing.product.id;
    if (Object.keys(change).length > 0) await updateProduct(tx, by, productId, change as ProductChange, null);
  }
  const variants = plan.cells.map(({ size, color, variantSku, codes, variantActive }) => ({
    size,
    color,
    ...(variantSku !== undefined && { sku: variantSku }),
    ...(codes && { codes }),
    ...(variantActive !== undefined && { isActive: variantActive }),
  }));
  if (variants.length > 0) await setVariants(tx, { ...actor, body: { variants } }, productId, variants);
  const packs = plan.packs && withIds(plan.packs, standing ? standingPacks(standing) : []);
  if (packs) await setPacks(tx, { ...actor, body: { packs } }, productId, packs);
  const { product } = standing ?? {};
  return {
    productId,
    isNew: !product,
    values: [...plan.values].map(([field, value]) => ({
      field,
      old: product ? standingValue(product, field) : null,
      new: value,
    })),
    axes:
      product && withNewAxes
        ? { sizeSetId: product.sizeSetId, sizes: product.sizes, colors: product.colors }
        : null,
    variants: plan.cells
      .flatMap(cell => {
        const variant = standing?.variants.find(each => sameCell(each, cell));
        return variant ? [variant] : [];
      })
      .map(({ size, color, sku, codes, isActive }) => ({ size, color, sku, codes, isActive })),
    packs: standing && packs ? standingPacks(standing) : null,
    stock: moved,
  };
}

/** Locks a product in the order in which everybody locks: codes, size sets, products. */
async function lock(tx: Transaction, productId: string): Promise<void> {
  await holdSizeSets(tx, { productIds: [productId] });
  await lockProduct(tx, productId, 'update');
}

/** Applies the good rows of one product; those that would change something else by now stay behind. */
export async function applyProduct(
  tx: Transaction,
  actor: Actor,
  source: Source,
  stored: readonly StoredRow[],
): Promise<Outcome> {
  const context = await readContext(tx, source.format);
  const judge = async (rows: readonly StoredRow[]): Promise<Group | undefined> =>
    (await judgeRows(tx, source, context, rows, new Map()))[0];
  if (source.fields.some(field => field === 'codes' || field === 'variantSku')) await lockCodes(tx);
  const unlocked = await judge(stored);
  const productId = unlocked?.standing?.product.id;
  if (productId !== undefined) await lock(tx, productId);
  const now = productId === undefined ? unlocked : await judge(stored);
  const verdicts = new Map(now?.verdicts.map(verdict => [verdict.n, verdict]));
  const left = stored
    .map(row => ({ n: row.n, problems: whatHolds(row, verdicts.get(row.n)) }))
    .filter(({ problems }) => problems.length > 0);
  const good = stored.filter(row => !left.some(({ n }) => n === row.n));
  if (good.length === 0) return { applied: [], left, before: null };
  const group = good.length === stored.length ? now : await judge(good);
  if (!group) throw new Refusal('conflict', 'The rows are gone');
  const before = await writePlan(tx, actor, group.plan, group.standing, good);
  return { applied: good.map(({ n }) => n), left, before };
}

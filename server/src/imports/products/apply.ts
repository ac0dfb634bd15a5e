import type { NewProduct } from '@toptan/contract/catalog/product-changes';
import type { WholeProductChange } from '@toptan/contract/catalog/whole-product';
import type { Language } from '@toptan/contract/languages';
import { lockCodes } from '../../catalog/codes/queries.ts';
import { lockProduct } from '../../catalog/product.ts';
import { saveProduct } from '../../catalog/products/commands.ts';
import { holdSizeSets } from '../../catalog/sizing/queries.ts';
import type { Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { Refusal } from '../../refusal.ts';
import { blockingProblems, type Keys, type Outcome, type Source, type StoredRow } from '../kind.ts';
import { beforeOf, type ProductBefore, variantOf } from './before.ts';
import { checkRows, type Group } from './check.ts';
import { readContext } from './context.ts';
import { currentPacks, productField, translationOf, withIds } from './current-values.ts';
import { poolsAfter } from './pools.ts';
import type { CurrentProduct } from './queries.ts';
import type { Plan } from './row-check.ts';

type Translations = Partial<Record<Language, { name?: string; description?: string }>>;

/** Values of a plan as the product's form sends them. Translations are written as a whole, so the current ones are included. */
function bodyOf(values: Plan['values'], current: CurrentProduct | null): Partial<NewProduct> {
  const body: Record<string, unknown> = {};
  const translations: Translations = structuredClone(current?.product.translations ?? {}) as Translations;
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

const hasNewAxes = (plan: Plan, { product }: CurrentProduct) =>
  plan.sizes.some(size => !product.sizes.includes(size)) ||
  plan.colors.some(color => !product.colors.includes(color));

/** Writes a plan by the command of the product's form. */
async function writePlan(
  tx: Transaction,
  actor: Actor,
  plan: Plan,
  current: CurrentProduct | null,
  rows: readonly StoredRow[],
): Promise<ProductBefore> {
  const body = bodyOf(plan.values, current);
  const pools = poolsAfter(plan, current, rows);
  const axes = { sizeSetId: plan.sizeSetId, sizes: plan.sizes, colors: plan.colors };
  const withNewAxes = current === null || hasNewAxes(plan, current);
  const variants = plan.cells.map(variantOf);
  const packs = plan.packs && withIds(plan.packs, current ? currentPacks(current) : []);
  const change = {
    ...body,
    ...(withNewAxes && axes),
    ...pools?.change,
    ...(variants.length > 0 && { variants }),
    ...(packs && { packs }),
  };
  const by = { ...actor, body: change };
  let product = current?.product;
  if (!product) product = await saveProduct(tx, by, null, change as NewProduct, null);
  else if (Object.keys(change).length > 0)
    product = await saveProduct(tx, by, product.id, change as WholeProductChange, null);
  return beforeOf(plan, current, { product, withNewAxes, variants, packs, pools });
}

/** Locks products in the order in which everybody locks: codes, size sets, products. */
async function lock(tx: Transaction, productIds: readonly string[]): Promise<void> {
  await holdSizeSets(tx, { productIds: [...productIds] });
  for (const id of productIds.toSorted()) await lockProduct(tx, id, 'update');
}

/** Applies the rows of one product that nothing blocks. @param now the check of these rows under the lock */
async function applyProduct(
  tx: Transaction,
  actor: Actor,
  stored: readonly StoredRow[],
  { now, check }: { now: Group | undefined; check: Check },
): Promise<Outcome> {
  const results = new Map(now?.results.map(result => [result.n, result]));
  const left = stored
    .map(row => ({ n: row.n, problems: blockingProblems(row, results.get(row.n)) }))
    .filter(({ problems }) => problems.length > 0);
  const good = stored.filter(row => !left.some(({ n }) => n === row.n));
  if (good.length === 0) return { applied: [], left, before: null };
  const group = good.length === stored.length ? now : (await check(good))[0];
  if (!group) throw new Refusal('conflict', 'The rows are gone');
  const before = await writePlan(tx, actor, group.plan, group.current, good);
  return { applied: good.map(({ n }) => n), left, before };
}

type Check = (rows: readonly StoredRow[]) => Promise<Group[]>;

const idOf = (group: Group | undefined) => group?.current?.product.id;

/**
 * Locks the products of several keys, checks all their rows under the lock, and applies them key by key.
 * @param each applies one key; it may leave it out, and go on with the next
 */
export async function applyProducts(
  tx: Transaction,
  actor: Actor,
  source: Source,
  { keys, each }: Keys,
): Promise<void> {
  const context = await readContext(tx, source);
  const check: Check = rows => checkRows(tx, source, context, rows, new Map());
  if (source.fields.some(field => field === 'codes' || field === 'variantSku')) await lockCodes(tx);
  const all = keys.flat();
  const productIds = [...new Set((await check(all)).flatMap(group => idOf(group) ?? []))];
  if (productIds.length > 0) await lock(tx, productIds);
  const groups = await check(all);
  const ofRow = new Map(groups.flatMap(group => group.results.map(({ n }) => [n, group] as const)));
  const written = new Set<string>();
  for (const rows of keys) {
    const found = ofRow.get(rows[0]?.n ?? 0);
    const id = idOf(found);
    // Rows of another key have changed the product, or added it.
    const isStale = id === undefined || written.has(id);
    await each(rows, async inner => {
      const checkInner: Check = own => checkRows(inner, source, context, own, new Map());
      const now = isStale ? (await checkInner(rows))[0] : found;
      const late = idOf(now);
      if (late !== undefined && late !== id) await lock(inner, [late]);
      return applyProduct(inner, actor, rows, { now, check: checkInner });
    });
    if (id !== undefined) written.add(id);
  }
}

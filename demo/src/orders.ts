import { amountsOf } from '@toptan/contract/amounts';
import type { ProductCategory } from '@toptan/contract/catalog/filters';
import { toKurus } from '@toptan/contract/money';
import { products } from './catalogue/products.ts';
import { daysBefore, monthOf, weekdayOf } from './days.ts';
import type { DemoColor } from './offering.ts';
import { noteOf } from './order-notes.ts';
import { type OrderPattern, orderPatterns } from './order-patterns.ts';
import { timeline } from './order-timeline.ts';
import { allLines, piecesOf, pricedLine, productOf } from './packing.ts';
import { random } from './random.ts';
import { monthlyDemand, seasonalDemand } from './seasons.ts';
import { shops } from './shops.ts';
import { type DemoGroup, groupOf } from './terms.ts';
import type { DemoLine, DemoOrder, DemoProduct } from './types.ts';

const year = 365;

/** Most products of an order that is filled up to its minimum. */
const productsMax = 12;

type Goods = Pick<DemoOrder, 'lines' | 'packs'>;

/** Products in each category: a category's weight is shared among them. */
const listed = new Map<ProductCategory, number>();
for (const { category } of products) listed.set(category, (listed.get(category) ?? 0) + 1);

/**
 * The orders of the last twelve months, oldest first: some four hundred, the same for the same `today`. Nothing
 * lies after `today`.
 */
export function orders(today: Date): DemoOrder[] {
  return orderPatterns
    .flatMap((pattern, i) => ordersOf(pattern, today, random(7919 * (i + 1))))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function ordersOf(pattern: OrderPattern, today: Date, next: () => number): DemoOrder[] {
  const index = shops.findIndex(shop => shop.userName === pattern.shop);
  const shop = shops[index];
  if (!shop) throw new Error(`No shop has the user name ${pattern.shop}`);
  const placed: DemoOrder[] = [];
  const first = Math.min(year, shop.joinedDaysAgo - 1);
  for (let day = first; day >= (pattern.inactiveFor ?? 0); day--) {
    const createdAt = daysBefore(today, day, 9 + 9 * next());
    const isCertain = pattern.certainOn?.includes(day) ?? false;
    if ((next() > chanceOn(createdAt, day, pattern) && !isCertain) || createdAt > today) continue;
    const goods = goodsOf(pattern, { group: groupOf(index), moment: createdAt, daysAgo: day }, next);
    if (!goods) continue;
    const history = timeline(createdAt, today, pattern.deliveryDays, next);
    const status = history.at(-1)?.status ?? 'pending';
    const made = history.some(step => step.status === 'in_production');
    placed.push({
      shop: index,
      createdAt,
      status,
      history,
      manufacturer: made ? mainManufacturer(allLines(goods)) : null,
      notes: next() < 0.15 ? noteOf(shop.language, next()) : null,
      ...goods,
    });
  }
  return placed;
}

/** Mondays after a weekend are the busiest; closed days leave a trickle from the telephone. */
function chanceOn(moment: Date, daysAgo: number, { ordersPerMonth, closedOn }: OrderPattern): number {
  const weekday = weekdayOf(moment);
  const week = closedOn.includes(weekday) ? 0.15 : weekday === 1 ? 1.45 : 1.12;
  const recent = daysAgo < 8 ? 2.2 : 1;
  return ((ordersPerMonth * 12) / year) * (monthlyDemand[monthOf(moment)] ?? 1) * week * recent;
}

/** The goods of an order: some products, and further ones until the shop's minimum is met; null where nothing meets it. */
function goodsOf(
  pattern: OrderPattern,
  { group, moment, daysAgo }: { group: DemoGroup; moment: Date; daysAgo: number },
  next: () => number,
): Goods | null {
  const [fewest, most] = pattern.products;
  const wanted = fewest + Math.floor((most - fewest + 1) * next());
  const offered = products.map((product, index) => ({
    index,
    product,
    weight: weightOf(product, pattern, moment, daysAgo),
  }));
  const goods: Goods = { lines: [], packs: [] };
  for (let n = 0; n < productsMax && (n < wanted || !meetsMinimum(goods, group)); n++) {
    const choice = pick(offered, next());
    if (!choice) break;
    addProduct(goods, choice.index, pattern.quantities, next);
    choice.weight = 0;
  }
  return meetsMinimum(goods, group) ? goods : null;
}

/** The minimum of a first order, which is the higher one, so that every order meets it. */
function meetsMinimum(goods: Goods, { minLira, firstOrderMinLira, minPieces = 1 }: DemoGroup): boolean {
  const lines = allLines(goods);
  const { subtotal } = amountsOf(lines.map(pricedLine));
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces >= minPieces && toKurus(subtotal) >= toKurus(firstOrderMinLira ?? minLira);
}

/** The weight of a product: 0 before it is listed; a product that has left the catalogue was still ordered some months ago. */
function weightOf(product: DemoProduct, pattern: OrderPattern, moment: Date, daysAgo: number): number {
  if (product.listedDaysAgo < daysAgo || !pattern.genders.includes(product.genderCategory)) return 0;
  if (!product.isActive && daysAgo < 75) return 0;
  return (
    ((pattern.weights[product.category] ?? 0) / (listed.get(product.category) ?? 1)) *
    seasonalDemand(product.pictures[0].drawing.silhouette, monthOf(moment))
  );
}

function pick<T extends { weight: number }>(list: T[], chance: number): T | undefined {
  const total = list.reduce((sum, { weight }) => sum + weight, 0);
  let left = chance * total;
  for (const entry of list) {
    left -= entry.weight;
    if (entry.weight > 0 && left <= 0) return entry;
  }
  return undefined;
}

/** Adds a product as shops buy it: one to two colors, each in packs or in a run of neighbouring sizes. */
function addProduct(goods: Goods, product: number, quantities: number[], next: () => number): void {
  const { sizes, colors, sells, packs } = productOf({ product });
  const quantity = () => quantities[Math.floor(next() * quantities.length)] ?? 12;
  const start = Math.floor(next() * colors.length);
  const steps = next() < 0.62 ? [0] : [0, 1];
  const chosenColors = [
    ...new Set(steps.map((step): DemoColor | null => colors[(start + step) % colors.length] ?? null)),
  ];
  if (sells === 'packs' || (sells === 'both' && next() < 0.5)) {
    const pack = Math.floor(next() * packs.length);
    const chosen = packs[pack];
    if (!chosen) return;
    for (const color of chosen.mixed ? [null] : chosenColors) {
      const number = Math.max(1, Math.round((3 * quantity()) / piecesOf(chosen)));
      goods.packs.push({ product, pack, color, packs: number });
    }
    return;
  }
  for (const color of chosenColors) {
    if (!sizes.length) {
      goods.lines.push({ product, size: null, color, quantity: quantity() });
      continue;
    }
    const count = Math.min(sizes.length, 2 + Math.floor(next() * 3));
    const from = Math.floor(next() * (sizes.length - count + 1));
    for (const size of sizes.slice(from, from + count))
      goods.lines.push({ product, size, color, quantity: quantity() });
  }
}

/** The manufacturer of most of the pieces gets the order. */
function mainManufacturer(lines: readonly DemoLine[]): number | null {
  const pieces = new Map<number, number>();
  for (const { product, quantity } of lines) {
    const maker = products[product]?.manufacturer;
    if (maker !== undefined) pieces.set(maker, (pieces.get(maker) ?? 0) + quantity);
  }
  return [...pieces].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

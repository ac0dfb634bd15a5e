import { lineQuantityMax } from '@toptan/contract/basket';
import { toKurus } from '@toptan/contract/money';
import { orderStatuses } from '@toptan/contract/order-statuses';
import { notesMax } from '@toptan/contract/orders';
import { plainSettings } from '@toptan/server/current-settings';
import { quoteOf } from '@toptan/server/pricing/quote';
import { describe, expect, it } from 'vitest';
import { basket, drafts } from './baskets.ts';
import { products } from './catalogue/products.ts';
import { dayMs, weekdayOf } from './days.ts';
import { manufacturers } from './manufacturers.ts';
import { orders } from './orders.ts';
import { allLines, packOf, productOf } from './packing.ts';
import { shops } from './shops.ts';
import { groupOf, quantityRules } from './terms.ts';
import type { DemoLine, DemoPacks } from './types.ts';

const days = ['2026-11-20T12:00:00Z', '2027-02-14T06:10:00Z', '2028-02-29T21:30:00Z'].map(
  day => new Date(day),
);

function expectOffered({ product: index, size, color, quantity }: DemoLine) {
  const product = products[index];
  if (!product) throw new Error(`No product ${index}`);
  if (product.sizes.length) expect(product.sizes, product.sku).toContain(size);
  else expect(size, product.sku).toBeNull();
  expect(product.colors, product.sku).toContain(color);
  expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= lineQuantityMax).toBe(true);
}

function expectPacksOffered(wanted: DemoPacks) {
  const { sku, colors, sells } = productOf(wanted);
  const { mixed } = packOf(wanted);
  expect(sells, sku).not.toBe('loose');
  if (mixed) expect(wanted.color, sku).toBeNull();
  else expect(colors, sku).toContain(wanted.color);
  expect(Number.isInteger(wanted.packs) && wanted.packs >= 1).toBe(true);
}

/** The broken rules of a shop's lines, where the shop has ordered before. */
function judged(shop: number, lines: readonly DemoLine[]) {
  const { minLira, minPieces = null } = groupOf(shop);
  const everyone = { customerId: null, groupId: null };
  const label = { manufacturerId: null, labelEn: null, labelTr: null, labelAr: null };
  const order = { ...everyone, ...label, id: '', minLira, minPieces };
  return quoteOf(
    lines.map((line, at) => ({
      id: String(at),
      productId: String(line.product),
      selectedSize: line.size,
      selectedColor: line.color,
      quantity: line.quantity,
      // Orders of the past had goods and stock of their day.
      article: {
        ...productOf(line),
        id: '',
        isForSale: true,
        sells: 'both' as const,
        supply: 'to_order' as const,
        leadTime: null,
      },
      isOpen: true,
      basketPackId: null,
      pack: null,
    })),
    {
      pools: [],
      packs: [],
      terms: {
        quantity: quantityRules.map(({ product, ...rule }, at) => ({
          ...everyone,
          ...rule,
          id: String(at),
          productId: String(product),
          max: null,
        })),
        order: [{ ...order, firstOrderMinLira: null, maxLira: null, productIds: null }],
        isFirstOrder: false,
      },
    },
    { kind: 'shop', ...plainSettings },
  );
}

describe.each(days)('the demo order history on %s', today => {
  const history = orders(today);

  it('is the same every time', () => {
    expect(orders(new Date(today))).toEqual(history);
  });

  it('counts some four hundred orders of the last year, oldest first, none in the future', () => {
    expect(history.length).toBeGreaterThan(330);
    expect(history.length).toBeLessThan(520);
    const times = history.map(order => order.createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBeGreaterThan(today.getTime() - 367 * dayMs);
    expect(times.at(-1)).toBeLessThanOrEqual(today.getTime());
  });

  it('shows every status, the old orders delivered and few cancelled', () => {
    expect(new Set(history.map(order => order.status))).toEqual(new Set(orderStatuses));
    const old = history.filter(order => today.getTime() - order.createdAt.getTime() > 60 * dayMs);
    const share = (status: string) => old.filter(order => order.status === status).length / old.length;
    expect(share('delivered')).toBeGreaterThan(0.85);
    expect(share('cancelled')).toBeGreaterThan(0.01);
    expect(share('delivered') + share('cancelled')).toBe(1);
  });

  it('knows when each order came into each status, in order, never after today', () => {
    for (const { createdAt, status, history: steps } of history) {
      expect(steps[0]).toEqual({ status: 'pending', at: createdAt });
      expect(steps.at(-1)?.status).toBe(status);
      const times = steps.map(step => step.at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(today.getTime());
      expect(new Set(steps.map(step => step.status)).size).toBe(steps.length);
    }
  });

  it('names a manufacturer from production on, one who makes some of the goods', () => {
    for (const { manufacturer, history: steps, ...goods } of history) {
      const made = steps.some(step => step.status === 'in_production');
      if (!made) expect(manufacturer).toBeNull();
      else expect(allLines(goods).map(line => productOf(line).manufacturer)).toContain(manufacturer);
      expect(manufacturer === null || manufacturer in manufacturers).toBe(true);
    }
  });

  it('orders only what was offered: sizes, colors, pieces, each line once, nothing not yet listed', () => {
    for (const { lines: loose, packs, createdAt } of history) {
      for (const line of loose) expect(productOf(line).sells).not.toBe('packs');
      for (const wanted of packs) expectPacksOffered(wanted);
      const lines = allLines({ lines: loose, packs });
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        expectOffered(line);
        const listed = products[line.product]?.listedDaysAgo ?? 0;
        expect(createdAt.getTime()).toBeGreaterThanOrEqual(today.getTime() - (listed + 1) * dayMs);
      }
      const keys = lines.map(({ product, size, color }) => `${product} ${size} ${color}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('holds packs, and single pieces of what comes in either', () => {
    const inPacks = history.filter(({ packs }) => packs.length > 0);
    expect(inPacks.length).toBeGreaterThan(history.length / 3);
    const loose = history.flatMap(({ lines }) => lines).filter(line => productOf(line).sells === 'both');
    expect(loose.length).toBeGreaterThan(20);
  });

  it('keeps every rule', () => {
    for (const { shop, ...goods } of history) {
      const { lines, limits } = judged(shop, allLines(goods));
      expect(lines.filter(({ problems }) => problems.length > 0)).toEqual([]);
      expect(limits.filter(({ missing }) => toKurus(missing) > 0)).toEqual([]);
    }
  });

  it('comes from every shop, after it joined, and mostly on its working days', () => {
    expect(new Set(history.map(order => order.shop))).toEqual(new Set(shops.map((_, i) => i)));
    for (const { shop, createdAt } of history) {
      const joined = shops[shop]?.joinedDaysAgo ?? 0;
      expect(createdAt.getTime()).toBeGreaterThan(today.getTime() - joined * dayMs);
    }
    const sundays = history.filter(
      order => shops[order.shop]?.language === 'tr' && weekdayOf(order.createdAt) === 0,
    );
    expect(sundays.length).toBeLessThan(history.length * 0.05);
  });

  it('carries a note here and there, in the language of the shop', () => {
    const noted = history.filter(order => order.notes !== null);
    expect(noted.length / history.length).toBeGreaterThan(0.08);
    expect(noted.length / history.length).toBeLessThan(0.25);
    for (const { notes, shop } of noted) {
      expect(/[\u0600-\u06ff]/.test(notes ?? '')).toBe(shops[shop]?.language === 'ar');
      expect(notes?.length).toBeLessThanOrEqual(notesMax);
    }
  });

  it('leaves the first shop something under way', () => {
    const open = history.filter(
      order => order.shop === 0 && !['delivered', 'cancelled'].includes(order.status),
    );
    expect(open.length).toBeGreaterThanOrEqual(3);
  });
});

describe('the basket of the first shop', () => {
  it('holds several sizes of one product, two others and packs, all for sale', () => {
    const lines = allLines(basket);
    for (const line of lines) {
      expectOffered(line);
      expect(productOf(line).isActive).toBe(true);
    }
    for (const line of basket.lines) expect(productOf(line).sells).not.toBe('packs');
    for (const wanted of basket.packs) expectPacksOffered(wanted);
    expect(basket.lines.length).toBeGreaterThanOrEqual(5);
    expect(new Set(basket.lines.map(line => line.product)).size).toBe(3);
    expect(basket.packs.length).toBeGreaterThan(0);
    const keys = lines.map(line => `${line.product} ${line.size} ${line.color}`);
    expect(new Set(keys).size).toBe(lines.length);
  });

  it('can be ordered: it keeps every rule', () => {
    const { lines, limits } = judged(0, allLines(basket));
    expect(lines.flatMap(({ problems }) => problems)).toEqual([]);
    expect(limits.map(({ missing }) => missing)).toEqual(['0']);
  });
});

it('drafts hold what is offered, of shops that are there', () => {
  for (const { shop, lines, packs } of drafts) {
    expect(shops[shop]?.isActive).toBe(true);
    for (const line of lines) expectOffered(line);
    for (const line of lines) expect(productOf(line).sells).not.toBe('packs');
    for (const wanted of packs) expectPacksOffered(wanted);
  }
});

it('what waits for its shop can be ordered', () => {
  const waiting = drafts.filter(({ note }) => note);
  expect(waiting).toHaveLength(1);
  for (const { shop, ...contents } of waiting) {
    const { lines, limits } = judged(shop, allLines(contents));
    expect(lines.flatMap(({ problems }) => problems)).toEqual([]);
    expect(limits.map(({ missing }) => missing)).toEqual(['0']);
  }
});

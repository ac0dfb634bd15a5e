import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { stockPoolSchema } from '@toptan/contract/catalog/product-changes';
import { imageMaxBytes, productCategories, productGenders } from '@toptan/contract/catalog/products';
import { toKurus } from '@toptan/contract/money';
import { describe, expect, it } from 'vitest';
import { silhouettes } from '../illustrations/silhouettes.ts';
import type { Silhouette } from '../illustrations/types.ts';
import { manufacturers } from '../manufacturers.ts';
import { demoColors, demoSizes } from '../offering.ts';
import { picturesFolder } from '../pictures.ts';
import { products } from './products.ts';
import { table } from './table.ts';

const duplicates = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);
const pictures = products.flatMap(product => product.pictures);
const stockOf = (product: (typeof products)[number]) =>
  product.stock.reduce((sum, pool) => sum + pool.quantity, 0);

describe('the demo catalogue', () => {
  it('holds at least 240 products with a SKU, a name and a description of their own', () => {
    expect(products.length).toBeGreaterThanOrEqual(240);
    expect(duplicates(products.map(product => product.sku))).toEqual([]);
    expect(duplicates(products.map(product => product.name))).toEqual([]);
    expect(duplicates(products.map(product => product.description))).toEqual([]);
    for (const { sku, name } of products) {
      expect(sku).toMatch(/^[A-Z]{2}-\d{4}$/);
      expect(name).not.toMatch(/\d/);
    }
  });

  it('has something for every gender in every category', () => {
    for (const category of productCategories)
      for (const gender of productGenders)
        expect(
          products.filter(product => product.category === category && product.genderCategory === gender)
            .length,
          `${category} ${gender}`,
        ).toBeGreaterThanOrEqual(2);
  });

  it('asks believable prices: whole kuruş, cost between 45 and 70 percent', () => {
    for (const { sku, price, costPrice } of products) {
      expect(price).toMatch(/^\d+\.\d{2}$/);
      expect(costPrice).toMatch(/^\d+\.\d{2}$/);
      const share = toKurus(costPrice) / toKurus(price);
      expect(share, sku).toBeGreaterThanOrEqual(0.45);
      expect(share, sku).toBeLessThanOrEqual(0.7);
    }
  });

  it('offers only the sizes and colours of the specification, each once', () => {
    for (const { sku, sizes, colors, category } of products) {
      expect(demoSizes, sku).toEqual(expect.arrayContaining(sizes));
      expect(demoColors, sku).toEqual(expect.arrayContaining(colors));
      expect(duplicates([...sizes, ...colors])).toEqual([]);
      expect(colors.length, sku).toBeGreaterThan(0);
      if (category === 'CLOTHING' || category === 'SHOES') expect(sizes.length, sku).toBeGreaterThan(3);
    }
  });

  it('keeps stock as one pool or as one for each size and colour', () => {
    for (const { sku, sizes, colors, stock } of products) {
      for (const pool of stock) expect(stockPoolSchema.safeParse(pool).success, sku).toBe(true);
      if (stock.length === 1) continue;
      const kept = sizes.length ? sizes : [null];
      const every = kept.flatMap(size => colors.map(color => `${size} ${color}`));
      expect(stock.map(({ size, color }) => `${size} ${color}`)).toEqual(every);
    }
    expect(products.some(product => product.stock.length > 1)).toBe(true);
  });

  it('shows every stock colour and a few products that are not for sale', () => {
    const count = (test: (pieces: number) => boolean) =>
      products.filter(product => test(stockOf(product))).length;
    expect(count(pieces => pieces === 0)).toBeGreaterThanOrEqual(4);
    expect(count(pieces => pieces > 0 && pieces <= 10)).toBeGreaterThanOrEqual(8);
    expect(count(pieces => pieces > 10)).toBeGreaterThan(products.length * 0.8);
    const closed = products.filter(product => !product.isActive).length;
    expect(closed).toBeGreaterThanOrEqual(4);
    expect(closed).toBeLessThanOrEqual(10);
  });

  it('names a manufacturer of the demo for every product, and uses all of them', () => {
    expect(new Set(products.map(product => product.manufacturer))).toEqual(
      new Set(manufacturers.map((_, i) => i)),
    );
  });

  it('draws each product in its own first colour, by a silhouette of its category and gender', () => {
    for (const { sku, colors, category, genderCategory, pictures } of products) {
      const [{ drawing }] = pictures;
      const silhouette: Silhouette = silhouettes[drawing.silhouette];
      expect(drawing.color, sku).toBe(colors[0]);
      expect(silhouette.category.toUpperCase(), sku).toBe(category);
      expect(
        silhouette.genders.map(gender => gender.toUpperCase()),
        sku,
      ).toContain(genderCategory);
    }
  });

  it('draws some products in each of their colours', () => {
    const several = products.filter(({ pictures }) => pictures.length > 1);
    expect(several.length).toBeGreaterThan(40);
    for (const { sku, colors, pictures } of several) {
      expect(
        pictures.map(({ color }) => color),
        sku,
      ).toEqual(colors);
      for (const { color, drawing } of pictures) expect(drawing.color, sku).toBe(color);
    }
  });

  it('never draws two products alike', () => {
    const looks = products.map(({ pictures: [{ drawing }] }) => {
      const { silhouette, color, shade = 0, pattern = 'plain', accent = '' } = drawing;
      return [silhouette, color, shade, pattern, accent].join(' ');
    });
    expect(duplicates(looks)).toEqual([]);
  });

  it.each([
    ['polo tişört', /polo$/],
    ['gömlek elbise', /^(shirt|safari)-dress$/],
    ['trençkot', /^trench$/],
    ['kaban', /coat$/],
    ['şort', /shorts$/],
    ['jean', /jeans$/],
    ['koşu', /^runner$/],
    ['loafer', /^loafer$/],
    ['derbi', /^derby$/],
    ['chelsea', /^ankle-boot$/],
    ['babet', /^ballerina$/],
    ['sandalet', /sandal$/],
    ['postacı çantası', /^messenger$/],
    ['sırt çantası', /^(backpack|daypack|roll-top)$/],
    ['kartlık', /^card-holder$/],
    ['fermuarlı kadın cüzdanı', /^zip-wallet$/],
    ['güneş gözlüğü', /^(sunglasses|oversized|cat-eye|aviator)$/],
    ['kaplan gözü', /^tiger-eye$/],
  ])('draws a %s for what is called so', (word, drawings) => {
    const named = products.filter(({ name }) => name.toLocaleLowerCase('tr').includes(word));
    expect(named.length).toBeGreaterThan(0);
    for (const {
      sku,
      pictures: [{ drawing }],
    } of named)
      expect(drawing.silhouette, sku).toMatch(drawings);
  });

  it('shows no cover twice', () => {
    const prints = products.map(({ pictures: [{ file }] }) =>
      createHash('sha256')
        .update(readFileSync(new URL(file, picturesFolder)))
        .digest('hex'),
    );
    expect(duplicates(prints)).toEqual([]);
  });

  it('has a rendered file for every picture and no other', () => {
    for (const { file } of pictures) {
      const address = new URL(file, picturesFolder);
      expect(existsSync(address), file).toBe(true);
      expect(statSync(address).size, file).toBeLessThan(Math.min(400_000, imageMaxBytes));
    }
    expect(readdirSync(picturesFolder).sort()).toEqual(pictures.map(({ file }) => file).sort());
  });
});

describe('a catalogue table', () => {
  const row = (cells: string) => () =>
    table({ category: 'CLOTHING', maker: 0 }, `\n${cells}\n  Bir açıklama.\n`);

  it('reads a row', () => {
    expect(
      row('TS-0001 | Deneme | MEN | 100 | 28-30 | Red Blue | crew-tee 1 stripe White | pool 12 off')(),
    ).toMatchObject([
      {
        sku: 'TS-0001',
        price: '100.00',
        sizes: ['28', '29', '30'],
        colors: ['Red', 'Blue'],
        stock: [{ size: null, color: null, quantity: 12 }],
        isActive: false,
        pictures: [
          { drawing: { silhouette: 'crew-tee', color: 'Red', shade: 1, pattern: 'stripe', accent: 'White' } },
        ],
      },
    ]);
  });

  it.each([
    ['Gender', 'TS-0001 | Deneme | BOYS | 100 | 28-30 | Red | crew-tee | pool 12'],
    ['Sizes', 'TS-0001 | Deneme | MEN | 100 | 30-28 | Red | crew-tee | pool 12'],
    ['Sizes', 'TS-0001 | Deneme | MEN | 100 | 28-40 | Red | crew-tee | pool 12'],
    ['Colour', 'TS-0001 | Deneme | MEN | 100 | 28-30 | Purple | crew-tee | pool 12'],
    ['Drawing', 'TS-0001 | Deneme | MEN | 100 | 28-30 | Red | toga | pool 12'],
    ['Drawing', 'TS-0001 | Deneme | MEN | 100 | 28-30 | Red | crew-tee paisley | pool 12'],
    ['Stock', 'TS-0001 | Deneme | MEN | 100 | 28-30 | Red | crew-tee | many'],
    ['Eight cells', 'TS-0001 | Deneme | MEN | 100 | 28-30 | Red | crew-tee'],
  ])('names the row and its wrong cell: %s', (cell, text) => {
    expect(row(text)).toThrow(cell);
    expect(row(text)).toThrow('TS-0001');
  });
});

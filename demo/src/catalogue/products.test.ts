import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { productCategories, productGenders } from '@toptan/contract/catalog/filters';
import { isGtin } from '@toptan/contract/catalog/gtin';
import { packPiecesMax, packPiecesMin, packRatioMax } from '@toptan/contract/catalog/packs';
import { stockPoolSchema } from '@toptan/contract/catalog/product-changes';
import { imageMaxBytes, newForDays } from '@toptan/contract/catalog/products';
import { toKurus } from '@toptan/contract/money';
import { describe, expect, it } from 'vitest';
import { manufacturers } from '../manufacturers.ts';
import { type DemoSizeSet, demoColors, sizeSets } from '../offering.ts';
import { piecesOf } from '../packing.ts';
import { picturesFolder } from '../pictures.ts';
import type { DemoPack, DemoProduct } from '../types.ts';
import { products } from './products.ts';
import { table } from './table.ts';
import { variants } from './variants.ts';

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

  it('offers sizes of a set, in its order, and known colors, each once', () => {
    for (const { sku, sizeSet, sizes, colors, category } of products) {
      const { sizes: ofSet }: Pick<DemoSizeSet, 'sizes'> = sizeSet ? sizeSets[sizeSet] : { sizes: [] };
      expect(
        ofSet.filter(size => sizes.includes(size)),
        sku,
      ).toEqual(sizes);
      expect(demoColors, sku).toEqual(expect.arrayContaining(colors));
      expect(duplicates([...sizes, ...colors])).toEqual([]);
      expect(colors.length, sku).toBeGreaterThan(0);
      if (category === 'CLOTHING' || category === 'SHOES') expect(sizes.length, sku).toBeGreaterThan(3);
    }
    expect(new Set(products.flatMap(({ sizeSet }) => sizeSet ?? []))).toEqual(new Set(Object.keys(sizeSets)));
  });

  it('is called and described in three languages', () => {
    for (const language of ['en', 'ar'] as const) {
      const texts = products.map(({ translations }) => translations[language]);
      expect(duplicates(texts.map(({ name }) => name))).toEqual([]);
      for (const { name, description } of texts)
        for (const text of [name, description]) {
          expect(text.length, text).toBeGreaterThan(4);
          expect(/[\u0600-\u06ff]/.test(text), text).toBe(language === 'ar');
          // Digits are Latin in Arabic, too.
          expect(text).not.toMatch(/[\u0660-\u0669]/);
        }
    }
  });

  it('sells a third of clothing and shoes in packs of what is offered, of all kinds', () => {
    const sized = products.filter(({ category }) => category === 'CLOTHING' || category === 'SHOES');
    const share = sized.filter(({ sells }) => sells !== 'loose').length / sized.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.45);
    for (const { sku, sizes, colors, sells, packs } of products) {
      expect(packs.length > 0, sku).toBe(sells !== 'loose');
      for (const pack of packs) {
        expect(piecesOf(pack), sku).toBeGreaterThanOrEqual(packPiecesMin);
        expect(piecesOf(pack), sku).toBeLessThanOrEqual(packPiecesMax);
        const cells = pack.lines.map(({ size, color }) => `${size} ${color}`);
        expect(duplicates(cells), sku).toEqual([]);
        for (const { size, color, ratio } of pack.lines) {
          expect(sizes.length ? sizes : [null], sku).toContain(size);
          expect(pack.mixed ? colors : [null], sku).toContain(color);
          expect(Number.isInteger(ratio) && ratio >= 1 && ratio <= packRatioMax, sku).toBe(true);
        }
      }
    }
    const all = products.flatMap(({ packs }) => packs);
    expect(all.some(({ mixed }) => mixed)).toBe(true);
    expect(all.some(({ unit }) => unit === 'carton')).toBe(true);
  });

  it('sells some goods from stock alone, some of them with nothing but broken packs', () => {
    const fromStock = products.filter(({ supply }) => supply === 'stock_only');
    expect(fromStock.length).toBeGreaterThanOrEqual(10);
    const isWhole = ({ stock }: DemoProduct, { lines }: DemoPack, color: string) =>
      lines.every(({ size, ratio }) =>
        stock.some(pool => pool.size === size && pool.color === color && pool.quantity >= ratio),
      );
    const broken = fromStock.filter(
      product =>
        product.sells === 'packs' &&
        stockOf(product) > 0 &&
        product.packs.every(pack => product.colors.every(color => !isWhole(product, pack, color))),
    );
    expect(broken.length).toBeGreaterThanOrEqual(3);
  });

  it('has added some goods in the last three weeks', () => {
    const fresh = products.filter(({ listedDaysAgo }) => listedDaysAgo < newForDays).length;
    expect(fresh).toBeGreaterThan(5);
    expect(fresh).toBeLessThan(products.length / 5);
  });

  it('gives every size in every color a barcode and a SKU of its own', () => {
    const all = variants();
    expect(duplicates(all.map(({ gtin }) => gtin))).toEqual([]);
    expect(duplicates(all.map(({ sku }) => sku))).toEqual([]);
    for (const { gtin, sku } of all) {
      expect(gtin).toMatch(/^\d{13}$/);
      expect(isGtin(gtin), gtin).toBe(true);
      expect(sku).toMatch(/^[A-Z]{2}-\d{4}-[A-Z]{3}(-[0-9A-Z]+)?$/);
    }
  });

  it('keeps stock as one pool or as one for each size and color', () => {
    for (const { sku, sizes, colors, stock } of products) {
      for (const pool of stock) expect(stockPoolSchema.safeParse(pool).success, sku).toBe(true);
      if (stock.length === 1) continue;
      const kept = sizes.length ? sizes : [null];
      const every = kept.flatMap(size => colors.map(color => `${size} ${color}`));
      expect(stock.map(({ size, color }) => `${size} ${color}`)).toEqual(every);
    }
    expect(products.some(product => product.stock.length > 1)).toBe(true);
  });

  it('shows every stock color and a few products that are not for sale', () => {
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

  it('draws products in each of their colors', () => {
    for (const { sku, colors, pictures } of products) {
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
    table(
      { category: 'CLOTHING', maker: 0 },
      `\n${cells}\n  Bir açıklama.\n  en Trial: A text.\n  ar تجربة: نص.\n`,
    );

  it('reads a row', () => {
    expect(
      row(
        'TS-0001 | Deneme | MEN | 100 | jeans 28-30 | Red Blue | crew-tee 1 stripe White | pool 12 only off | both 1-2-1 + carton mixed 2-2 from 29',
      )(),
    ).toMatchObject([
      {
        sku: 'TS-0001',
        price: '100.00',
        sizeSet: 'jeans',
        sizes: ['28', '29', '30'],
        colors: ['Red', 'Blue'],
        stock: [{ size: null, color: null, quantity: 12 }],
        isActive: false,
        supply: 'stock_only',
        sells: 'both',
        packs: [
          {
            unit: 'series',
            mixed: false,
            lines: [
              { size: '28', color: null, ratio: 1 },
              { size: '29', color: null, ratio: 2 },
              { size: '30', color: null, ratio: 1 },
            ],
          },
          {
            unit: 'carton',
            mixed: true,
            lines: [
              { size: '29', color: 'Red', ratio: 2 },
              { size: '30', color: 'Red', ratio: 2 },
              { size: '29', color: 'Blue', ratio: 2 },
              { size: '30', color: 'Blue', ratio: 2 },
            ],
          },
        ],
        translations: {
          en: { name: 'Trial', description: 'A text. Colors: red, blue.' },
          ar: { name: 'تجربة', description: 'نص. الألوان: أحمر، أزرق.' },
        },
        pictures: [
          { drawing: { silhouette: 'crew-tee', color: 'Red', shade: 1, pattern: 'stripe', accent: 'White' } },
          { drawing: { color: 'Blue', accent: 'White' } },
        ],
      },
    ]);
  });

  it.each([
    ['Gender', 'TS-0001 | Deneme | BOYS | 100 | jeans 28-30 | Red | crew-tee | pool 12'],
    ['Sizes', 'TS-0001 | Deneme | MEN | 100 | jeans 30-28 | Red | crew-tee | pool 12'],
    ['Sizes', 'TS-0001 | Deneme | MEN | 100 | jeans 28-40 | Red | crew-tee | pool 12'],
    ['Color', 'TS-0001 | Deneme | MEN | 100 | jeans 28-30 | Purple | crew-tee | pool 12'],
    ['Drawing', 'TS-0001 | Deneme | MEN | 100 | jeans 28-30 | Red | toga | pool 12'],
    ['Drawing', 'TS-0001 | Deneme | MEN | 100 | jeans 28-30 | Red | crew-tee paisley | pool 12'],
    ['Sizes', 'TS-0001 | Deneme | MEN | 100 | 28-30 | Red | crew-tee | pool 12'],
    ['Packs', 'TS-0001 | Deneme | MEN | 100 | jeans 28-30 | Red | crew-tee | pool 12 | packs 1-1-1-1'],
    ['Packs', 'TS-0001 | Deneme | MEN | 100 | jeans 28-30 | Red | crew-tee | pool 12 | dozens 12'],
    ['Stock', 'TS-0001 | Deneme | MEN | 100 | jeans 28-30 | Red | crew-tee | packs 12'],
    ['Stock', 'TS-0001 | Deneme | MEN | 100 | jeans 28-30 | Red | crew-tee | many'],
    ['Eight or nine cells', 'TS-0001 | Deneme | MEN | 100 | jeans 28-30 | Red | crew-tee'],
  ])('names the row and its wrong cell: %s', (cell, text) => {
    expect(row(text)).toThrow(cell);
    expect(row(text)).toThrow('TS-0001');
  });
});

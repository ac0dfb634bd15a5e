import type { BasketItem } from '@toptan/contract/basket';
import type { Product } from '@toptan/contract/catalog/products';
import { describe, expect, it } from 'vitest';
import { jeans } from '../../testing/jeans.ts';
import { cellKey } from '../pools.ts';
import {
  basketPieces,
  cellsOf,
  closedCells,
  coveredPieces,
  soldOutCells,
  stockByCell,
} from './matrix-cells.ts';

const whole: Product = {
  ...jeans,
  sizes: ['28', '30'],
  colors: ['Black'],
  stockQuantity: 30,
  stockPools: [{ size: null, color: null, quantity: 30 }],
};

const byVariant: Product = {
  ...whole,
  stockPools: [
    { size: '28', color: 'Black', quantity: 4 },
    { size: '30', color: 'Black', quantity: 10 },
  ],
};

const key = (size: string) => cellKey({ size, color: 'Black' });

const line = (size: string, quantity: number) =>
  ({
    productId: whole.id,
    quantity,
    selectedSize: size,
    selectedColor: 'Black',
    basketPackId: null,
    product: { isAvailable: true },
  }) as BasketItem;

const covered = (product: Product, pieces: Record<string, number>, lines: BasketItem[] = []) => [
  ...coveredPieces(product, pieces, lines, 'loose'),
];

it('are every size with every color, and one of what there is none of', () => {
  expect(cellsOf({ sizes: ['28', '30'], colors: ['Black', 'Red'] })).toEqual([
    { size: '28', color: 'Black' },
    { size: '30', color: 'Black' },
    { size: '28', color: 'Red' },
    { size: '30', color: 'Red' },
  ]);
  expect(cellsOf({ sizes: [], colors: ['Black'] })).toEqual([{ size: '', color: 'Black' }]);
  expect(cellsOf({ sizes: [], colors: [] })).toEqual([{ size: '', color: '' }]);
});

it('hold what lies in the basket', () => {
  expect(basketPieces([line('28', 6), line('30', 12)])).toEqual({ [key('28')]: 6, [key('30')]: 12 });
});

describe('stock', () => {
  it('of a product as a whole is shared: what lies in the basket comes first', () => {
    const pieces = { [key('28')]: 24, [key('30')]: 24 };
    expect(covered(whole, pieces)).toEqual([
      [key('28'), 24],
      [key('30'), 6],
    ]);
    expect(covered(whole, pieces, [line('30', 12)])).toEqual([
      [key('30'), 24],
      [key('28'), 6],
    ]);
    expect(stockByCell(whole).get(key('28'))).toBeUndefined();
  });

  it('of one size and color is its own', () => {
    expect(covered(byVariant, { [key('28')]: 6, [key('30')]: 6 })).toEqual([
      [key('28'), 4],
      [key('30'), 6],
    ]);
    expect(stockByCell(byVariant).get(key('30'))).toBe(10);
  });

  it('is also taken by what lies in the basket in packs, and the other way round', () => {
    const inPacks = { ...line('30', 8), basketPackId: 'p' };
    expect(covered(byVariant, { [key('30')]: 6 }, [inPacks])).toEqual([[key('30'), 2]]);
    const loose = line('30', 7);
    expect([...coveredPieces(byVariant, { [key('30')]: 6 }, [loose], 'packs')]).toEqual([[key('30'), 3]]);
    const closed = { ...inPacks, product: { ...inPacks.product, isAvailable: false } };
    expect(covered(byVariant, { [key('30')]: 6 }, [closed])).toEqual([[key('30'), 6]]);
  });

  it('covers nothing where there is none, or where pieces are no whole number', () => {
    expect(covered({ ...whole, stockPools: [] }, { [key('28')]: 5 })).toEqual([[key('28'), 0]]);
    expect(covered(whole, { [key('28')]: Number.NaN })).toEqual([]);
  });
});

it('are closed where the server says so', () => {
  const product: Product = { ...whole, closedCells: [['28', 'Black']] };
  expect([...closedCells(product)]).toEqual([key('28')]);
  expect(closedCells(whole).size).toBe(0);
});

it('finds what is sold out of goods that are not produced, but for closed cells', () => {
  const pool = (size: string, quantity: number) => ({ size, color: 'Black', quantity });
  const stockPools = [pool('28', 0), pool('29', 3), pool('30', 0)];
  const closed: Product['closedCells'] = [['30', 'Black']];
  const goods = { sizes: ['28', '29', '30'], colors: ['Black'], closedCells: closed, stockPools };
  expect([...soldOutCells({ ...goods, supply: 'stock_only' })]).toEqual([key('28')]);
  expect(soldOutCells({ ...goods, supply: 'to_order' }).size).toBe(0);
  const ofWhole = (quantity: number) => [{ size: null, color: null, quantity }];
  const left = (quantity: number) => [
    ...soldOutCells({ ...goods, stockPools: ofWhole(quantity), supply: 'stock_only' }),
  ];
  expect(left(0)).toEqual([key('28'), key('29')]);
  expect(left(1)).toEqual([]);
});

import type { ProductPack } from '@toptan/contract/catalog/packs';
import { describe, expect, it } from 'vitest';
import { jeans } from '../../testing/jeans.ts';
import { nearestPacks, packRows, restOf } from './pack-rows.ts';

const series: ProductPack = {
  id: 'series',
  name: null,
  unit: 'series',
  mixed: false,
  pieces: 4,
  lines: [
    { size: '30', color: null, ratio: 1 },
    { size: '31', color: null, ratio: 3 },
  ],
};
const mixed: ProductPack = {
  ...series,
  id: 'mixed',
  mixed: true,
  pieces: 2,
  lines: [
    { size: '30', color: 'Black', ratio: 1 },
    { size: '30', color: 'White', ratio: 1 },
  ],
};

const stock = (...pools: [string | null, string | null, number][]) =>
  pools.map(([size, color, quantity]) => ({ size, color, quantity }));
const product = {
  ...jeans,
  sizes: ['30', '31'],
  colors: ['Black', 'White'],
  packs: [series, mixed],
  stockPools: stock(['30', 'Black', 5], ['31', 'Black', 6], ['30', 'White', 5], ['31', 'White', 2]),
};
const row = (change: Partial<typeof product> & { supply?: 'stock_only' } = {}, at = 0) =>
  packRows({ ...product, ...change }, 'pieces')[at] ?? expect.fail('no row');

describe('the packs of a product', () => {
  it('are one row for each color, and one of mixed colors', () => {
    expect(packRows(product, 'pieces').map(({ pack, color }) => [pack.id, color])).toEqual([
      ['series', 'Black'],
      ['series', 'White'],
      ['mixed', null],
    ]);
  });

  it('count the whole packs in stock, of each size or of the product', () => {
    expect(row().inStock).toBe(2);
    expect(row({ stockPools: stock([null, null, 11]) }).inStock).toBe(2);
  });

  it('can be ordered up to 999 pieces of their largest line, of what is not produced up to stock', () => {
    expect(row().most).toBe(333);
    expect(row({ supply: 'stock_only' }).most).toBe(2);
  });

  it('are broken where stock alone is sold and lacks a size, and say which', () => {
    expect(row({}, 1).isBroken).toBe(false);
    const broken = row({ supply: 'stock_only' }, 1);
    expect(broken.isBroken).toBe(true);
    expect(broken.cells.map(({ size, inStock, isMissing }) => [size, inStock, isMissing])).toEqual([
      ['30', 5, false],
      ['31', 2, true],
    ]);
  });

  it('leave to be ordered singly what no whole pack holds, as much as fits into a line', () => {
    const restWhite = (sells: 'packs' | 'both', pieces = 5) => {
      const pools = stock(
        ['30', 'Black', 5],
        ['31', 'Black', 6],
        ['30', 'White', pieces],
        ['31', 'White', 2],
      );
      const rows = packRows({ ...product, supply: 'stock_only', stockPools: pools }, 'pieces');
      return restOf(rows[1] ?? expect.fail('no row'), rows, sells, {}).map(each => [each.size, each.pieces]);
    };
    // The mixed pack is whole, and holds a White 30.
    expect(restWhite('packs')).toEqual([['31', 2]]);
    expect(restWhite('both', 1200)).toEqual([
      ['30', 999],
      ['31', 2],
    ]);
    expect(restOf(row(), [row()], 'packs', {})).toEqual([]);
  });

  it('are limited by no stock that the shop does not know, and broken by what it knows to be none', () => {
    const masked = (...pieces: [number, number]) =>
      packRows(
        {
          ...product,
          supply: 'stock_only',
          stockPools: stock(['30', 'Black', pieces[0]], ['31', 'Black', pieces[1]]),
        },
        'words',
      )[0];
    expect(masked(1, 1)).toMatchObject({ inStock: null, most: 333, isBroken: false });
    expect(masked(1, 0)).toMatchObject({ isBroken: true });
  });

  it('are not offered with a size that is closed', () => {
    expect(row({ closedCells: [['31', 'Black']] }).isClosed).toBe(true);
    expect(row({ closedCells: [['31', 'Black']] }, 1).isClosed).toBe(false);
  });

  it('leave the other sizes to be had by the piece where stock alone is sold and one is closed', () => {
    const broken = row({ supply: 'stock_only', closedCells: [['31', 'Black']] });
    expect(broken).toMatchObject({ isBroken: true, isClosed: false, most: 0 });
    expect(broken.cells.map(({ inStock, isMissing }) => [inStock, isMissing])).toEqual([
      [5, false],
      [0, true],
    ]);
  });

  it('are the two whole numbers around pieces', () => {
    expect(nearestPacks(50, row())).toEqual([12, 13]);
    expect(nearestPacks(48, row())).toEqual([12, 12]);
  });
});

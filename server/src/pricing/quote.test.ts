import type { StockView } from '@toptan/contract/portal';
import { describe, expect, test } from 'vitest';
import type { SoldPack } from '../catalog/packs/queries.ts';
import type { Pool } from '../catalog/stock/allocation.ts';
import type { OrderTerm, QuantityTerm } from '../terms/effective.ts';
import { type CustomerTerms, noTerms } from '../terms/judge.ts';
import { type Basis, type QuotedLine, quoteOf } from './quote.ts';

const shop = { kind: 'shop', processingFee: '25.00', stockView: 'pieces' } as const;

type Given = Partial<Omit<QuotedLine, 'article'>> & { article?: Partial<QuotedLine['article']> };

const lineOf = ({ article, ...given }: Given = {}): QuotedLine => ({
  id: `${given.selectedSize}`,
  productId: 'shirt',
  selectedSize: null,
  selectedColor: null,
  quantity: 1,
  basketPackId: null,
  pack: null,
  isOpen: true,
  ...given,
  article: {
    name: 'Shirt',
    translations: { tr: { name: 'Gömlek' } },
    price: '100.00',
    isForSale: true,
    ...({ id: 'shirt', sells: 'loose', supply: 'to_order', leadTime: null, ...article } as const),
  },
});

const stocked = (given: Given = {}) =>
  lineOf({ ...given, article: { supply: 'stock_only', ...given.article } });

const poolOf = (quantity: number, given: Partial<Pool> = {}): Pool => ({
  id: `${given.size ?? ''}${given.color ?? ''}`,
  productId: 'shirt',
  size: null,
  color: null,
  quantity,
  isOpen: true,
  ...given,
});

const everyone = { id: '', customerId: null, groupId: null };

const quantityTerm = (given: Partial<QuantityTerm>): CustomerTerms => ({
  ...noTerms,
  quantity: [{ ...everyone, productId: null, grain: 'cell', min: null, max: null, multiple: null, ...given }],
});

const orderTerm = (given: Partial<OrderTerm>, isFirstOrder = false): CustomerTerms => {
  const label = { manufacturerId: null, labelEn: null, labelTr: null, labelAr: null };
  const amounts = { minPieces: null, minLira: null, firstOrderMinLira: null, maxLira: null };
  return {
    ...noTerms,
    order: [{ ...everyone, ...label, ...amounts, productIds: null, ...given }],
    isFirstOrder,
  };
};

const quoted = (
  lines: readonly QuotedLine[],
  basis: Partial<Basis> = {},
  as: { stockView?: StockView } = {},
) => quoteOf(lines, { pools: [], packs: [], terms: noTerms, ...basis }, { ...shop, ...as });

const problemsOf = (...given: Parameters<typeof quoted>) =>
  quoted(...given).lines.map(({ problems }) => problems);

describe('amounts', () => {
  test('are the pieces at the price of their product, exactly, and the fee', () => {
    const { lines, ...amounts } = quoted([
      lineOf({ quantity: 3, article: { price: '0.10' } }),
      lineOf({ quantity: 999, article: { price: '1234567.89' } }),
    ]);
    expect(lines.map(({ unitPrice, totalPrice }) => [unitPrice, totalPrice])).toEqual([
      ['0.10', '0.30'],
      ['1234567.89', '1233333322.11'],
    ]);
    expect(amounts).toEqual({
      limits: [],
      subtotal: '1233333322.41',
      processingFee: '25.00',
      total: '1233333347.41',
      isTooMuch: false,
    });
  });

  test('of nothing are the fee', () => {
    expect(quoted([])).toMatchObject({ lines: [], subtotal: '0.00', total: '25.00' });
  });

  test('count what cannot be ordered any more, as the basket shows it', () => {
    const closed = lineOf({ isOpen: false });
    expect(quoted([closed]).subtotal).toBe('100.00');
  });

  test('say where they are more than an order can come to', () => {
    const most = (quantity: number) => lineOf({ quantity, article: { price: '99999999.99' } });
    const ten = Array.from({ length: 10 }, () => most(999));
    expect(quoted(ten)).toMatchObject({ subtotal: '998999999900.10', isTooMuch: false });
    expect(quoted([...ten, most(10)]).isTooMuch).toBe(false);
    expect(quoted([...ten, most(11)]).isTooMuch).toBe(true);
    const thousand = Array.from({ length: 1000 }, () => most(999));
    expect(quoted(thousand).isTooMuch).toBe(true);
  });
});

describe('what stock covers', () => {
  const sizes = ['S', 'M'].map(selectedSize => lineOf({ selectedSize, quantity: 3 }));

  test('goes to the lines in their order', () => {
    const { lines } = quoted(sizes, { pools: [poolOf(5)] });
    expect(lines.map(({ fromStock }) => fromStock)).toEqual([3, 2]);
    expect(lines.map(({ taken }) => taken)).toEqual([
      { stockPoolId: '', fromStock: 3 },
      { stockPoolId: '', fromStock: 2 },
    ]);
  });

  test('does not go to a line that cannot be ordered', () => {
    const [first, second] = sizes.map((line, at) => ({ ...line, isOpen: at > 0 }));
    if (!first || !second) throw new Error('two lines');
    const { lines } = quoted([first, second], { pools: [poolOf(5)] });
    expect(lines.map(({ fromStock, isOrderable }) => [fromStock, isOrderable])).toEqual([
      [0, false],
      [3, true],
    ]);
  });

  test('is what an order takes, whatever the shop sees of it', () => {
    const [line] = quoted([lineOf({ quantity: 20 })], { pools: [poolOf(15)] }, { stockView: 'capped' }).lines;
    expect(line).toMatchObject({ fromStock: 11, taken: { fromStock: 15 } });
  });
});

describe('rules', () => {
  test('name what they are broken by, with the nearest right pieces', () => {
    const terms = quantityTerm({ min: 12, multiple: 6 });
    expect(problemsOf([lineOf({ quantity: 8 })], { terms })).toEqual([
      [{ code: 'too_small', grain: 'cell', limit: 12, pieces: 8, below: null, above: 12 }],
    ]);
    expect(quoted([lineOf({ quantity: 12 })], { terms }).lines[0]).toMatchObject({
      problems: [],
      multiple: 6,
    });
  });

  test('do not judge what cannot be ordered', () => {
    const closed = lineOf({ quantity: 8, isOpen: false });
    const { lines, limits } = quoted([closed], {
      terms: { ...quantityTerm({ min: 12 }), order: orderTerm({ minPieces: 100 }).order },
    });
    expect([lines[0]?.problems, limits]).toEqual([[], []]);
  });

  test('of the order count the goods without the fee', () => {
    const limits = (terms: CustomerTerms) => quoted([lineOf({ quantity: 4 })], { terms }).limits;
    expect(limits(orderTerm({ minLira: '500.00', minPieces: 4, maxLira: '399.99' }))).toMatchObject([
      { code: 'too_small', unit: 'lira', limit: '500.00', current: '400.00', missing: '100.00' },
      { code: 'too_small', unit: 'pieces', limit: '4', current: '4', missing: '0' },
      { code: 'too_big', unit: 'lira', limit: '399.99', current: '400.00', missing: '0.01' },
    ]);
  });

  test('of a first order hold while it is the first', () => {
    const term = { minLira: '100.00', firstOrderMinLira: '500.00' };
    const limitOf = (isFirst: boolean) =>
      quoted([lineOf()], { terms: orderTerm(term, isFirst) }).limits.map(each => [
        each.limit,
        each.isFirstOrder,
      ]);
    expect(limitOf(true)).toEqual([['500.00', true]]);
    expect(limitOf(false)).toEqual([['100.00', false]]);
  });
});

describe('goods that are not produced', () => {
  test('lack what stock does not cover, at their line and in the limits of the order', () => {
    const { lines, limits } = quoted([stocked({ id: 'line', quantity: 6 })], { pools: [poolOf(4)] });
    expect(lines[0]?.problems).toEqual([
      { code: 'stock_short', grain: 'cell', limit: 4, pieces: 6, below: 4, above: null },
    ]);
    expect(limits).toEqual([
      {
        code: 'stock_short',
        unit: 'pieces',
        limit: '4',
        current: '6',
        missing: '2',
        isFirstOrder: false,
        label: { en: 'Shirt', tr: 'Gömlek', ar: 'Shirt' },
        productIds: ['shirt'],
        basketItemId: 'line',
      },
    ]);
    expect(quoted([lineOf({ quantity: 6 })], { pools: [poolOf(4)] }).limits).toEqual([]);
  });

  test.each([
    [{ min: 12 }, 5, 4, { below: null, above: 5 }],
    [{ min: 12 }, 20, 4, { below: null, above: 12 }],
    [{ multiple: 6 }, 10, 8, { below: 6, above: 10 }],
    [{ multiple: 6 }, 3, 5, { below: 3, above: null }],
    [{ max: 18 }, 13, 20, { below: 13, above: null }],
    [{ min: 12 }, 0, 4, { below: null, above: null }],
  ])(
    'under %o and %i in stock are repaired, of %i, by what stock covers',
    (rule, stock, quantity, repairs) => {
      const [problems] = problemsOf([stocked({ quantity })], {
        pools: [poolOf(stock)],
        terms: quantityTerm(rule),
      });
      expect(problems?.[0]).toMatchObject(repairs);
    },
  );

  test('leave to a line what the other lines of the same stock do not take', () => {
    const lines = [stocked({ selectedSize: 'S', quantity: 1 }), stocked({ selectedSize: 'M', quantity: 2 })];
    const terms = quantityTerm({ min: 12, multiple: 6 });
    const [, problems] = problemsOf(lines, { pools: [poolOf(5)], terms });
    expect(problems).toMatchObject([{ code: 'too_small', above: 4 }]);
  });

  test('can be ordered to the last piece, whatever minimum and multiple say', () => {
    const terms = quantityTerm({ min: 12, multiple: 6 });
    expect(problemsOf([stocked({ quantity: 5 })], { pools: [poolOf(5)], terms })).toEqual([[]]);
  });

  test.each([
    ['capped', 4, { limit: 4, below: 4 }, { limit: '4', missing: '2' }],
    ['capped', 14, { limit: 11, below: null }, { limit: '11', missing: '1' }],
    ['words', 4, { limit: 1, below: null }, { limit: '1', missing: '1' }],
    ['words', 0, { limit: 0, below: null }, { limit: '0', missing: '6' }],
  ] as const)('tell who sees stock as %s of %i left no more', (stockView, left, problem, limit) => {
    const lines = [stocked({ quantity: left === 14 ? 16 : 6 })];
    const { lines: shown, limits } = quoted(lines, { pools: [poolOf(left)] }, { stockView });
    expect(shown[0]?.problems).toMatchObject([problem]);
    expect(limits).toMatchObject([limit]);
  });

  test('are repaired by no number that only stock explains', () => {
    const above = (stock: number, stockView: StockView) =>
      problemsOf(
        [stocked({ quantity: 4 })],
        {
          pools: [poolOf(stock)],
          terms: quantityTerm({ min: 24 }),
        },
        { stockView },
      )[0]?.[0]?.above;
    expect(['pieces', 'capped', 'words'].map(view => above(13, view as StockView))).toEqual([13, null, null]);
    expect(above(30, 'words')).toBe(24);
  });
});

describe('packs', () => {
  const series: SoldPack = {
    id: 'series',
    productId: 'shirt',
    name: null,
    unit: 'series',
    mixed: false,
    pieces: 4,
    isActive: true,
    replacedById: null,
    openIn: ['Black'],
    lines: [
      { size: 'S', color: null, ratio: 1 },
      { size: 'M', color: null, ratio: 3 },
    ],
  };
  const inPacks = { sells: 'packs' } as const;
  const single = (quantity: number, article: Given['article'] = {}) =>
    lineOf({ selectedSize: 'S', selectedColor: 'Black', quantity, article: { ...inPacks, ...article } });
  const ofPack = (selectedSize: string, given: Given = {}) =>
    lineOf({ selectedSize, basketPackId: 'held', pack: { isActive: true }, article: inPacks, ...given });

  test('stop single pieces of goods that are sold in them, with the nearest whole packs', () => {
    const [line] = quoted([single(9)], { packs: [series] }).lines;
    expect(line).toMatchObject({ isOrderable: false, isClosed: false, inPacks: { below: 8, above: 12 } });
  });

  test('are offered for pieces as far as stock covers them, and as the shop may know that', () => {
    const pools = [poolOf(2, { size: 'S', color: 'Black' }), poolOf(9, { size: 'M', color: 'Black' })];
    const inPacksOf = (quantity: number, stockView: StockView = 'pieces') =>
      quoted([single(quantity, { supply: 'stock_only' })], { packs: [series], pools }, { stockView }).lines[0]
        ?.inPacks;
    expect(inPacksOf(5)).toEqual({ below: 4, above: 8 });
    expect(inPacksOf(9)).toEqual({ below: 8 });
    expect(inPacksOf(9, 'words')).toEqual({ below: 4 });
    expect(inPacksOf(3, 'words')).toEqual({ above: 4 });
    expect(inPacksOf(5, 'capped')).toEqual({ below: 4 });
  });

  test('can be ordered as long as all of their lines can', () => {
    const orderable = (...lines: QuotedLine[]) => quoted(lines).lines.map(({ isOrderable }) => isOrderable);
    expect(orderable(ofPack('S'), ofPack('M'), lineOf())).toEqual([true, true, true]);
    expect(orderable(ofPack('S', { isOpen: false }), ofPack('M'), lineOf())).toEqual([false, false, true]);
    expect(orderable(ofPack('S', { pack: { isActive: false } }))).toEqual([false]);
    expect(orderable(ofPack('S', { article: { sells: 'loose' } }))).toEqual([false]);
  });

  test('are not set by the piece', () => {
    const terms = quantityTerm({ multiple: 6 });
    expect(quoted([ofPack('S')], { terms }).lines[0]?.multiple).toBe(1);
  });
});

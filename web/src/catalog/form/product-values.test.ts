import { newProductSchema } from '@toptan/contract/catalog/product-changes';
import type { Product } from '@toptan/contract/catalog/products';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberColors } from '../../i18n/colors.ts';
import { colors } from '../../testing/colors.ts';
import { jeans } from '../../testing/jeans.ts';
import { cellKey } from '../pools.ts';
import {
  gridTotal,
  isByVariant,
  type ProductFormValues,
  productBody,
  productChanges,
  productValues,
} from './product-values.ts';

beforeEach(() => rememberColors(colors));

const cellOf = (size: string) => cellKey({ size, color: null });

const whole = (quantity: number) => [{ size: null, color: null, quantity }];

const byVariant: Product = {
  ...jeans,
  stockQuantity: 16,
  stockPools: [
    { size: '30', color: 'Black', quantity: 1 },
    { size: '30', color: 'Blue', quantity: 2 },
    { size: '32', color: 'Black', quantity: 5 },
    { size: '32', color: 'Blue', quantity: 8 },
  ],
};

/** The body of an edit of `edited`, as it goes through the form. */
function sent(edited: Product, typed: Partial<ProductFormValues>) {
  const before = productValues(edited);
  const now = { ...before, ...typed };
  return productChanges(before, now, newProductSchema.parse(productBody(now)));
}

describe('an edit of a product', () => {
  it('sends nothing when nothing was changed', () => {
    expect(sent(jeans, {})).toEqual({});
    expect(sent(byVariant, {})).toEqual({});
  });

  it('sends the changed fields alone, emptied ones as null', () => {
    expect(sent(jeans, { price: '470.5', costPrice: '', sku: ' ', category: '' })).toEqual({
      price: '470.50',
      costPrice: null,
      sku: null,
      category: null,
    });
  });

  it('sends all translations when one was changed, blank ones left out', () => {
    const edited = { ...jeans, translations: { tr: { name: 'Kot' }, ar: { name: 'جينز' } } };
    const before = productValues(edited).translations;
    const typed = {
      ...before,
      tr: { name: 'Kot pantolon', description: '' },
      ar: { name: ' ', description: '' },
    };
    expect(sent(edited, { translations: typed })).toEqual({ translations: { tr: { name: 'Kot pantolon' } } });
  });

  it('leaves the stock out unless it was touched, for orders may have taken some meanwhile', () => {
    expect(sent(jeans, { name: 'Jean' })).toEqual({ name: 'Jean' });
    expect(sent(jeans, { stockQuantity: 45 })).toEqual({ stockQuantity: 45 });
  });

  it('tells cells apart whose names hold the same letters', () => {
    const stockPools = [
      { size: 'S', color: 'M_Red', quantity: 1 },
      { size: 'S', color: 'Red', quantity: 2 },
      { size: 'S_M', color: 'M_Red', quantity: 4 },
      { size: 'S_M', color: 'Red', quantity: 8 },
    ];
    const product = { ...jeans, sizes: ['S', 'S_M'], colors: ['M_Red', 'Red'], stockPools };
    expect(gridTotal(productValues(product))).toBe(15);
  });

  it('sends all pools when a cell was typed', () => {
    const stockGrid = { ...productValues(byVariant).stockGrid, [cellKey({ size: '30', color: 'Blue' })]: 12 };
    expect(sent(byVariant, { stockGrid })).toEqual({
      stockPools: [
        { size: '30', color: 'Black', quantity: 1 },
        { size: '30', color: 'Blue', quantity: 12 },
        { size: '32', color: 'Black', quantity: 5 },
        { size: '32', color: 'Blue', quantity: 8 },
      ],
    });
  });

  it('leaves it to the server to add empty pools for a new size', () => {
    expect(sent(byVariant, { sizes: ['30', '31', '32'] })).toEqual({ sizes: ['30', '31', '32'] });
  });

  it('sends the remaining pools when a color is removed with its stock', () => {
    expect(sent(byVariant, { colors: ['Black'] })).toEqual({
      colors: ['Black'],
      stockPools: [
        { size: '30', color: 'Black', quantity: 1 },
        { size: '32', color: 'Black', quantity: 5 },
      ],
    });
  });

  it('turns one figure into pools', () => {
    const changes = sent(jeans, {
      stockByVariant: true,
      stockGrid: { [cellKey({ size: '30', color: 'Black' })]: 7 },
    });
    expect(changes).toEqual({
      stockPools: [
        { size: '30', color: 'Black', quantity: 7 },
        { size: '30', color: 'Blue', quantity: 0 },
        { size: '32', color: 'Black', quantity: 0 },
        { size: '32', color: 'Blue', quantity: 0 },
      ],
    });
  });

  it('turns pools into one figure', () => {
    const changes = sent(byVariant, { stockByVariant: false, stockQuantity: 16 });
    expect(changes).toEqual({ stockPools: whole(16) });
  });

  it('keeps one figure when no size and color is left to keep stock by', () => {
    const changes = sent(byVariant, { sizes: [], colors: [] });
    expect(changes).toEqual({ sizes: [], colors: [], stockPools: whole(16) });
  });
});

describe('a new product', () => {
  it('is active and has no stock by default', () => {
    const values = { ...productValues(null), name: 'Kemer', price: '245' };
    expect(newProductSchema.parse(productBody(values))).toMatchObject({
      isActive: true,
      stockQuantity: 0,
      sku: null,
      genderCategory: null,
    });
  });

  it('has its stock by size where it comes in sizes alone', () => {
    const values: ProductFormValues = {
      ...productValues(null),
      name: 'Kemer',
      price: '245',
      sizes: ['30', '32'],
      stockByVariant: true,
      stockGrid: { [cellOf('30')]: 3, [cellOf('32')]: 4, [cellOf('34')]: 9 },
    };
    expect(isByVariant(values)).toBe(true);
    expect(gridTotal(values)).toBe(7);
    expect(newProductSchema.parse(productBody(values))).toMatchObject({
      stockPools: [
        { size: '30', color: null, quantity: 3 },
        { size: '32', color: null, quantity: 4 },
      ],
    });
  });
});

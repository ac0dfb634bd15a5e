import { describe, expect, test } from 'vitest';
import type { QuantityTerm } from './effective.ts';
import { lineProblems, noTerms } from './judge.ts';

const everyone: QuantityTerm = {
  id: 'rule',
  customerId: null,
  groupId: null,
  productId: null,
  grain: 'cell',
  min: 12,
  max: null,
  multiple: 6,
};

const line = { productId: 'jeans', selectedSize: '30', selectedColor: null };

describe('what is left of goods that are not produced', () => {
  const problemsOf = (quantity: number, isRest: boolean, term: Partial<QuantityTerm> = {}) => {
    const last = { ...line, quantity };
    const terms = { ...noTerms, quantity: [{ ...everyone, ...term }] };
    return lineProblems([last], terms, (_line, grain) => isRest && grain === 'cell').get(last);
  };

  test('can be ordered exactly, whatever minimum and multiple say', () => {
    expect(problemsOf(5, true)).toBeUndefined();
    expect(problemsOf(13, true)).toBeUndefined();
    expect(problemsOf(5, false)).toMatchObject([{ code: 'too_small', limit: 12 }]);
  });

  test('is counted as the rule counts, and keeps a maximum', () => {
    expect(problemsOf(5, true, { grain: 'color' })).toMatchObject([{ code: 'too_small', grain: 'color' }]);
    expect(problemsOf(20, true, { max: 18 })).toMatchObject([{ code: 'too_big', limit: 18, below: 18 }]);
  });
});

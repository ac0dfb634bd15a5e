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
  const problemsOf = (quantity: number, left?: number) => {
    const last = { ...line, quantity, ...(left !== undefined && { left }) };
    return lineProblems([last], { ...noTerms, quantity: [everyone] }).get(last);
  };

  test('can be ordered exactly, whatever the rules say', () => {
    expect(problemsOf(5, 5)).toBeUndefined();
    expect(problemsOf(4, 5)).toMatchObject([{ code: 'too_small', limit: 12 }]);
    expect(problemsOf(5)).toMatchObject([{ code: 'too_small' }]);
  });
});

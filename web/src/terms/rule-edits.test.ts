import type { Term } from '@toptan/contract/terms';
import { describe, expect, it } from 'vitest';
import { followed } from '../lists/use-form-rows.ts';
import { ruleKind } from './product-rules-api.ts';
import { blankRule, editOf, proposalOf, type RuleEdit, ruleFault } from './rule-edits.ts';

const stored = {
  id: 'a',
  kind: 'quantity',
  customerId: null,
  customerName: null,
  groupId: null,
  groupName: null,
  grain: 'cell',
  min: 12,
  max: null,
  multiple: null,
} as Term;

const rule = (typed: Partial<RuleEdit>): RuleEdit => ({ ...blankRule('everyone', 'cell', 'new'), ...typed });

describe('the rules of a product', () => {
  it('are sent as they are stored until something else is typed, and without what is emptied', () => {
    const asStored = proposalOf([editOf(stored)]);
    expect(asStored).toEqual([
      { customerId: null, groupId: null, grain: 'cell', min: 12, max: null, multiple: null },
    ]);
    expect(proposalOf([{ ...editOf(stored), min: ' ١٢ ' }])).toEqual(asStored);
    expect(proposalOf([{ ...editOf(stored), multiple: '6' }])).toMatchObject([{ min: 12, multiple: 6 }]);
    expect(proposalOf([{ ...editOf(stored), min: '' }, rule({ min: '0' })])).toMatchObject([{ min: 0 }]);
  });

  it('are sent without those that say nothing or are for nobody yet', () => {
    const nobody = rule({ reach: 'customer', min: '6' });
    expect(proposalOf([rule({}), nobody, rule({ max: '60' })])).toMatchObject([{ min: null, max: 60 }]);
  });

  it.each([
    [{ min: 'six' }, { field: 'min', code: 'not_an_integer' }],
    [{ multiple: '1.5' }, { field: 'multiple', code: 'not_an_integer' }],
    [{ max: '1000000' }, { field: 'max', code: 'not_an_integer' }],
    [
      { min: '12', max: '6' },
      { field: 'max', code: 'maxBelowMin' },
    ],
    [
      { min: '10', multiple: '6' },
      { field: 'multiple', code: 'notMultiples' },
    ],
    [
      { max: '10', multiple: '6' },
      { field: 'multiple', code: 'notMultiples' },
    ],
    [
      { reach: 'group', min: '6' },
      { field: 'whom', code: 'whoRequired' },
    ],
    [{ reach: 'group' }, null],
    [{ min: '12', max: '60', multiple: '6' }, null],
  ] as const)('%o has the fault %o', (typed, fault) => {
    expect(ruleFault(rule(typed))).toEqual(fault);
  });
});

it('a draft follows what somebody else does to rules that nobody touched, and has one rule for each customer', () => {
  const ofShop = (id: string, customerId: string, min: number): Term => ({ ...stored, id, customerId, min });
  const shown = [stored, ofShop('changed', 'atlas', 6), ofShop('deleted', 'bahar', 6)];
  const mine = rule({ reach: 'customer', customerId: 'deniz', min: '3' });
  const rules = [{ ...editOf(stored), min: '10' }, ...shown.slice(1).map(editOf), mine];
  const now = [
    stored,
    ofShop('changed', 'atlas', 9),
    ofShop('theirs', 'deniz', 5),
    ofShop('added', 'ege', 4),
  ];
  const found = followed({ rows: rules, shown }, now, ruleKind);
  expect(found.rows.map(({ customerId, min }) => [customerId, min])).toEqual([
    [null, '10'],
    ['atlas', '9'],
    ['deniz', '3'],
    ['ege', '4'],
  ]);
  const known = found.shown.map(({ id }) => id);
  expect(known, 'a rule that nobody has seen is not saved over').toEqual(['a', 'changed', 'added']);
});

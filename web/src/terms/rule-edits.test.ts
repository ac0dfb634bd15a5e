import type { Term } from '@toptan/contract/terms';
import { describe, expect, it } from 'vitest';
import { blankRule, editOf, proposalOf, type RuleEdit, ruleFault } from './rule-edits.ts';

const stored = {
  ...{ id: 'a', kind: 'quantity', customerId: null, customerName: null, groupId: null, groupName: null },
  ...{ grain: 'cell', min: 12, max: null, multiple: null },
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

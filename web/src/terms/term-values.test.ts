import { newTermSchema } from '@toptan/contract/term-changes';
import { describe, expect, it } from 'vitest';
import { type TermValues, termBody, termValues } from './term-values.ts';

const sent = (typed: Partial<TermValues>) => termBody({ ...termValues(null), ...typed });

describe('a rule as it is sent', () => {
  it('holds the fields of its kind, and null for what is left empty', () => {
    expect(sent({ min: ' ١٢ ', minLira: '5.00' })).toEqual({
      kind: 'quantity',
      customerId: null,
      groupId: null,
      productId: null,
      grain: 'cell',
      min: 12,
      max: null,
      multiple: null,
    });
    expect(sent({ kind: 'order', min: '5', minLira: '15000.00' })).toMatchObject({
      minLira: '15000.00',
      minPieces: null,
    });
    expect(sent({ kind: 'order', min: '5' })).not.toHaveProperty('min');
  });

  it('is for whom was chosen last', () => {
    const both = { customerId: 'a', groupId: 'b' };
    expect(sent({ ...both, reach: 'group' })).toMatchObject({ customerId: null, groupId: 'b' });
    expect(sent({ ...both, reach: 'everyone' })).toMatchObject({ customerId: null, groupId: null });
  });

  it('takes 0 for none, and leaves to the contract what is no whole number', () => {
    expect(sent({ min: '0', multiple: '0' })).toMatchObject({ min: 0, multiple: 1 });
    for (const typed of ['1.5', '-3', 'six'])
      expect(newTermSchema.safeParse(sent({ min: typed })).success).toBe(false);
  });
});

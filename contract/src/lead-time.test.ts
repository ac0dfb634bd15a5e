import { expect, it } from 'vitest';
import { leadTimeText, parseLeadTime } from './lead-time.ts';
import { defaultLeadTime } from './manufacturers.ts';

it.each([
  [defaultLeadTime, { from: 3, to: 5 }],
  ['10 days', { from: 10, to: 10 }],
  ['1 day', { from: 1, to: 1 }],
  ['1-2 days', { from: 1, to: 2 }],
])('%s is read as days and written as it was', (text, days) => {
  expect(parseLeadTime(text)).toEqual(days);
  expect(leadTimeText(days)).toBe(text);
});

it.each(['5-7 iş günü', '5-3 days', '0-2 days', '3.5 days', 'NaN-5 days', '3-5', 'about 3-5 days', ''])(
  '%s is no number of days',
  text => {
    expect(parseLeadTime(text)).toBeNull();
  },
);

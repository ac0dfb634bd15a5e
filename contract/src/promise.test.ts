import { expect, test } from 'vitest';
import { expectedOf, isWorse, promisedDays, promiseOf } from './promise.ts';

test('pieces to be produced have the days of their lead time, and none where it names no days', () => {
  // 2026-11-28 is a Saturday.
  expect(promisedDays('3-5 days', '2026-11-28')).toEqual({
    promisedFrom: '2026-12-02',
    promisedUntil: '2026-12-04',
  });
  for (const leadTime of ['as agreed', '5-3 days', null])
    expect(promisedDays(leadTime, '2026-11-28')).toEqual({ promisedFrom: null, promisedUntil: null });
});

test('lines are promised their pieces from stock, and the others by the first and the last of their days', () => {
  const days = (promisedFrom: string, promisedUntil: string) => ({ promisedFrom, promisedUntil });
  const lines = [
    { quantity: 60, fromStock: 58, ...days('2026-12-02', '2026-12-04') },
    { quantity: 48, fromStock: 0, ...days('2026-12-03', '2026-12-03') },
    { quantity: 5, fromStock: 5, ...days('2026-11-30', '2027-01-04') },
  ];
  const promise = promiseOf(lines);
  expect(promise).toEqual({
    fromStock: 63,
    dated: { pieces: 50, from: '2026-12-02', until: '2026-12-04' },
    undated: 0,
  });
  expect(expectedOf(promise)).toEqual({ fromStock: 63, until: '2026-12-04' });
  const withOther = promiseOf([...lines, { quantity: 7, fromStock: 1 }]);
  expect(withOther).toMatchObject({ fromStock: 64, dated: promise.dated, undated: 6 });
  expect(expectedOf(withOther)).toEqual({ fromStock: 64, until: null });
  expect(promiseOf([])).toEqual({ fromStock: 0, dated: null, undated: 0 });
});

test.each([
  ['as promised', 4, '2026-12-04', 0, false],
  ['sooner', 4, '2026-12-03', 0, false],
  ['more of it from stock', 5, '2026-12-04', 0, false],
  ['fewer from stock', 3, '2026-12-04', 0, true],
  ['later', 4, '2026-12-05', 0, true],
  ['partly without a day', 4, '2026-12-04', 1, true],
])('what comes %s is no worse, unless it is', (_, fromStock, until, undated, worse) => {
  const now = { fromStock, dated: { pieces: 6, from: until, until }, undated };
  expect(isWorse(now, { fromStock: 4, until: '2026-12-04' })).toBe(worse);
  expect(isWorse(now, { fromStock: 3, until: null })).toBe(false);
});

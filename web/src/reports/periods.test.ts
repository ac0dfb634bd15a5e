import { expect, test } from 'vitest';
import { presetOf, presetsOf } from './periods.ts';

test.each([
  ['month', '2026-11-30'],
  ['thisYear', '2026-12-31'],
] as const)('a period keeps the word "%s" on a day when another word means the same', (name, today) => {
  expect(presetOf(presetsOf(today)[name], today)).toBe(name);
});

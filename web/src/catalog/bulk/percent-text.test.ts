import { expect, it } from 'vitest';
import { readPercent } from './percent-text.ts';

it.each([
  ['10', 1000],
  ['+10', 1000],
  ['7,5', 750],
  ['7.25 %', 725],
  ['-10%', -1000],
  ['−10', -1000],
  ['%10', 1000],
  ['٧٫٥٪', 750],
  ['\u200e-3', -300],
  ['0', 0],
])('reads %s', (text, change) => {
  expect(readPercent(text)).toBe(change);
});

it.each(['', '%', 'ten', '1,2,3', '7,555', '-100', '1.000.000', '10-', '1e2'])('reads no %s', text => {
  expect(readPercent(text)).toBeNull();
});

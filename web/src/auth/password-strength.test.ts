import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['kısa', 0],
    ['aaaaaaaaaaaaaaaa', 1],
    ['kardelenkardelen1', 1],
    ['Kar-Delen toptan sipariş 2026', 1],
    ['kumaş-1234', 1],
    ['pamuklu-12', 2],
    ['kumaş-pazarı-17', 3],
    ['dört kelime bir arada güzel', 4],
  ] as const)('of %s is %i', (password, strength) => {
    expect(passwordStrength(password, 'kar-delen', 10)).toBe(strength);
  });
});

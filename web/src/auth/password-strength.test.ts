import { describe, expect, it } from 'vitest';
import { containsUsername, passwordStrength } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['kısa', 0],
    ['aaaaaaaaaaaaaaaa', 1],
    ['kardelenkardelen1', 1],
    ['pazar-1234', 2],
    ['kumaş-pazarı-17', 3],
    ['dört kelime bir arada güzel', 4],
  ] as const)('of %s is %i', (password, strength) => {
    expect(passwordStrength(password, 'kardelen', 10)).toBe(strength);
  });

  it('notices the user name in it, unless that is in every word', () => {
    expect(containsUsername('Kardelen-2026', 'kardelen')).toBe(true);
    expect(containsUsername('bir-sey-2026', 'bi')).toBe(false);
    expect(containsUsername('IŞIKBUTİK-2026', 'ışıkbutik')).toBe(true);
    expect(passwordStrength('IŞIKBUTİK2026', 'ışıkbutik', 10)).toBe(1);
  });
});

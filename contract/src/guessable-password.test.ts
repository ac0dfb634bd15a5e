import { describe, expect, it } from 'vitest';
import { containsUsername, isGuessable } from './guessable-password.ts';

describe('a password that is guessed first', () => {
  it.each([
    ['a published one', 'toptan-admin'],
    ['the other', 'Toptan-Shop'],
    ['a word of this place twice', 'toptan toptan'],
    ['two of them', 'admin-admin'],
    ['one in another', 'totoptanptan-2026'],
    ['a word for password in Arabic', 'كلمةالسر123'],
    ['the other one', 'كلمةالمرور'],
    ['one in Turkish', 'sifresifre'],
    ['that with its letters', 'ŞifreParola#1'],
    ['the own name without its hyphen', 'EgeTekstil-2026!'],
    ['the own name and a word', 'ege.tekstil.siparis'],
    ['five letters with digits', 'pazar-12345'],
    ['a telephone number', '0532 111 22 33'],
  ])('is %s', (_what, password) => {
    expect(isGuessable(password, 'ege-tekstil')).toBe(true);
  });

  it.each(['linen and denim', 'kumaş-pazarı-17', 'قميص كتان أزرق', '8305 2917 46', 'toptan ipek gömlek'])(
    'is not %s',
    password => {
      expect(isGuessable(password, 'ege-tekstil')).toBe(false);
    },
  );

  it('notices the name however it is written, unless that is in every word', () => {
    expect(containsUsername('EgeTekstil-2026!', 'ege-tekstil')).toBe(true);
    expect(containsUsername('IŞIKBUTİK-2026', 'ışıkbutik')).toBe(true);
    expect(containsUsername('bir-sey-2026', 'bi')).toBe(false);
  });
});

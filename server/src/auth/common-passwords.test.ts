import { describe, expect, it } from 'vitest';
import { isTooCommon, leakedPasswords } from './common-passwords.ts';

describe('a password is too common', () => {
  it.each([
    ['among the leaked ones of the world', 'terminator'],
    ['among those of the region', 'galatasaray1905'],
    ['in capitals', 'TERMINATOR'],
    ['in letters that only look wide', 'ｔｅｒｍｉｎａｔｏｒ'],
    ['as one key held down', 'zzzzzzzzzzzz'],
    ['as three in turns', 'abcabcabcabc'],
    ['as the own user name', 'Moda Merter'],
    ['as the own user name with a year', 'ModaMerter2026!'],
    ['as a word of this place with digits and signs', '!Toptan-2026!'],
    ['as the same in Turkish', 'SİPARİŞ#2026'],
    ['as the same in Arabic', 'جملة-٢٠٢٦٢٠٢٦'],
    ['with Turkish capitals', 'İstanbul34'],
    ['without Turkish letters', 'FENERBAHCE'],
    ['in Arabic digits', '١٢٣٤٥٦٧٨٩٠'],
    ['with marks that nobody sees', 'termi\u200bnator\u200e'],
  ])('%s', (_where, password) => {
    expect(isTooCommon(password, 'moda merter')).toBe(true);
  });

  it.each([
    ['ışıkbutik', 'IŞIKBUTİK2026'],
    ['ışıkbutik', 'isikbutik!2026'],
    ['أحمد', 'احمد٢٠٢٦٢٠'],
  ])('as the user name %s, written %s', (username, password) => {
    expect(isTooCommon(password, username)).toBe(true);
  });

  it('and three sentences of one’s own are not, nor are many digits', () => {
    for (const password of ['linen and denim', 'çok güzel ipek', 'قميص كتان أزرق', '8305 2917 46'])
      expect(isTooCommon(password, 'moda merter')).toBe(false);
  });

  it('in a list of three thousand (ASVS 5.0, 6.2.4), none of which is too short anyway', () => {
    expect(new Set(leakedPasswords).size).toBe(3_000);
    expect(leakedPasswords.filter(password => password.length < 10)).toEqual([]);
    expect(leakedPasswords.filter(password => !isTooCommon(password, ''))).toEqual([]);
  });
});

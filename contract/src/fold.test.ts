import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('folded', () => {
  it.each([
    ['capitals and dots', ['KIRMIZI', 'kırmızı', 'kirmizi', 'KİRMİZİ']],
    ['accents', ['Çanta', 'CANTA', 'c\u0327anta']],
    ['Arabic letters, vowels and lengthening', ['أحمر', 'احمر', 'أَحْمَر', 'احـمـر', 'ٱحمر']],
    ['digits', ['2026', '٢٠٢٦', '۲۰۲۶', '２０２６']],
    ['letters of other alphabets', ['Straße', 'STRASSE', 'STRAẞE']],
    ['ends of Greek words', ['ΣΑΣ', 'σας', 'σασ']],
    ['quotes and dashes', ["d'or-1", 'd’or–1', 'd´or—1', 'D`OR−1']],
    ['what nobody sees', ['atlas', 'at\u00adlas', '\u200eat\u200blas\ufeff', 'at\u0007las']],
    ['spaces', ['a b', ' a\u00a0 \n b ']],
  ])('%s are alike', (_what, spellings) => {
    expect(new Set(spellings.map(fold)).size).toBe(1);
  });

  it('other text is not', () => {
    expect(fold('şal')).toBe('sal');
    expect(fold('şal')).not.toBe(fold('şel'));
    expect(fold('👗')).toBe('👗');
  });
});

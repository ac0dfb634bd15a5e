import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { startI18n } from './i18n.ts';
import { isolateForeign } from './isolate.ts';

describe('a sentence', () => {
  it('writes its numbers as the language does and finds the plural form', async () => {
    await startI18n('tr');
    expect(i18next.t('words:pieces', { count: 1248 })).toBe('1.248 adet');
    await startI18n('ar');
    expect([0, 1, 2, 5, 11, 100].map(count => i18next.t('words:orders', { count }))).toEqual([
      'لا طلبات',
      'طلب واحد',
      'طلبان',
      '5 طلبات',
      '11 طلبًا',
      '100 طلب',
    ]);
  });

  it('isolates a code in an Arabic line, and leaves Latin text in Latin lines alone', () => {
    expect(isolateForeign('TPT-26-00001', 'ar')).toBe('\u2068TPT-26-00001\u2069');
    expect(isolateForeign('TPT-26-00001', 'en')).toBe('TPT-26-00001');
    expect(isolateForeign('متجر النور', 'en')).toBe('\u2068متجر النور\u2069');
  });
});

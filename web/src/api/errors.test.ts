import { errorStatus, fieldProblems } from '@toptan/contract/errors';
import { languages } from '@toptan/contract/languages';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { ApiError } from './api-error.ts';
import { errorText, problemText } from './errors.ts';

const refused = (status: number, code: string) =>
  ApiError.answered(status, '', JSON.stringify({ code, message: 'in English' }));

describe.each(languages)('in %s', language => {
  it('every refusal of the contract has a sentence of its own', async () => {
    await startI18n(language);
    const t = i18next.getFixedT(language, 'errors');
    const codes = Object.entries(errorStatus).map(([code, status]) => refused(status, code));
    const sentences = [...codes, ApiError.offline(new TypeError())].map(error => errorText(error, t));
    expect(sentences.filter(sentence => sentence.startsWith('code.'))).toEqual([]);
    expect(new Set(sentences).size).toBeGreaterThanOrEqual(sentences.length - 1);
  });

  it('every problem of a field has a sentence, with its bound', async () => {
    await startI18n(language);
    const t = i18next.getFixedT(language, 'words');
    const sentences = fieldProblems.map(code => problemText({ code, limit: 1200 }, t));
    expect(sentences.filter(sentence => /^problem\.|\{\{/.test(sentence))).toEqual([]);
    for (const code of ['too_big', 'too_long', 'too_many', 'too_short', 'too_small'] as const) {
      expect(problemText({ code, limit: 1200 }, t)).toMatch(/1[.,]200/);
    }
  });
});

describe('a sentence for an error', () => {
  it('follows the code, not the English words of the server', async () => {
    await startI18n('tr');
    const t = i18next.getFixedT('tr', 'errors');
    expect(errorText(refused(409, 'basket_changed'), t)).toBe(
      'Sepetiniz bu arada değişti. Lütfen kontrol edip yeniden onaylayın.',
    );
    expect(errorText(new Error('undefined is not a function'), t)).toBe(
      'Sistemimizde bir hata oluştu. Lütfen tekrar deneyin.',
    );
  });

  it('counts characters in the plural of the language', async () => {
    await startI18n('ar');
    const t = i18next.getFixedT('ar', 'words');
    expect(problemText({ code: 'too_short', limit: 10 }, t)).toBe('10 أحرف على الأقل');
    expect(problemText({ code: 'too_long', limit: 200 }, t)).toBe('200 حرف على الأكثر');
  });
});

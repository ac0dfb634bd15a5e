import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatList, formatMoney, formatNumber, joinNames } from './format.ts';
import { formatDate, formatDateTime, formatMonth, monthOf } from './format-dates.ts';

describe('money', () => {
  it.each([
    ['1249.90', 'tr', '₺1.249,90'],
    ['1249.90', 'en', '₺1,249.90'],
    ['1249.90', 'ar', '₺1,249.90'],
    ['0.00', 'tr', '₺0,00'],
    ['0.05', 'ar', '₺0.05'],
    ['-25.00', 'tr', '-₺25,00'],
  ] as const)('%s in %s is %s', (lira, language, text) => {
    expect(formatMoney(lira, language)).toBe(text);
  });

  it('keeps every kuruş of a sum that no binary float holds', () => {
    expect(formatMoney('999999999999.99', 'tr')).toBe('₺999.999.999.999,99');
    expect(formatMoney('9007199254740993.01', 'en')).toBe('₺9,007,199,254,740,993.01');
  });
});

describe('numbers', () => {
  it('are grouped as the language does, in Latin digits', () => {
    expect(formatNumber(1248, 'tr')).toBe('1.248');
    expect(formatNumber(1248, 'en')).toBe('1,248');
    expect(formatNumber(1248, 'ar')).toBe('1,248');
  });
});

describe('dates', () => {
  afterEach(() => vi.unstubAllEnvs());

  const noon = '2026-11-20T12:00:00Z';

  it('are written in the language, in Latin digits', () => {
    expect(formatDate(noon, 'long', 'en')).toBe('20 November 2026');
    expect(formatDate(noon, 'long', 'tr')).toBe('20 Kasım 2026');
    expect(formatDate(noon, 'long', 'ar')).toBe('20 نوفمبر 2026');
    expect(formatDate(noon, 'dayMonth', 'tr')).toBe('20 Kas');
    expect(formatDate(noon, 'numeric', 'ar')).not.toMatch(/[٠-٩]/);
  });

  it('of an application are dd/MM/yyyy HH:mm in every language', () => {
    expect(formatDateTime(noon)).toBe('20/11/2026 15:00');
  });

  it.each(['UTC', 'Pacific/Auckland', 'America/New_York'])('are those of Istanbul in %s', zone => {
    vi.stubEnv('TZ', zone);
    const [late, next] = ['2026-12-31T20:59:00Z', '2026-12-31T21:00:00Z'];
    expect([late, next].map(moment => formatDate(moment, 'medium', 'en'))).toEqual([
      '31 Dec 2026',
      '1 Jan 2027',
    ]);
    expect([late, next].map(formatDateTime)).toEqual(['31/12/2026 23:59', '01/01/2027 00:00']);
    expect([late, next].map(monthOf)).toEqual(['2026-12', '2027-01']);
  });

  it('name the month of a figure whatever the time zone', () => {
    expect(formatMonth('2026-01', 'monthYear', 'en')).toBe('January 2026');
    expect(formatMonth('2026-01', 'monthShort', 'tr')).toBe('Oca');
    expect(formatMonth('2026-12', 'month', 'ar')).toBe('ديسمبر');
  });
});

it('an enumeration has the comma of its language and no empty part', () => {
  expect(formatList(['White', null, '30'], 'en')).toBe('White, 30');
  expect(formatList(['أبيض', '', '30'], 'ar')).toBe('أبيض، 30');
});

it('names keep the comma of their own writing, whatever the language around them', () => {
  expect(joinNames(['Beyaz Yaka', null, 'Beyaz Yaka Kadın'])).toBe('Beyaz Yaka, Beyaz Yaka Kadın');
  expect(joinNames(['2000 حلب', 'Halep'])).toBe('2000 حلب، Halep');
  expect(joinNames([null, ''])).toBe('');
});

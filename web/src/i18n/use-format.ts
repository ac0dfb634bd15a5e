import type { Language } from '@toptan/contract/languages';
import { useContext, useMemo } from 'react';
import { formatList, formatMoney, formatNumber } from './format.ts';
import { type DateStyle, formatDate, formatDateTime, formatMonth } from './format-dates.ts';
import { hiddenAmount, PricesHidden } from './hidden-prices.ts';
import { useLanguage } from './language-store.ts';

function formatIn(language: Language, isHidden: boolean) {
  return {
    /** '1249.90' lira → '₺1.249,90'. In markup prefer <Money>. */
    money: (lira: string) => (isHidden ? hiddenAmount : formatMoney(lira, language)),
    /** @param isCapped there are more that are not counted: '1,000+' */
    number: (value: number, isCapped = false) => formatNumber(value, language, isCapped),
    /** 'White, 30': parts with the language's comma between them; empty parts are left out. */
    list: (parts: readonly (string | null | undefined)[]) => formatList(parts, language),
    /** A moment as its day in Istanbul. */
    date: (iso: string, style: DateStyle = 'long') => formatDate(iso, style, language),
    /** dd/MM/yyyy HH:mm in Istanbul */
    dateTime: formatDateTime,
    /** '2026-11' → 'November 2026'. */
    month: (month: string, style: 'month' | 'monthShort' | 'monthYear' = 'monthYear') =>
      formatMonth(month, style, language),
  };
}

type Format = ReturnType<typeof formatIn>;

/** Numbers, money and dates as the chosen language writes them. */
export function useFormat(): Format {
  const language = useLanguage();
  const isHidden = useContext(PricesHidden);
  return useMemo(() => formatIn(language, isHidden), [language, isHidden]);
}

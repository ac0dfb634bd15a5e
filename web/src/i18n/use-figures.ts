import type { Language } from '@toptan/contract/languages';
import { useContext, useMemo } from 'react';
import { numberFormat } from './format.ts';
import { hiddenAmount, PricesHidden } from './hidden-prices.ts';
import { useLanguage } from './language-store.ts';

/** Apart from `useFormat`, which the login has. */
function figuresIn(language: Language, isHidden: boolean) {
  return {
    /** 26050000 lira → '₺26.1M' (en), '₺26,1 Mn' (tr), for charts and large figures; below 10,000 to the lira. */
    shortMoney(lira: number): string {
      if (isHidden) return hiddenAmount;
      const isLong = Math.abs(lira) >= 10_000;
      const options = isLong
        ? ({ notation: 'compact', maximumSignificantDigits: 3 } as const)
        : { maximumFractionDigits: 0 };
      return `₺${numberFormat(language, options).format(lira)}`;
    },
    /** 0.154 → '15.4%' (en), '%15,4' (tr). @param signed with a plus, too */
    percent: (share: number, signed = false): string =>
      numberFormat(language, {
        style: 'percent',
        maximumFractionDigits: 1,
        signDisplay: signed ? 'exceptZero' : 'auto',
      }).format(share),
  };
}

/** Short amounts and percentages as the chosen language writes them. */
export function useFigures() {
  const language = useLanguage();
  const isHidden = useContext(PricesHidden);
  return useMemo(() => figuresIn(language, isHidden), [language, isHidden]);
}

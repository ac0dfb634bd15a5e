import './order-limits.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/language-store.ts';
import { useWords } from '../i18n/use-words.ts';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import type { RuleLimit } from './api.ts';

const keyOf = ({ code, unit, label, isFirstOrder }: RuleLimit) =>
  [code, unit, label?.en, isFirstOrder].join();

export const isUnmet = ({ missing }: RuleLimit): boolean => missing !== '0';

/** The amount of a limit in words: lira, or pieces. */
export function useAmountWords() {
  const { t, money } = useWords('words');
  return (unit: RuleLimit['unit'], amount: string) =>
    unit === 'lira' ? money(amount) : t('pieces', { count: Number(amount) });
}

export function useLimitName() {
  const { t } = useTranslation('basket');
  const language = useLanguage();
  return ({ code, label, isFirstOrder }: RuleLimit): string =>
    label?.[language] ?? t(isFirstOrder && code === 'too_small' ? 'limit.first' : `limit.${code}`);
}

/**
 * The limits of an order, and how much of each the basket has. A limit that is reached while the user looks at it is shown as
 * reached.
 */
export function OrderLimits({ limits }: { limits: readonly RuleLimit[] }) {
  const { t } = useTranslation('basket');
  const amountWords = useAmountWords();
  const limitName = useLimitName();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const news = limits.filter(isUnmet).map(keyOf);
  if (news.some(key => !seen.has(key))) setSeen(new Set([...seen, ...news]));
  const shown = limits.filter(
    limit => isUnmet(limit) || (seen.has(keyOf(limit)) && limit.code === 'too_small'),
  );
  if (shown.length === 0) return null;
  return (
    <ul className="order-limits" tabIndex={-1}>
      {shown.map(limit => {
        const { code, unit, missing, label } = limit;
        const inUnit = (amount: string) => amountWords(unit, amount);
        const name = limitName(limit);
        return (
          <li key={keyOf(limit)} data-unmet={isUnmet(limit) || undefined}>
            <span>
              {label ? (
                t(code === 'too_small' ? 'limit.least' : 'limit.most', { name, amount: inUnit(limit.limit) })
              ) : (
                <>
                  {name} <bdi>{inUnit(limit.limit)}</bdi>
                </>
              )}
            </span>
            <b>
              {isUnmet(limit)
                ? t(code === 'too_small' ? 'limit.short' : 'limit.over', { amount: inUnit(missing) })
                : t('limit.reached')}
            </b>
            <ProgressBar
              done={Number(limit.current) / Number(limit.limit)}
              label={name}
              isShort={isUnmet(limit)}
            />
          </li>
        );
      })}
    </ul>
  );
}

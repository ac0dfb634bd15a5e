import { useWords } from './use-words.ts';

/** '30 Nov – 2 Dec', or the one day, from days such as `2026-11-30`. */
export function useDays(): (days: { from: string; until: string }) => string {
  const { t, date } = useWords('words');
  return ({ from, until }) =>
    from === until
      ? date(until, 'dayMonth')
      : t('promise.span', { from: date(from, 'dayMonth'), until: date(until, 'dayMonth') });
}

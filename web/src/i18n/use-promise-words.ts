import type { OrderPromise } from '@toptan/contract/promise';
import { useWords } from './use-words.ts';

/** The parts of a promise in words, such as '120 now' and '60 from 30 Nov to 2 Dec'; null for a part without pieces. */
export function usePromiseWords() {
  const { t, number, date } = useWords('words');
  return ({ fromStock, dated, undated }: OrderPromise) => {
    const dates = dated && {
      toProduce: number(dated.pieces),
      from: date(dated.from, 'dayMonth'),
      until: date(dated.until, 'dayMonth'),
    };
    return {
      now: fromStock > 0 ? t('promise.now', { fromStock: number(fromStock) }) : null,
      dated:
        dates &&
        (dates.from === dates.until
          ? t('promise.on', { ...dates, day: dates.until })
          : t('promise.between', dates)),
      undated: undated > 0 ? t('split.toProduce', { toProduce: number(undated) }) : null,
    };
  };
}

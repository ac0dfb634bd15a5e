import type { LineProblem } from '@toptan/contract/basket';
import type { ReadProduct, ReadRow } from '@toptan/contract/reading';
import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../basket/line-problems.tsx';
import { useSizeName } from '../i18n/use-size-name.ts';

/** Says in words what keeps goods from being ordered; a shortage of packs counts whole packs. */
export function useGoodsProblems() {
  const { t } = useTranslation(['basket', 'words']);
  const problemWords = useProblemWords();
  const sizeName = useSizeName();
  return (goods: ReadRow, card: ReadProduct | undefined): { problem: LineProblem; words: string }[] => {
    const pack = card?.packs.find(({ id }) => id === goods.packId);
    const ofSize = (rule: string) =>
      goods.size === null ? rule : t('rule.ofSize', { size: sizeName(goods.size), rule });
    return (goods.problems ?? []).map(problem => {
      const { code, limit, below } = problem;
      const isCounted = pack && code === 'stock_short' && limit > 0 && below !== null;
      const left = isCounted && t(`words:packCount.${pack.unit}`, { count: limit });
      const rule = left ? t('rule.left', { left }) : undefined;
      return { problem, words: problemWords(problem, goods.color, ofSize, 0, rule) };
    });
  };
}

import type { BasketItem } from '@toptan/contract/basket';
import { useTranslation } from 'react-i18next';
import { ProblemNote } from './line-problems.tsx';
import type { BasketPack } from './packs-api.ts';
import { useRefusedLines, wrongWith } from './refused-lines.ts';

/** A line of a pack without its shortage of stock, which is told in packs. */
export function withoutShortage({ problems, ...line }: BasketItem): BasketItem {
  const others = problems?.filter(({ code }) => code !== 'stock_short') ?? [];
  return { ...line, ...(problems && { problems: others }) };
}

interface PackShortageProps {
  held: BasketPack;
  /** Packs as they are typed. */
  shown: number;
  onRepair: (packs: number) => void;
}

/** The shortage of packs that are not produced: the whole packs that are left, as far as the shop knows them. */
export function PackShortage({ held: { lines, packs, pack }, shown, onRepair }: PackShortageProps) {
  const { t } = useTranslation(['basket', 'words']);
  const refused = useRefusedLines();
  const short = lines.flatMap(line =>
    wrongWith(line, refused)
      .problems.filter(({ code }) => code === 'stock_short')
      .map(({ limit, below }) => ({
        packs: Math.floor(limit / (line.quantity / packs)),
        isKnown: limit === 0 || below !== null,
      })),
  );
  if (short.length === 0) return null;
  const known = short.filter(each => each.isKnown);
  const left = Math.min(...known.map(each => each.packs));
  const isKnown = known.length === short.length || left === 0;
  if (isKnown ? shown <= left : shown < packs) return null;
  const words = !isKnown
    ? t('rule.fewerLeft')
    : left === 0
      ? t('rule.soldOut')
      : t('rule.left', { left: t(`words:packCount.${pack.unit}`, { count: left }) });
  return (
    <ProblemNote isShort repairs={isKnown && left > 0 ? [left] : []} onRepair={onRepair}>
      {words}
    </ProblemNote>
  );
}

import type { AgainGoods } from '@toptan/contract/order-again';
import { ArrowRight, CircleOff, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../i18n/money.tsx';
import { RatioStrip } from '../../ui/trade/ratio-strip.tsx';
import { useProblemWords } from '../line-problems.tsx';

/** What was, and what is in its place. */
function Replaced({ was, now }: { was: ReactNode; now: ReactNode }) {
  return (
    <span className="flex flex-[1_0_100%] flex-wrap items-center gap-x-2 gap-y-1">
      <s>{was}</s>
      <ArrowRight className="icon-14 text-ink-3 flip" aria-hidden="true" />
      {now}
    </span>
  );
}

function Why({ icon: Icon = TriangleAlert, children }: { icon?: typeof TriangleAlert; children: ReactNode }) {
  return (
    <p className="flex flex-[1_0_100%] items-baseline gap-1.5 text-ink-2">
      <Icon className="icon-15 self-center text-stock-low" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

const cellsOf = (lines: NonNullable<AgainGoods['pack']>['lines'], color: string | null) =>
  lines.map(line => ({ size: line.size, color: line.color ?? color, pieces: line.ratio }));

/** What has changed: the price, the pack, rules and stock, or the reason why goods are gone. */
export function AgainReasons({ goods }: { goods: AgainGoods }) {
  const { t } = useTranslation(['orders', 'again', 'basket', 'words']);
  const problemWords = useProblemWords();
  const { pack, packNow, problems = [], gone, offers, unitPrice, selectedColor } = goods;
  const [offer] = offers;
  if (gone)
    return (
      <Why icon={CircleOff}>{gone === 'sold_out' ? t('basket:rule.soldOut') : t(`again:reason.${gone}`)}</Why>
    );
  const short = problems.filter(({ code }) => code === 'stock_short');
  const isKnown = short.every(({ below }) => below !== null);
  return (
    <>
      {offer && offer.unitPrice !== unitPrice && (
        <>
          <Why>{t('again:price')}</Why>
          <Replaced
            was={<Money lira={unitPrice} />}
            now={<Money lira={offer.unitPrice} className="font-semibold" />}
          />
        </>
      )}
      {pack && packNow && (
        <>
          <Why>{t('again:pack')}</Why>
          <Replaced
            was={<RatioStrip cells={cellsOf(pack.lines, selectedColor)} />}
            now={<RatioStrip cells={cellsOf(packNow.lines, selectedColor)} />}
          />
        </>
      )}
      {pack && offer && short.length > 0 && (
        <Why>
          {isKnown
            ? t('basket:rule.left', { left: t(`words:packCount.${pack.unit}`, { count: offer.quantity }) })
            : t('basket:rule.fewerLeft')}
        </Why>
      )}
      {(pack ? problems.filter(problem => !short.includes(problem)) : problems).map(problem => (
        <Why key={`${problem.code} ${problem.grain} ${problem.pieces}`}>
          {problemWords(problem, selectedColor, rule => rule)}
        </Why>
      ))}
    </>
  );
}

import { toKurus } from '@toptan/contract/money';
import { useTranslation } from 'react-i18next';
import { Money } from '../../i18n/money.tsx';
import { useFigures } from '../../i18n/use-figures.ts';
import { goodsAmount, linesAmount } from '../../session/amounts.ts';
import { Announcement } from '../../ui/feedback/announcement.tsx';
import { type Chosen, piecesIn } from './again-api.ts';

interface AgainSumsProps {
  chosen: readonly Chosen[];
  /** In lira. */
  totalThen: string;
  /** The items that are added, of those of the order. */
  items: string;
  note: string | null;
}

/** The sum of the order, and that of what is chosen now, with the difference. */
export function AgainSums({ chosen, totalThen, items, note }: AgainSumsProps) {
  const { t } = useTranslation('again');
  const { percent } = useFigures();
  const known = chosen.filter(({ quantity }) => quantity > 0);
  const now = linesAmount(
    known.map(each => ({ totalPrice: goodsAmount(each.offer.unitPrice, piecesIn(each)) })),
  );
  const [before, after] = [toKurus(totalThen), toKurus(now)];
  return (
    <div className="again-sums">
      <dl>
        <div>
          <dt>{t('then')}</dt>
          <dd>
            <Money lira={totalThen} />
          </dd>
        </div>
        <div>
          <dt>{t('now')}</dt>
          <dd>
            <b>
              <Money lira={now} />
            </b>
            {before !== after && before > 0 && (
              <bdi dir="ltr" className="text-stock-low">
                {percent(after / before - 1, true)}
              </bdi>
            )}
          </dd>
        </div>
      </dl>
      <p className="text-ink-3">{items}</p>
      {note && <p className="text-13 text-ink-3">{note}</p>}
      <Announcement>{items}</Announcement>
    </div>
  );
}

import '../../ui/layout/card.css';
import './prepared-sums.css';
import type { Amounts } from '@toptan/contract/amounts';
import type { BasketItem } from '@toptan/contract/basket';
import { piecesOf } from '@toptan/contract/pieces';
import { promiseOf } from '@toptan/contract/promise';
import { useTranslation } from 'react-i18next';
import { useDays } from '../../i18n/use-days.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useStockView } from '../../session/use-stock-view.ts';
import { AmountRows } from '../../ui/trade/amount-rows.tsx';
import { SplitBar, SplitKey } from '../../ui/trade/split-bar.tsx';
import { isToldIn, promisedLines } from '../promised-lines.ts';

/** The days and the sums of a prepared order. */
export function PreparedSums({ lines, amounts }: { lines: readonly BasketItem[]; amounts: Amounts }) {
  return (
    <section className="card prepared-sums">
      <Days lines={lines} />
      <Sums amounts={amounts} pieces={piecesOf(lines)} />
    </section>
  );
}

/** The sums of an order that is confirmed or not. */
export function Sums({ amounts, pieces }: { amounts: Amounts; pieces: number }) {
  const { t } = useTranslation(['prepared', 'words']);
  const labels = {
    subtotal: t('subtotal', { pieces: t('words:pieces', { count: pieces }) }),
    processingFee: t('words:amount.processingFee'),
    total: t('total'),
  };
  return <AmountRows ruled {...{ amounts, labels }} />;
}

/** When the goods ship. A shop that is not to know the stock reads the days of what stock does not cover alone. */
function Days({ lines }: { lines: readonly BasketItem[] }) {
  const { t, number } = useWords(['prepared', 'words']);
  const days = useDays();
  const view = useStockView();
  const promised = promisedLines(lines);
  const { fromStock, dated, undated } = promiseOf(promised);
  const toProduce = (pieces: number) => t('words:split.toProduce', { toProduce: number(pieces) });
  if (!isToldIn(view, promised))
    return dated && undated === 0 ? (
      <p>
        {t('uncovered')} <bdi>{days(dated)}</bdi>
      </p>
    ) : null;
  return (
    <>
      <SplitBar fromStock={fromStock} toProduce={(dated?.pieces ?? 0) + undated} />
      <ul className="prepared-days grid gap-1 mt-2 text-13">
        {fromStock > 0 && (
          <li>
            <SplitKey half="stock" />
            {t('words:split.fromStock', { fromStock: number(fromStock) })}
            <span>{t('words:promise.soon')}</span>
          </li>
        )}
        {dated && (
          <li>
            <SplitKey half="produce" />
            {toProduce(dated.pieces)}
            <span>
              <bdi>{days(dated)}</bdi>
            </span>
          </li>
        )}
        {undated > 0 && (
          <li>
            <SplitKey half="produce" />
            {toProduce(undated)}
            <span>{t('dayUnknown')}</span>
          </li>
        )}
      </ul>
    </>
  );
}

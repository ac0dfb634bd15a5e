import { type Amounts, amountRows, eachAmount } from '@toptan/contract/amounts';
import { useTranslation } from 'react-i18next';
import { Money } from '../../i18n/money.tsx';
import { SummaryRows } from '../../ui/layout/summary-rows.tsx';

/** The sums of an order when it was placed. */
export function OrderTotals({ order }: { order: Amounts }) {
  const { t } = useTranslation(['orders', 'words']);
  const labels = { ...eachAmount(key => t(`words:amount.${key}`)), processingFee: t('fee') };
  return (
    <SummaryRows
      rows={amountRows(order).map(({ key, lira }) => ({
        label: labels[key],
        value: <Money lira={lira} />,
        strong: key === 'total',
      }))}
    />
  );
}

import { type Amounts, eachAmount } from '@toptan/contract/amounts';
import { useTranslation } from 'react-i18next';
import { AmountRows } from '../../ui/trade/amount-rows.tsx';

/** The sums of an order when it was placed. */
export function OrderTotals({ order }: { order: Amounts }) {
  const { t } = useTranslation(['orders', 'words']);
  const labels = { ...eachAmount(key => t(`words:amount.${key}`)), processingFee: t('fee') };
  return <AmountRows amounts={order} labels={labels} />;
}

import { type AmountKey, type Amounts, amountRows } from '@toptan/contract/amounts';
import { Money } from '../../i18n/money.tsx';
import { SummaryRows } from '../layout/summary-rows.tsx';

interface AmountRowsProps {
  amounts: Amounts;
  labels: Record<AmountKey, string>;
  ruled?: boolean;
}

/** The sums of an order. */
export const AmountRows = ({ amounts, labels, ruled = false }: AmountRowsProps) => (
  <SummaryRows
    ruled={ruled}
    rows={amountRows(amounts).map(({ key, lira }) => ({
      label: labels[key],
      value: <Money lira={lira} />,
      strong: key === 'total',
    }))}
  />
);

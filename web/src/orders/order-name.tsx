import type { OrderSummary } from '@toptan/contract/orders';
import { useCustomerWords } from '../i18n/use-customer-words.ts';

/** The number and the company of the order in a sheet. */
export function OrderName({ order }: { order: Pick<OrderSummary, 'orderNumber' | 'customer'> }) {
  const customerWords = useCustomerWords();
  return (
    <>
      <span className="code">{order.orderNumber}</span> · <bdi>{customerWords(order.customer).company}</bdi>
    </>
  );
}

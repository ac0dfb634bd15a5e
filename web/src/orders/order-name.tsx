import type { OrderSummary } from '@toptan/contract/orders';
import { useCustomerWords } from '../i18n/use-customer-words.ts';

/** Which order a sheet is about: its number and the company. */
export function OrderName({ order }: { order: Pick<OrderSummary, 'orderNumber' | 'customer'> }) {
  const customerWords = useCustomerWords();
  return (
    <>
      <span className="code">{order.orderNumber}</span> · <bdi>{customerWords(order.customer).company}</bdi>
    </>
  );
}

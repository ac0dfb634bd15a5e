import type { Order } from '@toptan/contract/orders';

/** Which order a sheet is about: its number and the company. */
export function OrderName({ order }: { order: Pick<Order, 'orderNumber' | 'customer'> }) {
  return (
    <>
      <span className="code">{order.orderNumber}</span> · <bdi>{order.customer.companyName}</bdi>
    </>
  );
}

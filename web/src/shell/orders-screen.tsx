import { OrderAgain } from '../basket/order-again.tsx';
import { OrdersPage } from '../orders/list/orders-page.tsx';

/** The orders, which fill the basket again: orders know no basket, so that the basket may know orders. */
export function OrdersScreen() {
  return <OrdersPage Again={OrderAgain} />;
}

import { OrderAgain } from '../basket/again/order-again.tsx';
import { OrdersPage } from '../orders/list/orders-page.tsx';

/** The orders, with the action that orders the same again. It stands here because orders do not import the basket. */
export function OrdersScreen() {
  return <OrdersPage Again={OrderAgain} />;
}

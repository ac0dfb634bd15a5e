import { OrderAgain } from '../basket/again/order-again.tsx';
import { AdminOrdersPage } from '../orders/staff/admin-orders-page.tsx';

/** The orders of all shops, with the action that orders the same again for a shop. */
export function AdminOrdersScreen() {
  return <AdminOrdersPage Again={OrderAgain} />;
}

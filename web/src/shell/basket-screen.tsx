import { lazyRouteComponent } from '@tanstack/react-router';
import { BasketPage } from '../basket/basket-page.tsx';

const Desk = lazyRouteComponent(() => import('../drafts/desk.tsx'), 'Desk');

/** The basket; for staff who order for no shop yet, the desk. It stands here because the basket does not import the desk. */
export function BasketScreen() {
  return <BasketPage Desk={Desk} />;
}

import { useNavigate, useRouter } from '@tanstack/react-router';
import { leftList } from '../orders/staff/left-list-api.ts';
import { useIsAdmin } from '../session/session-store.ts';

/** Leads from a page of an order back to its details: to the entry in which they opened the page, or else in its place. */
export function useBackToOrder(orderId: string) {
  const router = useRouter();
  const navigate = useNavigate();
  const isAdmin = useIsAdmin();
  return () => {
    if (window.history.state?.isOverlay) router.history.back({ ignoreBlocker: true });
    else
      void navigate({
        to: isAdmin ? '/admin/orders' : '/orders',
        search: { ...(isAdmin && leftList()), order: orderId },
        replace: true,
        ignoreBlocker: true,
      });
  };
}

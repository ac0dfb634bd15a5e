import { useNavigate } from '@tanstack/react-router';
import type { Order } from '@toptan/contract/orders';
import { useIsAdmin } from '../../session/session-store.ts';
import { SheetSection } from '../../ui/overlay/side-sheet.tsx';
import { JoinOffer } from './join-offer.tsx';
import { JoinedInto } from './joined-into.tsx';

/** In the details of an order: where it was joined, or what it can be joined with. */
export function JoinNotice({ order }: { order: Order }) {
  const isAdmin = useIsAdmin();
  const navigate = useNavigate();
  const { joinedInto, joins } = order;
  if (joinedInto)
    return (
      <SheetSection>
        <JoinedInto into={joinedInto} />
      </SheetSection>
    );
  if (joins.length === 0) return null;
  const show = (id: string) =>
    void navigate({ to: isAdmin ? '/admin/orders' : '/orders', search: { order: id } });
  return (
    <SheetSection>
      <div className="grid gap-2">
        <JoinOffer order={order} onJoined={show} />
      </div>
    </SheetSection>
  );
}

import { Link, useNavigate } from '@tanstack/react-router';
import type { Order } from '@toptan/contract/orders';
import { GitMerge } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsAdmin } from '../../session/session-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { SheetSection } from '../../ui/overlay/side-sheet.tsx';
import { JoinOffer } from './join-offer.tsx';

/** The search of the list with another order's details open. */
const withOrder = (order: string) => (search: object) => ({ ...search, order });

/** In the details of an order: where it was joined, or what it can be joined with. */
export function JoinNotice({ order }: { order: Order }) {
  const { t } = useTranslation('joining');
  const list = useIsAdmin() ? '/admin/orders' : '/orders';
  const navigate = useNavigate();
  const { joinedInto, joins } = order;
  if (joinedInto)
    return (
      <SheetSection>
        <Callout
          tone="accent"
          icon={<GitMerge aria-hidden="true" />}
          title={t('into', { number: joinedInto.orderNumber })}
          action={
            <Button asChild>
              <Link to={list} search={withOrder(joinedInto.id)}>
                {t('view')}
              </Link>
            </Button>
          }
        >
          {t('intoHint')}
        </Callout>
      </SheetSection>
    );
  if (joins.length === 0) return null;
  const show = (id: string) => void navigate({ to: list, search: withOrder(id) });
  return (
    <SheetSection>
      <div className="grid gap-2">
        <JoinOffer order={order} onJoined={show} />
      </div>
    </SheetSection>
  );
}

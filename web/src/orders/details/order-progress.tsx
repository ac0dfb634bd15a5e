import { orderSteps } from '@toptan/contract/order-statuses';
import type { Order } from '@toptan/contract/orders';
import { CircleX } from 'lucide-react';
import { useWords } from '../../i18n/use-words.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { SheetSection } from '../../ui/overlay/side-sheet.tsx';
import { ProgressSteps } from '../../ui/trade/progress-line.tsx';

/**
 * The times at which an order reached each step up to its current one. A cancelled order has only its cancellation. Steps that were
 * set back are left out. The last of several times counts.
 */
function reachedSteps({ status, statusHistory }: Order): Order['statusHistory'] {
  const steps = status === 'cancelled' ? [status] : orderSteps.slice(0, orderSteps.indexOf(status) + 1);
  return steps.flatMap(step => statusHistory.findLast(change => change.status === step) ?? []);
}

function Steps({ order }: { order: Order }) {
  const { t, date } = useWords('words');
  const reached = reachedSteps(order);
  const step = (status: 'pending' | 'confirmed' | 'in_production' | 'shipped' | 'delivered') => {
    const at = reached.find(change => change.status === status)?.at;
    return { label: t(`orderStatus.${status}`), ...(at && { note: date(at, 'dayMonth') }) };
  };
  return (
    <ProgressSteps
      status={order.status}
      steps={{
        pending: step('pending'),
        confirmed: step('confirmed'),
        in_production: step('in_production'),
        shipped: step('shipped'),
        delivered: step('delivered'),
      }}
    />
  );
}

/** The notice of a cancelled order with its time, in place of the progress. */
function Cancelled({ order }: { order: Order }) {
  const { t, date, list } = useWords('words');
  const [reached] = reachedSteps(order);
  return (
    <Callout tone="danger" icon={<CircleX aria-hidden="true" />} title={t('orderStatus.cancelled')}>
      {reached && list([date(reached.at, 'medium'), date(reached.at, 'time')])}
    </Callout>
  );
}

/** How far an order is. A status that is no step shows nothing. */
export function OrderProgress({ order }: { order: Order }) {
  const { status } = order;
  if (status !== 'cancelled' && !orderSteps.includes(status)) return null;
  return (
    <SheetSection>
      {status === 'cancelled' ? <Cancelled order={order} /> : <Steps order={order} />}
    </SheetSection>
  );
}

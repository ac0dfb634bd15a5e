import { type Order, orderStatuses } from '@toptan/contract/orders';
import { useTranslation } from 'react-i18next';
import { StatusSelect } from '../ui/status-select.tsx';
import { toast } from '../ui/toast-store.ts';
import { useSetStatus } from './api.ts';

/** Any of the six statuses from any other, in its place; disabled while a change is pending. */
export function OrderStatusSelect({ order }: { order: Pick<Order, 'id' | 'orderNumber' | 'status'> }) {
  const { t } = useTranslation(['orders', 'words']);
  const setStatus = useSetStatus();
  return (
    <StatusSelect
      value={order.status}
      label={t('statusOf', { number: order.orderNumber })}
      disabled={setStatus.isPending}
      options={orderStatuses.map(value => ({ value, label: t(`words:orderStatus.${value}`) }))}
      onChange={status =>
        setStatus.mutate(
          { id: order.id, status },
          {
            onSuccess: () => toast({ variant: 'success', description: t('statusUpdated') }),
            onError: () => toast({ variant: 'destructive', description: t('statusFailed') }),
          },
        )
      }
    />
  );
}

import { orderStatuses } from '@toptan/contract/order-statuses';
import type { OrderSummary } from '@toptan/contract/orders';
import { useTranslation } from 'react-i18next';
import { useStatusName } from '../i18n/use-status-name.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { StatusSelect } from '../ui/trade/status-select.tsx';
import { useIsChanging, useSetStatus } from './api.ts';
import { OrderName } from './order-name.tsx';

/** A select of the six statuses in place of the status; disabled while a change is pending. */
export function OrderStatusSelect({
  order,
}: {
  order: Pick<OrderSummary, 'id' | 'orderNumber' | 'status' | 'version' | 'customer'>;
}) {
  const { t } = useTranslation(['orders', 'adminOrders']);
  const statusName = useStatusName();
  const setStatus = useSetStatus(order);
  return (
    <StatusSelect
      value={order.status}
      label={t('statusOf', { number: order.orderNumber })}
      disabled={useIsChanging(order.id)}
      word={statusName(order.status)}
      options={orderStatuses.map(value => ({ value, label: statusName(value) }))}
      sheet={{ title: t('orderStatus'), subtitle: <OrderName order={order} /> }}
      onMeanwhile={status =>
        toast({
          title: t('adminOrders:statusTold', { number: order.orderNumber, current: statusName(status) }),
        })
      }
      onChange={status =>
        setStatus.mutate({ status, expectedStatus: order.status, expectedVersion: order.version })
      }
    />
  );
}

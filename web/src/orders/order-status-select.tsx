import { type Order, orderStatuses } from '@toptan/contract/orders';
import { useTranslation } from 'react-i18next';
import { StatusSelect } from '../ui/status-select.tsx';
import { useIsChanging, useSetStatus } from './api.ts';
import { OrderName } from './order-name.tsx';

/** Any of the six statuses from any other, in its place; disabled while a change is pending. */
export function OrderStatusSelect({
  order,
}: {
  order: Pick<Order, 'id' | 'orderNumber' | 'status' | 'customer'>;
}) {
  const { t } = useTranslation(['orders', 'words']);
  const setStatus = useSetStatus(order);
  return (
    <StatusSelect
      value={order.status}
      label={t('statusOf', { number: order.orderNumber })}
      disabled={useIsChanging(order.id)}
      options={orderStatuses.map(value => ({ value, label: t(`words:orderStatus.${value}`) }))}
      sheet={{ title: t('orderStatus'), subtitle: <OrderName order={order} /> }}
      onChange={status => setStatus.mutate({ status, expectedStatus: order.status })}
    />
  );
}

import type { OrderSummary } from '@toptan/contract/orders';
import { useTranslation } from 'react-i18next';
import { ManufacturerChoice } from '../manufacturers/manufacturer-choice.tsx';
import { AssignedMark } from '../ui/table/table-cells.tsx';
import { useAssignManufacturer, useIsChanging } from './api.ts';
import { OrderName } from './order-name.tsx';

/** The manufacturer of an order, or 'Assign' while there is none; an assigned one stays. */
export function ManufacturerCell({
  order,
}: {
  order: Pick<OrderSummary, 'id' | 'orderNumber' | 'customer' | 'manufacturerId' | 'manufacturer'>;
}) {
  const { t } = useTranslation('adminOrders');
  const assign = useAssignManufacturer(order.id);
  const isChanging = useIsChanging(order.id);
  if (order.manufacturerId)
    return <AssignedMark label={t('assigned')} name={order.manufacturer?.companyName ?? ''} />;
  return (
    <ManufacturerChoice
      look="slot"
      label={t('assignTo', { number: order.orderNumber })}
      placeholder={t('assign')}
      value=""
      sheet={{ title: t('assignTitle'), subtitle: <OrderName order={order} /> }}
      disabled={isChanging}
      onChange={manufacturer => {
        if (manufacturer) assign.mutate({ manufacturer, before: null });
      }}
    />
  );
}

/** The manufacturer of an order in its details, where a wrong one is changed or taken back. */
export function ManufacturerChange({
  order,
}: {
  order: Pick<OrderSummary, 'id' | 'orderNumber' | 'customer' | 'manufacturer'>;
}) {
  const { t } = useTranslation('adminOrders');
  const assign = useAssignManufacturer(order.id);
  const isChanging = useIsChanging(order.id);
  return (
    <ManufacturerChoice
      label={t('manufacturerOf', { number: order.orderNumber })}
      value={order.manufacturer?.id ?? ''}
      none={t('noManufacturer')}
      sheet={{ title: t('assignTitle'), subtitle: <OrderName order={order} /> }}
      disabled={isChanging}
      onChange={manufacturer => {
        if (manufacturer?.id !== order.manufacturer?.id)
          assign.mutate({ manufacturer, before: order.manufacturer });
      }}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { listManufacturers } from '@toptan/contract/manufacturers';
import { type Order, orderStatuses } from '@toptan/contract/orders';
import { useTranslation } from 'react-i18next';
import { dataQuery } from '../api/queries.ts';
import { Select } from '../ui/select.tsx';
import { StatusSelect } from '../ui/status-select.tsx';
import { AssignedMark } from '../ui/table-cells.tsx';
import { toast } from '../ui/toast-store.ts';
import { useAssignManufacturer, useSetStatus } from './api.ts';

/** Any of the six statuses from any other, in the row; disabled while a change is pending. */
export function StatusCell({ order }: { order: Order }) {
  const { t } = useTranslation(['adminOrders', 'words']);
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

/** 'Assign' while there is no manufacturer; once assigned it stays (specification, section 4). */
export function ManufacturerCell({ order }: { order: Order }) {
  const { t } = useTranslation('adminOrders');
  const { data: manufacturers } = useQuery(dataQuery(listManufacturers, { query: { limit: 1000 } }));
  const assign = useAssignManufacturer();
  if (order.manufacturerId)
    return <AssignedMark label={t('assigned')} name={order.manufacturer?.companyName ?? ''} />;
  return (
    <Select
      look="slot"
      label={t('assignTo', { number: order.orderNumber })}
      placeholder={t('assign')}
      value={undefined}
      disabled={assign.isPending || !manufacturers?.length}
      options={(manufacturers ?? []).map(({ id, companyName }) => ({ value: id, label: companyName }))}
      onChange={manufacturerId =>
        assign.mutate(
          { id: order.id, manufacturerId },
          {
            onSuccess: () => toast({ variant: 'success', description: t('orderUpdated') }),
            onError: () => toast({ variant: 'destructive', description: t('assignFailed') }),
          },
        )
      }
    />
  );
}

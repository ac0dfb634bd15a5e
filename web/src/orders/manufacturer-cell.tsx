import { useQuery } from '@tanstack/react-query';
import { listManufacturers } from '@toptan/contract/manufacturers';
import type { Order } from '@toptan/contract/orders';
import { useTranslation } from 'react-i18next';
import { dataQuery } from '../api/queries.ts';
import { Select } from '../ui/select.tsx';
import { AssignedMark } from '../ui/table-cells.tsx';
import { toast } from '../ui/toast-store.ts';
import { useAssignManufacturer } from './api.ts';

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

import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { listProducts } from '@toptan/contract/catalog/products';
import type { Manufacturer } from '@toptan/contract/manufacturers';
import { useTranslation } from 'react-i18next';
import { pageQuery } from '../api/queries.ts';
import { DeletionDialog } from '../lists/deletion-dialog.tsx';
import { isInUse, useDeleteManufacturer } from './api.ts';

interface ManufacturerDeletionProps {
  manufacturer: Manufacturer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a manufacturer is deleted, and shows why one that is in use stays. */
export function ManufacturerDeletion({ manufacturer, ...dialog }: ManufacturerDeletionProps) {
  const { t } = useTranslation(['manufacturers', 'ui']);
  const navigate = useNavigate();
  const deletion = useDeleteManufacturer();
  const isUsed = isInUse(deletion.error);
  const { data: products } = useQuery({
    ...pageQuery(listProducts, { query: { manufacturerId: manufacturer.id, limit: 1 } }),
    enabled: isUsed,
  });

  return (
    <DeletionDialog
      {...dialog}
      words="manufacturers"
      things={[{ id: manufacturer.id, code: manufacturer.manufacturerId, name: manufacturer.companyName }]}
      isBusy={deletion.isPending}
      onDelete={() =>
        deletion.mutate(manufacturer.id, {
          onSettled: (_, error) => !isInUse(error) && dialog.onOpenChange(false),
        })
      }
      refusal={
        isUsed
          ? {
              title: t('deleteFailed'),
              sentence: t('inUse'),
              cancelLabel: t('ui:close'),
              confirmLabel: products?.total ? t('showProducts') : undefined,
              onConfirm: () =>
                void navigate({ to: '/admin/catalog', search: { manufacturer: manufacturer.id } }),
            }
          : undefined
      }
    />
  );
}

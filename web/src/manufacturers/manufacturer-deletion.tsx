import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { listProducts } from '@toptan/contract/catalog/products';
import type { Manufacturer } from '@toptan/contract/manufacturers';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pageQuery } from '../api/queries.ts';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { isInUse, useDeleteManufacturer } from './api.ts';

export interface ManufacturerDeletionProps {
  manufacturer: Manufacturer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a manufacturer goes, and shows why one that is in use stays. */
export function ManufacturerDeletion({ manufacturer, open, onOpenChange }: ManufacturerDeletionProps) {
  const { t } = useTranslation(['manufacturers', 'ui', 'words']);
  const navigate = useNavigate();
  const deletion = useDeleteManufacturer();
  const isUsed = isInUse(deletion.error);
  const { data: products } = useQuery({
    ...pageQuery(listProducts, { query: { manufacturerId: manufacturer.id, limit: 1 } }),
    enabled: isUsed,
  });
  const close = () => onOpenChange(false);
  const things = [{ id: manufacturer.id, code: manufacturer.manufacturerId, name: manufacturer.companyName }];

  const remove = () =>
    deletion.mutate(manufacturer.id, {
      onSuccess: close,
      onError: error => {
        if (!isInUse(error)) close();
      },
    });

  if (isUsed) {
    return (
      <ConfirmDialog
        open={open}
        onOpenChange={onOpenChange}
        title={t('deleteFailed')}
        sentence={t('inUse')}
        things={things}
        cancelLabel={t('ui:close')}
        tone="primary"
        confirmLabel={products?.total ? t('showProducts') : undefined}
        onConfirm={() => void navigate({ to: '/admin/catalog', search: { manufacturer: manufacturer.id } })}
      />
    );
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('deleteTitle')}
      sentence={t('deleteSentence')}
      things={things}
      icon={<Trash2 aria-hidden="true" />}
      confirmLabel={t('words:delete')}
      busyLabel={t('deleting')}
      busy={deletion.isPending}
      onConfirm={remove}
    />
  );
}

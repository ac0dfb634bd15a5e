import { Link } from '@tanstack/react-router';
import type { Manufacturer } from '@toptan/contract/manufacturers';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/form.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { useDeleteManufacturer } from './api.ts';

const isInUse = (error: unknown) => error instanceof ApiError && error.code === 'manufacturer_in_use';

export interface ManufacturerDeletionProps {
  manufacturer: Manufacturer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a manufacturer goes, and says why one that is in use stays. */
export function ManufacturerDeletion({ manufacturer, open, onOpenChange }: ManufacturerDeletionProps) {
  const { t } = useTranslation(['manufacturers', 'words']);
  const say = useErrorText();
  const deletion = useDeleteManufacturer();
  const close = () => onOpenChange(false);
  const things = [{ id: manufacturer.id, code: manufacturer.manufacturerId, name: manufacturer.companyName }];

  const remove = () =>
    deletion.mutate(manufacturer.id, {
      onSuccess: () => {
        toast({ variant: 'success', description: t('deleted') });
        close();
      },
      onError: error => {
        if (isInUse(error)) return;
        toast({ variant: 'destructive', title: t('deleteFailed'), description: say(error) });
        close();
      },
    });

  if (isInUse(deletion.error)) {
    return (
      <ConfirmDialog
        open={open}
        onOpenChange={onOpenChange}
        title={t('deleteFailed')}
        sentence={t('inUse')}
        things={things}
        cancelLabel={t('close')}
      >
        <Button variant="link" asChild>
          <Link to="/admin/catalog">{t('toCatalog')}</Link>
        </Button>
      </ConfirmDialog>
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

import { useMutation } from '@tanstack/react-query';
import { type Collection, deleteCollection, listCollections } from '@toptan/contract/catalog/collections';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/query-client.ts';
import { useOutcome } from '../../api/use-outcome.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/overlay/confirm-dialog.tsx';

interface CollectionDeletionProps extends Pick<ConfirmDialogProps, 'open' | 'onOpenChange'> {
  collection: Collection;
  onDeleted: () => void;
}

/** Asks before a collection is deleted. Its products stay. */
export function CollectionDeletion({ collection, onDeleted, ...dialog }: CollectionDeletionProps) {
  const { t } = useTranslation(['collections', 'words']);
  const deletion = useMutation({
    mutationFn: () => call(deleteCollection, { params: { id: collection.id } }),
    ...useOutcome({ done: t('deleted'), failed: t('deleteFailed') }),
    onSettled: () => refresh(listCollections),
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={t('delete')}
      sentence={t('deleteText')}
      things={[collection]}
      icon={<Trash2 aria-hidden="true" />}
      confirmLabel={t('words:delete')}
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate(undefined, { onSuccess: onDeleted })}
    />
  );
}

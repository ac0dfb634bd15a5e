import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Collection, deleteCollection, listCollections } from '@toptan/contract/catalog/collections';
import { Eye, Link2, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/query-client.ts';
import { useOutcome } from '../../api/use-outcome.ts';
import { useShare } from '../../sharing/use-share.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';

interface CollectionActionsProps {
  collection: Collection;
  onDeleted: () => void;
}

/** What can be done with a stored collection: delete it, see its links, see it as a shop, share it. */
export function CollectionActions({ collection, onDeleted }: CollectionActionsProps) {
  const { t } = useTranslation(['collections', 'share', 'words']);
  const { id, name, startsAt } = collection;
  const { share, dialog } = useShare();
  const [isAsked, setAsked] = useState(false);
  const deletion = useMutation({
    mutationFn: () => call(deleteCollection, { params: { id } }),
    ...useOutcome({ done: t('deleted'), failed: t('deleteFailed') }),
    onSettled: () => refresh(listCollections),
  });
  return (
    <>
      <IconButton label={t('delete')} tone="danger" onClick={() => setAsked(true)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <IconButton label={t('share:ofCollection')} asChild>
        <Link to="/admin/links" search={{ collection: id }}>
          <Link2 aria-hidden="true" />
        </Link>
      </IconButton>
      <Button asChild>
        <Link to="/catalog" search={{ collection: id, as: 'shop' }}>
          <Eye aria-hidden="true" />
          {t('preview')}
        </Link>
      </Button>
      {startsAt && (
        <Button onClick={() => share({ collectionId: id, name })}>
          <Share2 aria-hidden="true" />
          {t('share:share')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('delete')}
        sentence={t('deleteText')}
        things={[collection]}
        icon={<Trash2 aria-hidden="true" />}
        confirmLabel={t('words:delete')}
        busy={deletion.isPending}
        onConfirm={() => deletion.mutate(undefined, { onSuccess: onDeleted })}
      />
      {dialog}
    </>
  );
}

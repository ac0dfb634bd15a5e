import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog, type ConfirmDialogProps, type TouchedThing } from '../ui/overlay/confirm-dialog.tsx';
import type { StaffWords } from './staff-words.ts';

interface DeletionDialogProps extends Pick<ConfirmDialogProps, 'open' | 'onOpenChange'> {
  words: StaffWords;
  things: readonly TouchedThing[];
  isBusy: boolean;
  onDelete: () => void;
  /** The reason why rows stay, and another way; in the place of the question, once the server has refused. */
  refusal?:
    | (Pick<ConfirmDialogProps, 'title' | 'sentence' | 'children'> &
        Partial<Pick<ConfirmDialogProps, 'things' | 'cancelLabel' | 'confirmLabel' | 'icon' | 'onConfirm'>>)
    | undefined;
}

/** Asks before rows of a staff list are deleted, and says in the same place why some of them stay. */
export function DeletionDialog({ words, things, isBusy, onDelete, refusal, ...dialog }: DeletionDialogProps) {
  const { t } = useTranslation([words, 'ui', 'words']);
  if (refusal) {
    const cancelLabel = refusal.confirmLabel === undefined ? t('ui:close') : undefined;
    return (
      <ConfirmDialog things={things} cancelLabel={cancelLabel} tone="primary" {...refusal} {...dialog} />
    );
  }
  return (
    <ConfirmDialog
      {...dialog}
      things={things}
      title={t('deleteTitle', { count: things.length })}
      sentence={t('deleteSentence', { count: things.length })}
      icon={<Trash2 aria-hidden="true" />}
      confirmLabel={t('words:delete')}
      busyLabel={t('deleting')}
      busy={isBusy}
      onConfirm={onDelete}
    />
  );
}

import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNameInLanguage } from '../../i18n/use-color-name.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { isInUse, type Sized, useDeactivation, useDeletion } from './api.ts';

interface SizingDeletionProps {
  sized: Sized;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a size set or a color goes. One that products use stays, and can be deactivated instead. */
export function SizingDeletion({ sized, ...dialog }: SizingDeletionProps) {
  const { t } = useTranslation(['sizing', 'staffRefusals', 'words', 'ui']);
  const nameOf = useNameInLanguage();
  const deletion = useDeletion(sized);
  const deactivation = useDeactivation(sized);
  const { words, row } = sized;
  const things = [{ id: row.id, name: nameOf(row) }];
  const close = () => dialog.onOpenChange(false);
  if (isInUse(deletion.error))
    return (
      <ConfirmDialog
        {...dialog}
        tone="primary"
        title={t('deleteFailed')}
        sentence={t('staffRefusals:code.in_use')}
        things={things}
        {...(row.isActive && {
          confirmLabel: t('deactivate'),
          busy: deactivation.isPending,
          onConfirm: () => deactivation.mutate(undefined, { onSettled: close }),
        })}
        cancelLabel={row.isActive ? t('words:cancel') : t('ui:close')}
      />
    );
  return (
    <ConfirmDialog
      {...dialog}
      title={t(`${words}.deleteTitle`)}
      sentence={t(`${words}.deleteSentence`)}
      things={things}
      icon={<Trash2 aria-hidden="true" />}
      confirmLabel={t('words:delete')}
      busyLabel={t('deleting')}
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate(undefined, { onSettled: (_, error) => !isInUse(error) && close() })}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';

interface DiscardQuestionProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before what was typed is lost. */
export function DiscardQuestion({ open, onKeep, onDiscard }: DiscardQuestionProps) {
  const { t } = useTranslation('shell');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onKeep}
      title={t('form.discardTitle')}
      sentence={t('form.discardText')}
      cancelLabel={t('form.keep')}
      confirmLabel={t('form.discard')}
      onConfirm={onDiscard}
    />
  );
}

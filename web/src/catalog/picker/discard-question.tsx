import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';

interface DiscardQuestionProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before what was typed into the picker is lost. */
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

/** The same question before a product with unsaved changes is left. */
export function LeaveQuestion({ productId, isDirty }: { productId: string; isDirty: boolean }) {
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty &&
      (current.pathname !== next.pathname ||
        !('product' in next.search && next.search.product === productId)),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return (
    <DiscardQuestion
      open={leaving.status === 'blocked'}
      onKeep={() => leaving.reset?.()}
      onDiscard={() => leaving.proceed?.()}
    />
  );
}

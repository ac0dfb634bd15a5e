import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';

interface DiscardQuestionProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before typed values are lost. */
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

interface LeaveQuestionProps {
  isDirty: boolean;
  /**
   * The field of the address's search that names the open form. A change of the others leaves nothing, as of a search that comes to
   * rest behind an open form; another draft leaves the form.
   */
  openBy: 'edit' | 'product' | 'step';
}

/** Asks the same before the open form is left, by any way, while something is not saved. */
export function LeaveQuestion({ isDirty, openBy }: LeaveQuestionProps) {
  const openIn = (search: object) => (search as Partial<Record<string, unknown>>)[openBy];
  const draftIn = (search: { for?: string | undefined }) => search.for;
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty &&
      (current.pathname !== next.pathname ||
        openIn(current.search) !== openIn(next.search) ||
        draftIn(current.search) !== draftIn(next.search)),
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

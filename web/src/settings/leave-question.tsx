import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';

/** Leaving the settings by any way asks first while something is not saved. */
export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation('shell');
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={leaving.status === 'blocked'}
      onOpenChange={() => leaving.reset?.()}
      title={t('form.discardTitle')}
      sentence={t('form.discardText')}
      cancelLabel={t('form.keep')}
      confirmLabel={t('form.discard')}
      onConfirm={() => leaving.proceed?.()}
    />
  );
}

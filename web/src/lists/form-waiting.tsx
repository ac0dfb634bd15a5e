import { useTranslation } from 'react-i18next';
import { hasCode } from '../api/api-error.ts';
import { useErrorText } from '../api/form.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { LoadingWords, Skeleton } from '../ui/feedback/skeleton.tsx';
import { Button } from '../ui/form/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';

/** In the place of a form while its row is being requested (a link, a reload), or when it does not exist any more. */
export function FormWaiting({
  title,
  error,
  onRetry,
  onClose,
}: {
  title: string;
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['shell', 'words', 'ui']);
  const errorText = useErrorText();
  const isGone = hasCode(error, 'not_found');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      size={error ? 'sm' : 'lg'}
      padded
      {...(error ? { footer: <Button onClick={onClose}>{t('ui:close')}</Button> } : {})}
    >
      {error ? (
        <ErrorState inline title={t('form.missing')} text={errorText(error)} {...(!isGone && { onRetry })} />
      ) : (
        <>
          <LoadingWords>{t('words:loading')}</LoadingWords>
          <div className="grid gap-6" aria-hidden="true">
            <Skeleton width="40%" />
            <Skeleton shape="box" height="36px" />
            <Skeleton shape="box" height="36px" />
            <Skeleton width="30%" />
            <Skeleton shape="box" height="36px" />
          </div>
        </>
      )}
    </Dialog>
  );
}

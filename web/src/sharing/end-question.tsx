import { useMutation } from '@tanstack/react-query';
import { endShareLink, listShareLinks } from '@toptan/contract/sharing';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { refresh } from '../api/query-client.ts';
import { useOutcome } from '../api/use-outcome.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/overlay/confirm-dialog.tsx';

interface EndQuestionProps extends Pick<ConfirmDialogProps, 'open' | 'onOpenChange'> {
  /** The id of the link. */
  id: string;
  /** The name of what it shows. */
  name: string;
  onEnded?: () => void;
}

/** Asks before a link is ended. */
export function EndQuestion({ id, name, onEnded, ...dialog }: EndQuestionProps) {
  const { t } = useTranslation('share');
  const ending = useMutation({
    mutationFn: () => call(endShareLink, { params: { id } }),
    ...useOutcome({ done: t('ended'), failed: t('endFailed') }),
    onSettled: () => refresh(listShareLinks),
  });
  const onSuccess = () => {
    dialog.onOpenChange(false);
    onEnded?.();
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={t('endTitle')}
      sentence={t('endText', { name })}
      confirmLabel={t('endAction')}
      busy={ending.isPending}
      onConfirm={() => ending.mutate(undefined, { onSuccess })}
    />
  );
}

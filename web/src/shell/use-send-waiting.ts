import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../api/form.ts';
import { type Refused, startSending } from '../basket/send-waiting.ts';
import { toast } from '../ui/feedback/toast-store.ts';

/** Sends the changes that this account made without a connection as soon as there is one, and shows the refused ones. */
export function useSendWaiting(userId: string): void {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const notify = useEffectEvent((refused: Refused[]) => {
    const reasons = refused.map(({ product, error }) =>
      t('waitingChanges.reason', { product, reason: errorText(error) }),
    );
    toast({
      variant: 'destructive',
      title: t('waitingChanges.refused', { count: refused.length }),
      description: reasons.join('\n'),
    });
  });
  useEffect(() => startSending(userId, refused => notify(refused)), [userId]);
}

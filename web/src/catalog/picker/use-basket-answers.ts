import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../api/form.ts';
import { type BatchRefused, reasonOf } from '../../basket/batch-api.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { useIsDraftClosed } from './use-is-draft-closed.ts';

/** Toasts of the picker about pieces that the basket has taken or refused. */
export function useBasketAnswers() {
  const { t } = useTranslation('picker');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const isClosed = useIsDraftClosed();
  function refuse(title: string, description: string) {
    toast({ variant: 'destructive', title, description });
  }
  return {
    /** @param waits whether it is sent once there is a connection */
    done(waits: boolean, words: string) {
      toast({
        variant: 'success',
        description: waits ? t('addedWaiting') : words,
        action: { label: t('view'), onSelect: () => void navigate({ to: '/basket' }), to: '/basket' },
      });
    },
    missing: (what: 'quantityNotWhole' | 'quantityRequired' | 'sizeRequired' | 'colorRequired') =>
      refuse(t(`${what}.title`), t(`${what}.text`)),
    noCustomer: () => refuse(t('addFailed'), t(isClosed ? 'draftClosed' : 'noCustomer')),
    failed: (title: string, error: unknown) => refuse(title, errorText(reasonOf(error))),
    /**
     * The reasons why rows were refused, by their keys.
     * @param keys in the order in which the rows were sent
     */
    reasonsByKey: ({ refusals }: BatchRefused, keys: readonly string[]): Record<string, string> =>
      Object.fromEntries([...refusals].map(([at, reason]) => [keys[Number(at)] ?? '', errorText(reason)])),
  };
}

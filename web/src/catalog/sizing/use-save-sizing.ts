import { useMutation } from '@tanstack/react-query';
import type { Endpoint } from '@toptan/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { refresh } from '../../api/query-client.ts';
import { useOutcome } from '../../api/use-outcome.ts';

/**
 * Saves a size set or a color, and shows the result as a toast.
 * @param changed lists that show it
 */
export function useSaveSizing(
  words: 'sets' | 'colors',
  isShown: (error: unknown) => boolean,
  ...changed: Endpoint[]
) {
  const { t } = useTranslation('sizing');
  return useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    ...useOutcome({ done: t(`${words}.saved`), failed: t(`${words}.saveFailed`) }, isShown),
    onSettled: () => refresh(...changed),
  });
}

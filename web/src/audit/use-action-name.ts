import type { AuditEvent } from '@toptan/contract/audit';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsOf } from './action-words.ts';

/** What an event's action is called; one of an older version keeps the name of its call. */
export function useActionName(): (event: Pick<AuditEvent, 'action'>) => string {
  const { t } = useTranslation('audit');
  return useCallback(
    ({ action }) => {
      const words = wordsOf(action);
      return words ? t(`actions.${words}`) : action;
    },
    [t],
  );
}

import type { Draft } from '@toptan/contract/drafts';
import { useTranslation } from 'react-i18next';
import { useWhen } from '../i18n/use-when.ts';
import { useSessionStore } from '../session/session-store.ts';

/** What tells a draft from another one of the same shop: its pieces, when it changed, and who began it. */
export function useDraftWords() {
  const { t } = useTranslation(['desk', 'words']);
  const when = useWhen();
  const userId = useSessionStore(({ user }) => user?.id);
  return ({ pieces, changedAt, by }: Pick<Draft, 'pieces' | 'changedAt' | 'by'>) => {
    const words = { pieces: t('words:pieces', { count: pieces }), when: when(changedAt) };
    if (!by) return t('changed', words);
    return by.id === userId ? t('changedByYou', words) : t('changedBy', { ...words, name: by.name });
  };
}

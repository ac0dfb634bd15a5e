import { useTranslation } from 'react-i18next';
import { toast } from '../ui/feedback/toast-store.ts';
import { dropDraft, restoreDraft } from './draft.ts';
import type { OrderChangeState } from './use-order-change.ts';

/** Undoes all that is typed over an order; a toast brings it back. */
export function useUndoAll({ order, draft }: OrderChangeState): () => void {
  const { t } = useTranslation(['changes', 'words']);
  return () => {
    dropDraft(order.id);
    if (!draft) return;
    const back = { label: t('words:undo'), onSelect: () => restoreDraft(order.id, draft) };
    toast({ variant: 'success', description: t('undone'), action: back });
  };
}

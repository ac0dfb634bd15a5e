import { useMutation } from '@tanstack/react-query';
import { type BasketQuote, listBasket } from '@toptan/contract/basket';
import { deleteDraft, listDrafts, saveBasket, takeSavedBasket } from '@toptan/contract/drafts';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { queryClient, refresh } from '../api/query-client.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { basketChanges, useFailure } from './changes-api.ts';
import { dropShopDraft } from './drafts-api.ts';
import { basketKey, basketWith } from './shown-basket.ts';
import { hasWaiting } from './waiting-changes.ts';

/** What happens to the saved baskets; each waits for the changes of the basket before it. */
type Move = { save: string } | { take: string } | { remove: string };

/**
 * Saves the own basket, puts a saved one in its place, or removes a saved one. A toast takes the first two back.
 * @param onTaken called once another basket is the own one
 */
export function useMoveBasket(onTaken?: () => void) {
  const { t } = useTranslation(['basket', 'words']);
  const fail = useFailure();
  const undo = (label: string, move: Move) =>
    toast({
      variant: 'success',
      description: label,
      action: { label: t('words:undo'), onSelect: () => mutate(move) },
    });
  const { mutate, isPending } = useMutation({
    ...basketChanges,
    mutationFn: async (move: Move) => {
      // A basket that the server does not know yet would be saved without its last goods.
      if (hasWaiting()) throw ApiError.offline('changes wait');
      if ('save' in move) {
        const saved = await call(saveBasket, { body: { customerId: move.save } });
        // The basket may not be read anew for a while, and lines that have left it cannot be changed.
        queryClient.setQueryData<BasketQuote>(
          basketKey(),
          known => known && { ...basketWith(known, []), limits: [] },
        );
        undo(t('saved.done'), { take: saved.id });
      } else if ('take' in move) {
        const { saved: before } = await call(takeSavedBasket, { params: { id: move.take } });
        dropShopDraft(move.take);
        // The page that follows shows the goods of the draft, not those before.
        await queryClient.invalidateQueries({ queryKey: basketKey(), exact: true });
        onTaken?.();
        if (before) undo(t('saved.swapped'), { take: before.id });
        else toast({ variant: 'success', description: t('saved.taken') });
      } else {
        await call(deleteDraft, { params: { id: move.remove } });
        dropShopDraft(move.remove);
      }
    },
    onError: fail,
    onSettled: () => refresh(listBasket, listDrafts),
  });
  return { move: mutate, isPending };
}

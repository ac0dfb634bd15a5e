import './saved-baskets.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { listBasket } from '@toptan/contract/basket';
import {
  type Draft,
  deleteDraft,
  listDrafts,
  saveBasket,
  savedBasketsMax,
  takeSavedBasket,
} from '@toptan/contract/drafts';
import { Bookmark, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { pageQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { useFormat } from '../i18n/use-format.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { Button } from '../ui/form/button.tsx';
import { IconButton } from '../ui/form/icon-button.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { basketAsShown, basketChanges, useFailure } from './changes-api.ts';
import { hasWaiting } from './waiting-changes.ts';

/** What happens to the saved baskets; each waits for the changes of the basket before it. */
type Move = { save: string } | { take: string } | { remove: string };

/** Saves the own basket, puts a saved one in its place, or removes a saved one. A toast takes the first two back. */
function useMoveBasket() {
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
        undo(t('saved.done'), { take: saved.id });
      } else if ('take' in move) {
        const { saved: before } = await call(takeSavedBasket, { params: { id: move.take } });
        if (before) undo(t('saved.swapped'), { take: before.id });
        else toast({ variant: 'success', description: t('saved.taken') });
      } else await call(deleteDraft, { params: { id: move.remove } });
    },
    onError: fail,
    onSettled: () => refresh(listBasket, listDrafts),
  });
  return { move: mutate, isPending };
}

/** Saves the basket with one press, and leaves an empty one. */
export function SaveForLater({ customerId, disabled }: { customerId: string; disabled: boolean }) {
  const { t } = useTranslation('basket');
  const { move, isPending } = useMoveBasket();
  // A press settles pieces that are still being typed.
  const save = () => basketAsShown(undefined).then(() => move({ save: customerId }));
  return (
    <Button variant="link" disabled={disabled || isPending} onClick={() => void save()}>
      <Bookmark aria-hidden="true" />
      {t('saved.save')}
    </Button>
  );
}

/** The baskets that the shop has saved, the newest first. */
export function SavedBaskets() {
  const { t } = useTranslation('basket');
  const { number } = useFormat();
  const { data } = useQuery(pageQuery(listDrafts, { query: { limit: savedBasketsMax } }));
  const { move, isPending } = useMoveBasket();
  const [removed, setRemoved] = useState<Draft | null>(null);
  if (!data || data.rows.length === 0) return null;
  return (
    <section className="saved-baskets">
      <header>
        <h2>{t('saved.done')}</h2>
        <bdi dir="ltr" className="quiet">
          {number(data.rows.length)} / {number(savedBasketsMax)}
        </bdi>
      </header>
      <ul>
        {data.rows.map(saved => (
          <SavedBasket
            key={saved.id}
            saved={saved}
            disabled={isPending}
            onTake={() => move({ take: saved.id })}
            onRemove={() => setRemoved(saved)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title={t('saved.remove')}
        sentence={t('saved.removeText')}
        confirmLabel={t('saved.remove')}
        onConfirm={() => {
          if (removed) move({ remove: removed.id });
          setRemoved(null);
        }}
      />
    </section>
  );
}

interface SavedBasketProps {
  saved: Draft;
  disabled: boolean;
  onTake: () => void;
  onRemove: () => void;
}

/** A saved basket has no name: its pictures, pieces and day say which it is. */
function SavedBasket({ saved, disabled, onTake, onRemove }: SavedBasketProps) {
  const { t } = useTranslation(['basket', 'words']);
  const { date, money } = useFormat();
  const { pictures, pieces, subtotal, changedAt, pricesChanged } = saved;
  // The pictures of a basket keep their places, so that a place is a key.
  const goods = pictures.slice(0, 2).map((product, at) => ({ ...product, at }));
  return (
    <li>
      <span className="saved-basket-pictures" aria-hidden="true">
        {goods.map(({ at, imageUrl, category }) => (
          <Picture key={at} imageUrl={imageUrl} category={category} alt="" ratio="5/6" sizes="32px" />
        ))}
      </span>
      <span className="min-w-0">
        {t('saved.sum', { pieces: t('words:pieces', { count: pieces }), amount: money(subtotal) })}
        <small>
          {date(changedAt, 'dayMonth')}
          {pricesChanged > 0 && <b> · {t('saved.prices', { count: pricesChanged })}</b>}
        </small>
      </span>
      <Button disabled={disabled} onClick={onTake}>
        {t('saved.take')}
      </Button>
      <IconButton label={t('saved.remove')} disabled={disabled} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}

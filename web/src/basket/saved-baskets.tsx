import './saved-baskets.css';
import { type Draft, savedBasketsMax } from '@toptan/contract/drafts';
import { Bookmark, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { basketAsShown } from './changes-api.ts';
import { useShopDrafts } from './drafts-api.ts';
import { useMoveBasket } from './move-basket.ts';

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
  const { t, number } = useWords('basket');
  const baskets = useShopDrafts().filter(({ kind }) => kind === 'saved');
  const { move, isPending } = useMoveBasket();
  const [removed, setRemoved] = useState<Draft | null>(null);
  if (baskets.length === 0) return null;
  return (
    <section className="saved-baskets">
      <header className="flex items-baseline justify-between gap-3">
        <h2>{t('saved.done')}</h2>
        <bdi dir="ltr" className="quiet">
          {number(baskets.length)} / {number(savedBasketsMax)}
        </bdi>
      </header>
      <ul>
        {baskets.map(saved => (
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
  const { t, date, money } = useWords(['basket', 'words']);
  const { pictures, pieces, subtotal, changedAt, pricesChanged } = saved;
  // The pictures of a basket keep their places, so that a place is a key.
  const goods = pictures.slice(0, 2).map((product, at) => ({ ...product, at }));
  return (
    <li>
      <span className="saved-basket-pictures flex gap-1 min-w-17" aria-hidden="true">
        {goods.map(({ at, imageUrl, category }) => (
          <Picture key={at} imageUrl={imageUrl} category={category} ratio="5/6" sizes="32px" />
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

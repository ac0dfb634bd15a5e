import './basket.css';
import './basket-lines.css';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { BatchRow } from '@toptan/contract/basket-batch';
import { noteDraft } from '@toptan/contract/drafts';
import { notesMax, type Order } from '@toptan/contract/orders';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { useErrorText } from '../api/form.ts';
import { type Buyer, keepDraft, useDraft } from '../drafts/api.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button/button.tsx';
import { TooltipProvider } from '../ui/button/tooltip.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Field } from '../ui/form/field.tsx';
import { Textarea } from '../ui/form/textarea.tsx';
import { useFocusKept } from '../ui/overlay/use-focus-kept.ts';
import { RowBoundary } from '../ui/table/row-boundary.tsx';
import { useBasketQuote } from './api.ts';
import { BasketColumns } from './basket-columns.tsx';
import { BasketGroup } from './basket-group.tsx';
import { BasketSkeleton } from './basket-skeleton.tsx';
import { BasketSummary } from './basket-summary.tsx';
import { inBatches, useRemoval } from './changes-api.ts';
import { groupLines } from './group-lines.ts';
import { useIsPlacing } from './order-api.ts';
import { keepOrderNote, orderNote, useOrderNote } from './order-note.ts';
import { packsIn } from './packs-api.ts';
import { SavedBaskets } from './saved-baskets.tsx';
import { isOnTheWay, type Lines, withFreeSizes } from './shown-basket.ts';
import { useLostOrder } from './use-lost-order.ts';

interface CurrentBasketProps {
  buyer: Buyer;
  onPlaced: (order: Order) => void;
}

/** The basket's lines, grouped by product. Quantities are edited in place, and the summary is always in sight. */
export function CurrentBasket({ buyer, onPlaced }: CurrentBasketProps) {
  const { t, number } = useWords(['basket', 'desk']);
  const errorText = useErrorText();
  const basket = useBasketQuote();
  const { notes, ...note } = useNote(buyer.draftId);
  const lost = useLostOrder(buyer, onPlaced);
  useFocusKept();
  // Staff order with a key, and their focus stays in the lines.
  const isClosed = useIsPlacing() && buyer.draftId === undefined;
  if (basket.isPending) return <BasketSkeleton />;
  if (basket.isLoadingError)
    return (
      <ErrorState title={t('failed')} text={errorText(basket.error)} onRetry={() => void basket.refetch()} />
    );
  const { lines, runs = [] } = basket.data ?? { lines: [] };
  if (!basket.data || lines.length === 0) {
    if (lost.isChecking && lost.error)
      return <ErrorState title={t('failed')} text={errorText(lost.error)} onRetry={lost.askAgain} />;
    if (lost.isChecking) return <BasketSkeleton />;
    return (
      <>
        <EmptyState
          art="basket"
          title={t(buyer.draftId ? 'draft.empty' : 'empty')}
          text={t('emptyHint')}
          action={
            <Button variant="primary" asChild>
              <Link to="/catalog">{t('toCatalog')}</Link>
            </Button>
          }
        />
        {buyer.draftId === undefined && <SavedBaskets />}
      </>
    );
  }
  const shown = withFreeSizes(lines, runs);
  return (
    <div className="basket">
      <a className="skip-link" href="#basket-summary">
        {t('skip')}
      </a>
      <div className="basket-lines" inert={isClosed}>
        <BasketColumns />
        <TooltipProvider>
          {groupLines(shown).map(group => (
            <RowBoundary key={group.product.id} row={group.lines}>
              <BasketGroup {...group} />
            </RowBoundary>
          ))}
        </TooltipProvider>
        {buyer.draftId === undefined && <SavedBaskets />}
        <EmptyBasket customerId={buyer.id} lines={lines} />
        <Field
          label={t(buyer.draftId ? 'desk:send.note' : 'notes')}
          hint={t(buyer.draftId ? 'desk:send.noteHint' : 'notesHint')}
          aside={notes && `${number(notes.length)} / ${number(notesMax)}`}
          className="max-w-140 py-5"
        >
          <Textarea
            rows={2}
            maxLength={notesMax}
            value={notes}
            onChange={event => note.type(event.target.value)}
            onBlur={note.save}
          />
        </Field>
      </div>
      <BasketSummary
        basket={{ ...basket.data, lines: [...shown] }}
        buyer={buyer}
        notes={notes}
        onPlaced={onPlaced}
      />
    </div>
  );
}

/** The note of the order from this basket. That of a draft is saved with it, for a colleague who goes on. */
function useNote(draftId: string | undefined) {
  const typed = useOrderNote(draftId);
  const { data: draft } = useDraft();
  const saving = useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      call(noteDraft, { params: { id }, body: { notes: text } }),
    onSuccess: (saved, { id, text }) => {
      keepDraft(saved);
      if (orderNote(id) === text) keepOrderNote(id, undefined);
    },
  });
  const isSaved = useRef(true);
  return {
    notes: typed ?? (draftId === undefined ? undefined : draft?.notes) ?? '',
    type: (text: string) => {
      isSaved.current = false;
      keepOrderNote(draftId, text);
    },
    // A note that cannot be saved now stays in this browser.
    save: () => {
      if (draftId === undefined || typed === undefined || isSaved.current) return;
      isSaved.current = true;
      saving.mutate({ id: draftId, text: typed });
    },
  };
}

/**
 * A row for each line of single pieces and for each pack.
 * @param isEmptied true: the rows remove them
 */
function rowsOf(lines: Lines, isEmptied: boolean): BatchRow[] {
  const loose = lines.filter(({ basketPackId }) => basketPackId === null);
  const ofPieces = loose.map(({ id, productId, selectedSize, selectedColor, quantity, createdAt }) => ({
    ref: id,
    productId,
    size: selectedSize,
    color: selectedColor,
    mode: 'set' as const,
    quantity: isEmptied ? 0 : quantity,
    addedAt: createdAt,
  }));
  const ofPacks = packsIn(lines).map(({ pack, color, packs, first }) => ({
    ref: first.id,
    productId: first.productId,
    packId: pack.id,
    color: color,
    mode: 'set' as const,
    quantity: isEmptied ? 0 : packs,
    addedAt: first.createdAt,
  }));
  return [...ofPieces, ...ofPacks];
}

/** Removes all lines at once. A toast offers to undo it for those that can still be ordered. */
function EmptyBasket({ customerId, lines }: { customerId: string; lines: Lines }) {
  const { t } = useTranslation('basket');
  const remove = useRemoval();
  const again = lines.filter(({ product }) => product.isAvailable);
  const set = (rows: BatchRow[], shown: Lines) =>
    inBatches({ customerId, rows, atomic: true }, t('title'), () => shown);
  const empty = () =>
    remove({ gone: set(rowsOf(lines, true), []), back: set(rowsOf(again, false), again) }, t('emptied'));

  return (
    <Button variant="ghost" disabled={lines.some(isOnTheWay)} onClick={() => void empty()}>
      <Trash2 aria-hidden="true" />
      {t('emptyAll')}
    </Button>
  );
}

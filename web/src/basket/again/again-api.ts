import { useMutation, useQuery } from '@tanstack/react-query';
import { checkBasket } from '@toptan/contract/basket';
import type { BatchRow } from '@toptan/contract/basket-batch';
import { listDrafts, saveBasket } from '@toptan/contract/drafts';
import { type AgainGoods, type AgainOffer, getOrderAgain } from '@toptan/contract/order-again';
import { piecesOf } from '@toptan/contract/pieces';
import { useTranslation } from 'react-i18next';
import { ApiError, hasCode } from '../../api/api-error.ts';
import { call, callTimeoutMs } from '../../api/call.ts';
import { useErrorText } from '../../api/form.ts';
import { newKey } from '../../api/new-key.ts';
import { dataQuery } from '../../api/queries.ts';
import { refresh } from '../../api/query-client.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { basketChanges, inBatches, sendRows, useChanges, useFailure } from '../changes-api.ts';
import { type Lines, shownLines } from '../shown-basket.ts';
import { hasWaiting } from '../waiting-changes.ts';

/** What has become of the goods of an order, read anew each time. */
export const useOrderAgain = (id: string, draftId: string | undefined) =>
  useQuery({ ...dataQuery(getOrderAgain, { params: { id }, query: { draftId } }), gcTime: 0 });

/** Goods of an order with what is ordered in their place: so many pieces or packs of an offer. */
export type Chosen = { goods: AgainGoods; offer: AgainOffer; quantity: number };

export const piecesIn = ({ offer, quantity }: Pick<Chosen, 'offer' | 'quantity'>): number =>
  (offer.pieces / offer.quantity) * quantity;

/** Goods that the server refused, with the reason. */
type Refused = Chosen & { error: ApiError };

const rowOf = ({ goods, offer, quantity }: Chosen): BatchRow => {
  const { productId, packId, size, color } = offer;
  return { ref: goods.id, productId, packId, size, color, quantity, mode: 'add' };
};

/** Saves what lies in the basket for later. An earlier try may have done so. */
async function clearBasket(customerId: string): Promise<void> {
  // A basket that the server does not know yet would be saved without its last goods.
  if (hasWaiting()) throw ApiError.offline('changes wait');
  try {
    const signal = AbortSignal.timeout(callTimeoutMs);
    await call(saveBasket, { body: { customerId } }, { signal });
  } catch (error) {
    if (!hasCode(error, 'basket_empty')) throw error;
  }
}

/** The lines of a basket before it is filled; those of a draft are on no screen yet. */
const linesBefore = async (customerId: string, draftId: string | undefined): Promise<Lines> =>
  draftId === undefined
    ? (shownLines() ?? [])
    : (await call(checkBasket, { params: { customerId }, query: { draftId } })).lines;

type Addition = {
  customerId: string;
  /** The draft of staff that takes the goods; left out for the shop's own basket. */
  draftId?: string | undefined;
  chosen: readonly Chosen[];
  /** True: for a new order. What lies in the basket is saved for later. */
  isNew: boolean;
};

type Attempt = {
  /** The lines that the goods are added to: those of the basket before the first try. */
  before: Lines;
  key: string;
  /** True: the basket is saved, or did not have to be. Goods of the first batches may lie in it. */
  isCleared?: boolean;
};

/** The tries that broke off, by their rows: the next one may begin on another screen. */
const attempts = new Map<string, Attempt>();

/** Rows that take the added pieces out of the basket again. */
const rowsBack = (rows: readonly BatchRow[], before: Lines): BatchRow[] =>
  rows.map(row => {
    const same = before.filter(({ productId, packId, pack, selectedSize, selectedColor }) =>
      row.packId
        ? packId === row.packId && pack?.color === row.color
        : packId === null &&
          productId === row.productId &&
          selectedSize === row.size &&
          selectedColor === row.color,
    );
    const quantity = row.packId ? (same[0]?.packs ?? 0) : piecesOf(same);
    return { ...row, mode: 'set', quantity };
  });

/**
 * Puts goods into the basket, on top of its lines. Resolves with those that the server refused. It rejects when the server cannot
 * be reached: another try does not add the goods again that are in the basket. A toast names the added goods, and takes them back.
 */
export function useAddAgain() {
  const { t } = useTranslation(['orders', 'again', 'words', 'basket', 'desk']);
  const errorText = useErrorText();
  const fail = useFailure();
  const make = useChanges();
  function undo({ customerId, draftId }: Addition, rows: BatchRow[]) {
    const changes = inBatches({ customerId, draftId, rows }, t('basket:title'), lines => lines);
    void make(changes).catch(fail);
  }

  function tell(addition: Addition, added: readonly Chosen[], before: Lines) {
    if (added.length === 0) return;
    const words = (count: number) => t('words:pieces', { count });
    const pieces = added.reduce((sum, each) => sum + piecesIn(each), 0);
    const rows = rowsBack(added.map(rowOf), before);
    const sums = { pieces: words(pieces), before: words(piecesOf(before)) };
    const isDraft = addition.draftId !== undefined;
    toast({
      variant: 'success',
      description:
        before.length === 0
          ? t(isDraft ? 'desk:again.done' : 'again:done')
          : t(isDraft ? 'desk:again.added' : 'again:added', sums),
      action: { label: t('words:undo'), onSelect: () => undo(addition, rows) },
    });
  }

  return useMutation({
    ...basketChanges,
    mutationFn: async (addition: Addition) => {
      const { customerId, draftId, chosen, isNew } = addition;
      const rows = chosen.map(rowOf);
      const name = JSON.stringify([rows, isNew, draftId]);
      const attempt = attempts.get(name) ?? {
        before: isNew ? [] : await linesBefore(customerId, draftId),
        key: newKey(),
      };
      attempts.set(name, attempt);
      if (isNew && !attempt.isCleared) await clearBasket(customerId);
      attempt.isCleared = true;
      const refusals = await sendRows({ customerId, draftId, rows }, attempt.key);
      attempts.delete(name);
      const added = chosen.filter(({ goods }) => !refusals.has(goods.id));
      tell(addition, added, attempt.before);
      return chosen.flatMap((each): Refused[] => {
        const error = refusals.get(each.goods.id);
        return error ? [{ ...each, error }] : [];
      });
    },
    onError: error => {
      toast({ variant: 'destructive', title: t('again:failed'), description: errorText(error) });
    },
    onSettled: () => refresh(listDrafts),
  });
}

import { useMutation } from '@tanstack/react-query';
import type { BasketQuote } from '@toptan/contract/basket';
import { type BatchRow, batchRowsMax, type changeBasket } from '@toptan/contract/basket-batch';
import type { BodyOf } from '@toptan/contract/endpoint';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../api/api-error.ts';
import { callTimeoutMs } from '../api/call.ts';
import { useErrorText } from '../api/form.ts';
import { queryClient } from '../api/query-client.ts';
import { useDraftId } from '../session/draft-id.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { reasonOf, refusalsOf, sendBatch } from './batch-api.ts';
import { leadBackTo } from './returned-product.ts';
import { keepUnsent, refreshBasket, sendOrKeep, type UnsentChange } from './send-waiting.ts';
import { basketKey, basketWith, type Lines, shownBasket } from './shown-basket.ts';
import { hasWaiting } from './waiting-changes.ts';

/** Changes of the basket are sent one after another, in the order in which they were made; an order waits for them. */
export const basketChanges = { scope: { id: 'basket' } };

const mutationKey = ['basket-change'];

/** A change of a basket: the call, and what the screen shows until its answer. */
export type BasketChange = { request: UnsentChange; apply: (lines: Lines) => Lines };

/** A change that names no draft is one of the screen's basket. */
const inDraft = (change: BasketChange, draftId: string | undefined): BasketChange =>
  draftId === undefined || change.request.draftId !== undefined
    ? change
    : { ...change, request: { ...change.request, draftId } };

/** Rows in batches that the server takes. */
const batchesOf = (rows: readonly BatchRow[]): BatchRow[][] =>
  Array.from({ length: Math.ceil(rows.length / batchRowsMax) }, (_, at) =>
    rows.slice(at * batchRowsMax, (at + 1) * batchRowsMax),
  );

/** Changes of rows of many products. */
export const inBatches = (
  { rows, draftId, ...body }: BodyOf<typeof changeBasket>,
  product: string,
  apply: BasketChange['apply'],
): BasketChange[] =>
  batchesOf(rows).map(batch => ({
    request: { type: 'batch', product, draftId, body: { ...body, rows: batch } },
    apply,
  }));

/** The changes of a basket without an answer, in their order. */
const underWay = (draftId: string | undefined): BasketChange[] =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey, status: 'pending' })
    .map(({ state }) => state.variables as BasketChange)
    .filter(({ request }) => request.draftId === draftId);

/** The baskets without the changes under way, by the draft that holds them. */
const answered = new Map<string | undefined, BasketQuote | null | undefined>();

/** Shows the changes on top of the basket without them, which an answer brings. */
function show(draftId: string | undefined, changes: readonly BasketChange[], answer?: BasketQuote): void {
  if (answer) answered.set(draftId, answer);
  const basket = answered.get(draftId);
  if (!basket) return;
  const lines = changes.reduce<Lines>((shown, { apply }) => apply(shown), basket.lines);
  queryClient.setQueryData<BasketQuote>(basketKey(draftId), shown => shown && basketWith(basket, lines));
}

/** The query of one basket alone: the key of the own one begins those of all drafts. */
const queryOf = (draftId: string | undefined) => ({ queryKey: basketKey(draftId), exact: true });

/** True where the shown basket and its rules are the server's last answer, and no change of a basket is under way. */
export const isAnswered = (draftId: string | undefined): boolean =>
  queryClient.isMutating({ mutationKey }) === 0 &&
  queryClient.isFetching(queryOf(draftId)) === 0 &&
  // A refetch that was broken off leaves the screen out of date.
  queryClient
    .getQueryCache()
    .findAll({ ...queryOf(draftId), type: 'active' })
    .every(({ state }) => !state.isInvalidated);

/** The basket with every change that was made on this screen, including one that the current press settles. */
export async function basketAsShown(draftId: string | undefined): Promise<BasketQuote | undefined> {
  // A touch presses the button before the focused field loses the focus. A screen reader leaves the focus in the
  // field.
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  await new Promise(resolve => setTimeout(resolve));
  await queryClient.cancelQueries(queryOf(draftId));
  return shownBasket(draftId);
}

/** Whether a later change under way sets the same pieces. */
const isOvertaken = ({ request }: BasketChange, later: readonly BasketChange[]) =>
  request.type === 'quantity' &&
  later.some(({ request: other }) => other.type === 'quantity' && other.params.id === request.params.id);

/**
 * Changes the basket of the screen. A change is shown at once, and goes again when the server refuses it; one that a later one has
 * overtaken is not sent.
 */
export function useChangeBasket() {
  const draftId = useDraftId();
  const others = (change: BasketChange) => underWay(change.request.draftId).filter(other => other !== change);
  const { mutateAsync } = useMutation({
    ...basketChanges,
    mutationKey,
    mutationFn: async (change: BasketChange) => {
      if (isOvertaken(change, others(change))) return { waits: false };
      const answer = await sendOrKeep(change.request);
      return { waits: !answer, quote: answer?.quote };
    },
    onMutate: async change => {
      const { draftId: of } = change.request;
      // Enter and the loss of the focus may begin two changes at once.
      const isFirst = underWay(of)[0] === change;
      // An answer to an earlier question would hide the change.
      await queryClient.cancelQueries(queryOf(of));
      if (isFirst) answered.set(of, queryClient.getQueryData(basketKey(of)));
      show(of, underWay(of));
    },
    onSuccess: ({ quote, waits }, change) => {
      const { draftId: of } = change.request;
      const before = answered.get(of);
      const kept = waits && before ? basketWith(before, change.apply(before.lines)) : undefined;
      show(of, others(change), quote ?? kept);
      // The first reading of the basket was given up for the change.
      if (!shownBasket(of)) void refreshBasket();
    },
    onError: (_error, change) => {
      show(change.request.draftId, others(change));
      if (others(change).length === 0) void refreshBasket();
    },
  });
  /**
   * @returns whether the change waits for a connection
   * @throws ApiError when the server refused it, `BatchRefused` where it refused a row
   */
  return (change: BasketChange) => mutateAsync(inDraft(change, draftId));
}

/**
 * Adds or sets rows of a basket, each whatever becomes of the others, and shows the basket of the answers. Under the same key they
 * go in once.
 * @returns the refusals by the name of their row
 * @throws ApiError when no answer came: nobody knows which of the rows went in
 */
export async function sendRows(
  { rows, ...basket }: BodyOf<typeof changeBasket>,
  key: string,
): Promise<ReadonlyMap<string, ApiError>> {
  const { draftId } = basket;
  const refusals = new Map<string, ApiError>();
  // An answer to an earlier question would hide the rows.
  await queryClient.cancelQueries(queryOf(draftId));
  try {
    for (const [at, batch] of batchesOf(rows).entries()) {
      const options = { idempotencyKey: `${key}-${at}`, signal: AbortSignal.timeout(callTimeoutMs) };
      const { answer, quote } = await sendBatch({ ...basket, rows: batch }, options);
      for (const [ref, error] of refusalsOf(answer.results)) refusals.set(ref, error);
      // Changes that wait are shown, and the server does not know them.
      if (!hasWaiting()) show(draftId, underWay(draftId), quote);
    }
  } catch (error) {
    void refreshBasket();
    throw error;
  }
  if (!shownBasket(draftId)) void refreshBasket();
  return refusals;
}

/** Keeps a change for the next page, when this page goes before the change could be sent. */
export function keepForLater(change: BasketChange, draftId: string | undefined): void {
  queryClient.setQueryData<BasketQuote>(
    basketKey(draftId),
    shown => shown && basketWith(shown, change.apply(shown.lines)),
  );
  keepUnsent(inDraft(change, draftId).request);
}

/** Shows the reason why a change was taken back; for a batch the reason of its first refused row. */
export function useFailure() {
  const { t } = useTranslation('words');
  const errorText = useErrorText();
  return (error: unknown) => {
    toast({ variant: 'destructive', title: t('error'), description: errorText(reasonOf(error)) });
  };
}

/** Goods that leave the basket. */
type Removal = {
  gone: readonly BasketChange[];
  /** The changes that bring them back; none where they can no longer be ordered. */
  back: readonly BasketChange[];
  /** The product to which an undo leads. */
  productId?: string;
};

/** Makes changes, of which each is sent whatever becomes of the others. */
export function useChanges() {
  const change = useChangeBasket();
  return (changes: readonly BasketChange[]) => Promise.all(changes.map(each => change(each)));
}

/** Removes goods at once. A toast offers to undo it, and another one shows why it was refused. */
export function useRemoval() {
  const { t } = useTranslation(['basket', 'words']);
  const fail = useFailure();
  const make = useChanges();
  return async ({ gone, back, productId }: Removal, words = t('removed')) => {
    try {
      await make(gone);
    } catch (error) {
      return fail(error);
    }
    toast({
      description: words,
      ...(back.length > 0 && {
        action: {
          label: t('words:undo'),
          onSelect: () => {
            if (productId !== undefined) leadBackTo(productId);
            void make(back).catch(fail);
          },
        },
      }),
    });
  };
}

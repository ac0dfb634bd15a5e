import { useQuery } from '@tanstack/react-query';
import { type Draft, getDraft } from '@toptan/contract/drafts';
import { hasCode } from '../api/api-error.ts';
import { dataQuery, queryKey } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { useDraftId } from '../session/draft-id.ts';
import { useCustomer } from '../session/session-store.ts';
import { useExactStock } from '../session/use-stock-view.ts';

/** The draft of the address; null once it is gone, though it was read before. Without one, the query waits. */
export function useDraft() {
  const id = useDraftId();
  const query = useQuery({ ...dataQuery(getDraft, { params: { id: id ?? '' } }), enabled: id !== undefined });
  return hasCode(query.error, 'not_found') ? { ...query, data: null } : query;
}

/** Shows what an answer says of a draft at once. */
export function keepDraft(draft: Draft): void {
  queryClient.setQueryData(queryKey(getDraft, { params: { id: draft.id } }), draft);
}

/** Whether goods can still be put into a draft. */
export const isOpenDraft = (draft: Draft | null | undefined): draft is Draft & { order: null } =>
  draft?.kind === 'staff' && draft.order === null;

/** The shop that buys on this screen. */
export type Buyer = Pick<Draft['customer'], 'id' | 'companyName' | 'customerShortName'> & {
  /** The draft that takes its goods; left out for the shop's own basket. */
  draftId?: string;
};

/** The shop that is signed in, or the one that staff order for; null where there is none, and until the draft is read. */
export function useBuyer(): Buyer | null {
  const customer = useCustomer();
  const draftId = useDraftId();
  const { data: draft } = useDraft();
  if (draftId === undefined) return customer;
  return isOpenDraft(draft) ? { ...draft.customer, draftId } : null;
}

/** The part of a query with which staff read goods as a shop does. */
export type ShopView = { customerId?: string; stock?: 'exact' };

/** The view of the buyer; undefined until the buyer is known. */
export function useShopView(): ShopView | undefined {
  const draftId = useDraftId();
  const buyer = useBuyer();
  const { isPending } = useDraft();
  const isExact = useExactStock();
  if (draftId === undefined) return {};
  if (isPending) return undefined;
  return buyer ? { customerId: buyer.id, ...(isExact && { stock: 'exact' as const }) } : {};
}

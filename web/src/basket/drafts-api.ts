import { useQuery } from '@tanstack/react-query';
import { draftsShown, listDrafts } from '@toptan/contract/drafts';
import { pageQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';

const shopDrafts = pageQuery(listDrafts, { query: { limit: draftsShown } });

/** What the shop has saved, and what is prepared for it. */
export function useShopDrafts() {
  const { data } = useQuery(shopDrafts);
  return data?.rows ?? [];
}

/** Takes a draft that has ended off the screen at once, before the others are read again. */
export const dropShopDraft = (id: string): void =>
  void queryClient.setQueryData(
    shopDrafts.queryKey,
    known => known && { ...known, rows: known.rows.filter(draft => draft.id !== id) },
  );

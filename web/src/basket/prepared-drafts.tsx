import { useQuery } from '@tanstack/react-query';
import { draftsShown, listDrafts } from '@toptan/contract/drafts';
import { lazy, Suspense } from 'react';
import { pageQuery } from '../api/queries.ts';
import { loadWords } from '../i18n/i18n.ts';

const PreparedCards = lazy(async () => {
  const [{ PreparedCards: Cards }] = await Promise.all([
    import('./prepared/prepared-cards.tsx'),
    loadWords(['prepared']),
  ]);
  return { default: Cards };
});

/** What the shop has saved, and what is prepared for it. */
export function useShopDrafts() {
  const { data } = useQuery(pageQuery(listDrafts, { query: { limit: draftsShown } }));
  return data?.rows ?? [];
}

/** What staff have prepared for the shop; nothing where they have not. */
export function PreparedDrafts() {
  const prepared = useShopDrafts().filter(({ kind }) => kind === 'staff');
  if (prepared.length === 0) return null;
  return (
    <Suspense>
      <PreparedCards drafts={prepared} />
    </Suspense>
  );
}

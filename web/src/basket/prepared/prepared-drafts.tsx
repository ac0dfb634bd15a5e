import { Suspense } from 'react';
import { lazyWithWords } from '../../i18n/lazy-words.ts';
import { useShopDrafts } from '../drafts-api.ts';

const PreparedCards = lazyWithWords(
  ['prepared'],
  async () => (await import('./prepared-cards.tsx')).PreparedCards,
);

/** The orders that staff have prepared for the shop; nothing where there are none. */
export function PreparedDrafts() {
  const prepared = useShopDrafts().filter(({ kind }) => kind === 'staff');
  if (prepared.length === 0) return null;
  return (
    <Suspense>
      <PreparedCards drafts={prepared} />
    </Suspense>
  );
}

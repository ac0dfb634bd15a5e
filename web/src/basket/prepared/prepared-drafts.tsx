import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useShopDrafts } from '../drafts-api.ts';

const PreparedCards = lazyPart(
  async () => (await import('./prepared-cards.tsx')).PreparedCards,
  ['prepared'],
);

/** The orders that staff have prepared for the shop; nothing where there are none. */
export function PreparedDrafts() {
  const prepared = useShopDrafts().filter(({ kind }) => kind === 'staff');
  if (prepared.length === 0) return null;
  return <PreparedCards drafts={prepared} />;
}

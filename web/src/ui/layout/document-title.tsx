import { create } from 'zustand';
import { usePortalName } from '../../portal/portal-store.ts';

/** The words that begin the title of this window, such as the shop that staff order for. */
export const useTitleBegin = create<{ begin: string | null }>()(() => ({ begin: null }));

/** Names the document: the screen, then the portal. */
export function DocumentTitle({ children }: { children: string }) {
  const begin = useTitleBegin(title => title.begin);
  return <title>{[begin, children, usePortalName()].filter(Boolean).join(' · ')}</title>;
}

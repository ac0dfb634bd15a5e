import { usePortalName } from '../../portal/portal-store.ts';

/** Names the document: the screen, then the portal. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${children} · ${usePortalName()}`}</title>;
}

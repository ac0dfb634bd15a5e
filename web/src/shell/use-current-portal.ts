import { useQuery } from '@tanstack/react-query';
import { accentElementId } from '@toptan/contract/portal';
import { getPortal } from '@toptan/contract/settings';
import { useEffect } from 'react';
import { dataQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { runSessionCheck } from '../auth/session-check.ts';
import { browserStorage } from '../portal/browser-storage.ts';
import { rememberedPortal, usePortal } from '../portal/portal-store.ts';

/** The server puts the colors on its pages; here they change while one is open, or came without the server. */
async function showAccent(accent: string | null): Promise<void> {
  const { accentSheet } = await import('@toptan/contract/accent');
  const known = document.getElementById(accentElementId);
  const element = known ?? document.createElement('style');
  element.id = accentElementId;
  element.textContent = accent === null ? '' : accentSheet(accent);
  if (!known) document.head.append(element);
}

/**
 * Follows the changes of staff to the portal while it is open: its name and logo, the fee of the session, the view of the stock.
 */
export function useCurrentPortal(): void {
  const { data } = useQuery({ ...dataQuery(getPortal), initialData: usePortal.getState }, queryClient);
  const portal = usePortal();
  useEffect(() => {
    if (data && data !== usePortal.getState()) {
      usePortal.setState(data, true);
      void runSessionCheck();
    }
  }, [data]);
  useEffect(() => {
    browserStorage.setItem(rememberedPortal, JSON.stringify(portal));
    const sheet = document.getElementById(accentElementId)?.textContent ?? '';
    const isShown = portal.accent === null ? sheet === '' : sheet.includes(`--accent:${portal.accent}`);
    if (!isShown) void showAccent(portal.accent);
  }, [portal]);
}

import { useQuery } from '@tanstack/react-query';
import { getPortal } from '@toptan/contract/settings';
import { useEffect } from 'react';
import { dataQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { runSessionCheck } from '../auth/session-check.ts';
import { dressAccent, usePortal } from '../portal/portal-store.ts';

/** The colours are computed by the server for a page; here only when they change while one is open. */
async function showAccent(accent: string | null): Promise<void> {
  const { accentSheet } = await import('@toptan/contract/accent');
  dressAccent(accent === null ? '' : accentSheet(accent));
}

/** Follows what staff change of the portal while it is open: its name and logo, the fee of the session, the view of the stock. */
export function useCurrentPortal(): void {
  const { data } = useQuery({ ...dataQuery(getPortal), initialData: usePortal.getState }, queryClient);
  useEffect(() => {
    if (data && data !== usePortal.getState()) {
      const { accent } = usePortal.getState();
      usePortal.setState(data, true);
      if (data.accent !== accent) void showAccent(data.accent);
      void runSessionCheck();
    }
  }, [data]);
}

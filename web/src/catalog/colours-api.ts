import { useQuery } from '@tanstack/react-query';
import { listColors, listSizeSets } from '@toptan/contract/catalog/sizing';
import { useLayoutEffect } from 'react';
import { dataQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { rememberColours } from '../i18n/colours.ts';

/** Names and swatches of every screen follow the colours that the server has. */
export function useRememberedColours(): void {
  const { data } = useQuery(dataQuery(listColors), queryClient);
  useLayoutEffect(() => {
    if (data) rememberColours(data);
  }, [data]);
}

export const useSizeSets = (options: { enabled?: boolean } = {}) =>
  useQuery({ ...dataQuery(listSizeSets), ...options });

import { useQuery } from '@tanstack/react-query';
import { listColors, listSizeSets } from '@toptan/contract/catalog/sizing';
import { useLayoutEffect } from 'react';
import { dataQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { rememberColors } from '../i18n/colors.ts';

/** Names and swatches of every screen follow the colors that the server has. */
export function useRememberedColors(): void {
  const { data } = useQuery(dataQuery(listColors), queryClient);
  useLayoutEffect(() => {
    if (data) rememberColors(data);
  }, [data]);
}

export const useSizeSets = (options: { enabled?: boolean } = {}) =>
  useQuery({ ...dataQuery(listSizeSets), ...options });

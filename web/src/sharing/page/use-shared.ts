import { useQuery } from '@tanstack/react-query';
import { getShared, openShared } from '@toptan/contract/sharing';
import { useEffect } from 'react';
import { hasCode } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { dataQuery } from '../../api/queries.ts';
import { rememberColors } from '../../i18n/colors.ts';

/** Milliseconds between two readings of an open page: a link may end, and what it shows may change. */
const pollMs = 10 * 60_000;

/** What a link shows, read again when somebody returns to the page, when it opens, and every ten minutes. */
export function useShared(token: string) {
  const query = useQuery({
    ...dataQuery(getShared, { params: { token } }),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state: { data, error } }) => {
      if (hasCode(error, 'link_invalid')) return false;
      const untilOpening = data?.opensAt ? Date.parse(data.opensAt) - Date.now() : pollMs;
      return Math.min(pollMs, Math.max(1000, untilOpening));
    },
  });
  const colors = query.data?.colors;
  useEffect(() => {
    if (colors) rememberColors(colors);
  }, [colors]);
  return query;
}

/** Counts that somebody looks at the page, once it is in sight. */
export function useOpened(token: string, isCounted: boolean) {
  useEffect(() => {
    if (!isCounted) return;
    const watch = new AbortController();
    const count = () => {
      if (document.visibilityState !== 'visible') return;
      watch.abort();
      // Without a connection it is not counted, and nobody is told.
      call(openShared, { params: { token } }).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', count, { signal: watch.signal });
    count();
    return () => watch.abort();
  }, [token, isCounted]);
}

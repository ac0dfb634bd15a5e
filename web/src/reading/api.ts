import { type QueryState, useQueries, useQuery } from '@tanstack/react-query';
import { fold } from '@toptan/contract/fold';
import { listCustomerNames, type Reading, readingMax, readText } from '@toptan/contract/reading';
import { getPortal } from '@toptan/contract/settings';
import { ApiError, hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import type { Buyer } from '../drafts/api.ts';
import type { List, ListText } from './list-store.ts';

/** Milliseconds after which a text is sent again that got no answer. */
const againMs = 5_000;

/** Readings in a row that read no more lines of a text than those before, and milliseconds between readings. */
const idleMax = 3;
const leftMs = 500;

const isTooLong = (text: string) =>
  text.length > readingMax.characters || text.split('\n').length > readingMax.lines;

/** The beginning of a text that is short enough to be read. */
export const firstPart = (text: string): string =>
  text
    .split('\n', readingMax.lines)
    .map(line => line.slice(0, readingMax.line))
    .join('\n')
    .slice(0, readingMax.characters);

/** A reading of a text, and how many readings since have read no more of it. */
type Read = Reading & { text: string; idle: number };

/** A reading with the lines that it had no time for as they were read before. */
function withRead(reading: Reading, before: Reading): Reading {
  const lines = reading.lines.flatMap(line => {
    const known = line.reason === 'unread' ? before.lines.filter(each => each.line === line.line) : [];
    return known.length > 0 ? known : [line];
  });
  const products = new Map([...before.products, ...reading.products].map(each => [each.id, each]));
  return { ...reading, lines, products: [...products.values()] };
}

function readingQuery({ id: customerId }: Buyer, { id, text }: ListText, named: List['named']) {
  const folded = fold(text);
  const answers = named
    .filter(each => folded.includes(fold(each.text)))
    .map(({ text: words, productId }) => ({ text: words, productId }));
  const last = ['reading', customerId, id];
  const queryKey = [...last, { text, answers }];
  return {
    queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Read> => {
      if (isTooLong(text)) throw ApiError.foreseen(413, 'text_too_long');
      const body = { customerId, text, answers };
      const reading = await call(readText, { body }, { signal });
      const best = queryClient.getQueryData<Read>(queryKey);
      if (best && best.left > 0 && best.left <= reading.left) return { ...best, idle: best.idle + 1 };
      const before = queryClient.getQueryData<Read>(last);
      const whole = before?.text === text ? withRead(reading, before) : reading;
      return queryClient.setQueryData<Read>(last, { ...whole, text, idle: 0 }) as Read;
    },
    // The lines stay while the text is read with one more answer.
    placeholderData: () => queryClient.getQueryData<Read>(last),
    refetchInterval: ({ state }: { state: Pick<QueryState<Read>, 'error' | 'data'> }) => {
      if (hasCode(state.error, 'offline')) return againMs;
      if (state.error) return false;
      const { left = 0, idle = 0 } = state.data ?? {};
      return left > 0 && idle < idleMax && leftMs;
    },
  };
}

/** The readings of the texts, by the id of their text. */
export function useReadings(buyer: Buyer, { texts, named }: List) {
  return useQueries({
    queries: texts.map(text => readingQuery(buyer, text, named)),
    combine: answers => ({
      readings: new Map(
        texts.flatMap(({ id }, at) => {
          const reading = answers[at]?.data;
          return reading ? [[id, reading] as const] : [];
        }),
      ),
      isReading: answers.some(({ isFetching, data }) => isFetching && !data),
      /** Whether a text is being read, for the first time or again. */
      isBusy: answers.some(({ isFetching }) => isFetching),
      /** Whether each text is read as it stands, to its last line. */
      isRead: answers.every(({ data, isPlaceholderData }) => data?.left === 0 && !isPlaceholderData),
      /** Lines that there was no time for. */
      left: answers.reduce((sum, { data }) => sum + (data?.left ?? 0), 0),
      readAgain: () => {
        for (const { data, refetch } of answers) if (data && data.left > 0) void refetch();
      },
      failed: texts.flatMap((text, at) => {
        const { error = null, refetch } = answers[at] ?? {};
        return error ? [{ text, error, retry: () => void refetch?.() }] : [];
      }),
    }),
  });
}

/** The messages that the demo offers to be read; a real portal has none. */
export const useExamples = (): readonly string[] =>
  useQuery({
    queryKey: ['reading', 'examples'],
    queryFn: async () => (await call(getPortal)).examples ?? [],
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? [];

/** The names that a shop has taught. */
export const useNames = (customerId: string) =>
  useQuery(dataQuery(listCustomerNames, { params: { id: customerId } }));

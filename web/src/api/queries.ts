import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Endpoint, ResponseOf } from '@toptan/contract/endpoint';
import type { PageAnswer } from '@toptan/contract/page-answers';
import { loseSession } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';
import {
  addressOf,
  type CallArguments,
  call,
  callPage,
  headerOf,
  type LooseInput,
  type Page,
  pageOf,
  type RowOf,
} from './call.ts';
import { takePageAnswer } from './page-answers.ts';

type Query = Record<string, unknown>;

/** `['/api/orders', id]`, then the query when one is given: `['/api/orders', { status: 'pending' }]`. */
export type ApiQueryKey = readonly [string, ...(string | Query)[]];

/** While nobody is signed in, the answer of a list is [] and any other null. */
type DataOf<E extends Endpoint> =
  ResponseOf<E> extends readonly unknown[] ? ResponseOf<E> : ResponseOf<E> | null;

/**
 * Key of a data query: parts of the address, to be joined with '/', then the query.
 * The collection of a feature, `queryKey(listOrders)`, is a prefix of everything below it, so invalidating it reaches them all.
 */
export function queryKey<E extends Endpoint>(endpoint: E, input?: CallArguments<E>[0]): ApiQueryKey {
  return keyOf(endpoint, (input ?? {}) as LooseInput);
}

function keyOf(endpoint: Endpoint, { params, query }: LooseInput): ApiQueryKey {
  const address = addressOf(endpoint, { params });
  const [, collection = address, rest] = address.match(/^(\/api\/[^/]+)(?:\/(.+))?$/) ?? [];
  const given = Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== undefined));
  return [collection, ...(rest?.split('/') ?? []), ...(Object.keys(given).length > 0 ? [given] : [])];
}

/**
 * A 401 yields an empty result instead of an error. A known answer stays: the page that shows it waits behind the login
 * for its user, and so does a form in it.
 */
async function emptyWhenSignedOut<T>(answer: Promise<T>, empty: T, known: () => T | undefined): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    loseSession();
    return known() ?? empty;
  }
}

const isList = ({ paged, list }: Endpoint) => paged || list;

/** Reads the answers that came with the page, so that a first screen stands without a call. */
function brought<T>(
  endpoint: Endpoint,
  input: unknown,
  read: (answer: PageAnswer) => T,
): () => T | undefined {
  return () => {
    const answer = takePageAnswer(addressOf(endpoint, (input ?? {}) as LooseInput));
    return answer && read(answer);
  };
}

const broughtPage = <E extends Endpoint>(answer: PageAnswer): Page<RowOf<E>> =>
  pageOf(answer.body as RowOf<E>[], headerOf(answer));

/** Options of a data query: `useQuery(dataQuery(listOrders, { query: { status } }))`. */
export function dataQuery<E extends Endpoint & { method: 'GET' }>(endpoint: E, ...[input]: CallArguments<E>) {
  return queryOptions({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal, client, queryKey }): Promise<DataOf<E>> => {
      const answer = call(endpoint, ...([input, { signal }] as CallArguments<E>)) as Promise<DataOf<E>>;
      const empty = (isList(endpoint) ? [] : null) as DataOf<E>;
      return emptyWhenSignedOut(answer, empty, () => client.getQueryData(queryKey));
    },
    initialData: brought(endpoint, input, ({ body }) => body as NonNullable<DataOf<E>>),
  });
}

const emptyPage = { rows: [], total: 0, nextCursor: null };

/** Options of a query for one page with its total: `useQuery(pageQuery(listOrders, { query: { limit: 5 } }))`. */
export function pageQuery<E extends Endpoint & { method: 'GET'; paged: true }>(
  endpoint: E,
  ...[input]: CallArguments<E>
) {
  return queryOptions({
    queryKey: [...queryKey(endpoint, input), 'page'] as const,
    queryFn: ({ signal, client, queryKey }): Promise<Page<RowOf<E>>> =>
      emptyWhenSignedOut(callPage(endpoint, (input ?? {}) as LooseInput, { signal }), emptyPage, () =>
        client.getQueryData(queryKey),
      ),
    initialData: brought(endpoint, input, broughtPage<E>),
  });
}

/** Options of a list that grows page by page: `useInfiniteQuery(listQuery(listProducts, { query: { q, limit: 60 } }))`. */
export function listQuery<E extends Endpoint & { method: 'GET'; paged: true }>(
  endpoint: E,
  ...[input]: CallArguments<E>
) {
  return anyListQuery(endpoint, (input ?? {}) as LooseInput);
}

/** The same query for helpers of every list, which cannot know its filters. */
export function anyListQuery<E extends Endpoint & { method: 'GET'; paged: true }>(
  endpoint: E,
  input: LooseInput,
) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(endpoint, input), 'pages'] as const,
    initialPageParam: null as string | null,
    queryFn: ({ signal, client, queryKey, pageParam }): Promise<Page<RowOf<E>>> => {
      const pageInput = { ...input, query: { ...input.query, cursor: pageParam ?? undefined } };
      return emptyWhenSignedOut(callPage(endpoint, pageInput, { signal }), emptyPage, () => {
        const known = client.getQueryData<InfiniteData<Page<RowOf<E>>>>(queryKey);
        return known?.pages[known.pageParams.indexOf(pageParam)];
      });
    },
    initialData: brought(endpoint, input, answer => ({
      pages: [broughtPage<E>(answer)],
      pageParams: [null],
    })),
    getNextPageParam: page => page.nextCursor,
  });
}

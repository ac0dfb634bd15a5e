import type { QueryClient } from '@tanstack/react-query';
import { listBasket } from '@toptan/contract/basket';
import { listBells } from '@toptan/contract/bells';
import { listCollections } from '@toptan/contract/catalog/collections';
import { listProducts } from '@toptan/contract/catalog/products';
import { listColors, listSizeSets } from '@toptan/contract/catalog/sizing';
import { listCustomers } from '@toptan/contract/customers';
import { listDrafts } from '@toptan/contract/drafts';
import type { Endpoint } from '@toptan/contract/endpoint';
import type { Topic } from '@toptan/contract/events';
import { listGroups } from '@toptan/contract/groups';
import { getGuide } from '@toptan/contract/guide';
import { listImports } from '@toptan/contract/imports';
import { listManufacturers } from '@toptan/contract/manufacturers';
import { listNotices } from '@toptan/contract/notices';
import { listOrders } from '@toptan/contract/orders';
import { listRegistrations } from '@toptan/contract/registration';
import { getSettings } from '@toptan/contract/settings';
import { listShareLinks } from '@toptan/contract/sharing';
import { listStaff } from '@toptan/contract/staff';
import { getStats } from '@toptan/contract/stats';
import { listTerms } from '@toptan/contract/terms';
import { loseSession } from '../session/session-store.ts';
import { type LiveMessage, openEventStream } from './event-stream.ts';
import { useLiveStore } from './live-store.ts';
import { eventPosition, forgetPageAnswers } from './page-answers.ts';
import { queryKey } from './queries.ts';
import { leadTabs } from './tabs.ts';

/** Collections whose screens show something of a topic. */
const shownBy: Record<Topic, readonly Endpoint[]> = {
  orders: [listOrders, getStats],
  basket: [listBasket],
  drafts: [listBasket, listDrafts],
  products: [listProducts, listBasket, getStats, getGuide, listBells],
  collections: [listCollections, listProducts, getStats],
  'share-links': [listShareLinks],
  'size-sets': [listSizeSets],
  colors: [listColors],
  customers: [listCustomers, listOrders, getGuide],
  manufacturers: [listManufacturers, listOrders],
  'registration-requests': [listRegistrations],
  groups: [listGroups, listTerms],
  terms: [listTerms, listCustomers],
  imports: [listImports],
  settings: [getSettings, getGuide],
  guide: [getGuide],
  staff: [listStaff],
  notices: [listNotices],
};

/** Milliseconds in which changes are batched: an order with fifty lines causes one refetch. */
const batchMs = 150;

/** Milliseconds that change events wait at most for a refetch under way: on a dying line its answer may never come. */
const refetchLimitMs = 20_000;

/** Milliseconds. A tab that takes over the stream later than this may have missed something. */
const freshMs = 3_000;

function createRefresher(queryClient: QueryClient) {
  const waiting = new Set<Endpoint>();
  let everything = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRefetching = false;

  async function flush(): Promise<void> {
    timer = undefined;
    // A refetch in the middle of an optimistic change would show the old value for a moment.
    if (queryClient.isMutating() > 0) {
      later();
      return;
    }
    const keys = everything ? [undefined] : [...waiting].map(endpoint => queryKey(endpoint));
    everything = false;
    waiting.clear();
    isRefetching = true;
    const refetched = keys.map(key => queryClient.invalidateQueries(key ? { queryKey: key } : {}));
    await Promise.race([Promise.all(refetched), new Promise(resolve => setTimeout(resolve, refetchLimitMs))]);
    isRefetching = false;
    if (everything || waiting.size > 0) later();
  }
  /** Begins no refetch while one is running: under many changes a long list would be restarted for ever. */
  function later(): void {
    forgetPageAnswers();
    if (!isRefetching) timer ??= setTimeout(flush, batchMs);
  }

  return {
    topic(topic: Topic): void {
      for (const endpoint of shownBy[topic]) waiting.add(endpoint);
      later();
    },
    all(): void {
      everything = true;
      later();
    },
    stop(): void {
      clearTimeout(timer);
      everything = false;
      waiting.clear();
    },
  };
}

/** Keeps the data on the screen as the server has it, until the returned function is called. */
export function startLive(queryClient: QueryClient): () => void {
  const refresher = createRefresher(queryClient);

  function onMessage(message: LiveMessage): void {
    switch (message.type) {
      case 'change':
        refresher.topic(message.topic);
        break;
      case 'resync':
        refresher.all();
        break;
      case 'signed-out':
        loseSession();
        break;
      case 'connection':
        useLiveStore.setState({ connection: message.connection });
    }
  }

  // The stream takes a moment to open, and another tab may hold it.
  const tryFailedAgain = () =>
    void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  window.addEventListener('online', tryFailedAgain);
  const begun = Date.now();
  const since = eventPosition();
  const leave = leadTabs<LiveMessage>('toptan-live', {
    onMessage,
    lead: notify => openEventStream(notify, { since, isFresh: Date.now() - begun < freshMs }),
    // The stream of another tab does not go back to when this page was made.
    follow: () => since !== undefined && refresher.all(),
  });
  return () => {
    leave();
    window.removeEventListener('online', tryFailedAgain);
    refresher.stop();
    useLiveStore.setState({ connection: 'opening' });
  };
}

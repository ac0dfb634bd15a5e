import { useQueries } from '@tanstack/react-query';
import { getProduct } from '@toptan/contract/catalog/products';
import { getCustomer } from '@toptan/contract/customers';
import { getManufacturer } from '@toptan/contract/manufacturers';
import { getOrder } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useSessionStore } from '../../session/session-store.ts';
import { type Opened, openedLately } from './lately.ts';
import { type Command, useCommandWords } from './use-command-words.ts';

/** The rows that the administrator opened last, the newest first, once the server has named them. Deleted rows are left out. */
export function useLately(): { lately: Command[]; isPending: boolean } {
  const words = useCommandWords();
  const userId = useSessionStore(({ user }) => user?.id ?? '');
  const [opened] = useState(() => openedLately(userId));
  async function commandOf({ kind, id }: Opened): Promise<Command> {
    const input = { params: { id } };
    switch (kind) {
      case 'orders': {
        const order = await call(getOrder, input);
        const pieces = piecesOf(order.orderItems);
        return words.order({ ...order, pieces });
      }
      case 'customers':
        return words.customer(await call(getCustomer, input));
      case 'catalog':
        return words.product(await call(getProduct, input));
      case 'manufacturers':
        return words.manufacturer(await call(getManufacturer, input));
    }
  }
  return useQueries({
    queries: opened.map(each => ({
      queryKey: ['lately', each.kind, each.id],
      queryFn: () => commandOf(each),
      retry: false,
      // Without a connection the call fails at once, and does not wait for one.
      networkMode: 'always' as const,
      gcTime: 0,
    })),
    combine: results => ({
      lately: results.flatMap(({ data }) => data ?? []),
      isPending: results.some(({ isPending }) => isPending),
    }),
  });
}

import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyOf } from '@toptan/contract/endpoint';
import { joinOrders, previewJoin } from '@toptan/contract/order-joining';
import { listOrders } from '@toptan/contract/orders';
import { getStats } from '@toptan/contract/stats';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { newKey } from '../../api/new-key.ts';
import { dataQuery } from '../../api/queries.ts';
import { refresh } from '../../api/query-client.ts';

/** What two orders would be as one, and what stands against it. */
export const useJoinCheck = (id: string, otherId: string) =>
  useQuery(dataQuery(previewJoin, { params: { id, otherId } }));

/** Joins two orders into the older one. A press after a lost answer joins them once. */
export function useJoin(id: string) {
  const [key] = useState(newKey);
  return useMutation({
    mutationFn: (body: BodyOf<typeof joinOrders>) =>
      call(joinOrders, { params: { id }, body }, { idempotencyKey: key }),
    onSettled: () => refresh(listOrders, getStats),
  });
}

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '@toptan/contract/orders';
import { send } from './send.ts';
import type { Market } from './shops.ts';

const retryPauseMs = 100;

/** Repeats a call under its key until the portal answers it. @throws where it is refused */
export async function insist<Body>(
  method: 'POST' | 'PUT',
  url: string,
  cookie: string,
  body: unknown,
): Promise<Body> {
  const key = randomUUID();
  for (;;) {
    const answer = await send(method, url, { cookie, key, body });
    if (answer.status > 0 && answer.status < 300) return JSON.parse(answer.body);
    if (answer.status >= 400 && answer.status < 500) throw new Error(answer.body);
    await pause(retryPauseMs);
  }
}

/** An order of one product for each shop. */
export async function placeOrders(address: string, { shops, productIds }: Market): Promise<Order[]> {
  return Promise.all(
    shops.map(async ({ customerId, cookie }, at) => {
      const wish = { customerId, productId: productIds[at % productIds.length], quantity: 10 };
      await insist('POST', `${address}/api/basket`, cookie, wish);
      const items = [{ productId: wish.productId, quantity: 10 }];
      return insist<Order>('POST', `${address}/api/orders`, cookie, { customerId, items });
    }),
  );
}

import type { BasketItem } from '@toptan/contract/basket';
import { type Answer, send } from './send.ts';
import type { Shop } from './shops.ts';

/** Puts a piece into a shop's basket; answers the line. */
export async function fillBasket(
  address: string,
  shop: Shop,
  productId: string | undefined,
): Promise<BasketItem> {
  const { customerId, cookie } = shop;
  const body = { customerId, productId, quantity: 1 };
  const answer = await send('POST', `${address}/api/basket`, { cookie, body });
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.body}`);
  return JSON.parse(answer.body);
}

/** Submits a line of the basket as an order. */
export function submit(
  address: string,
  shop: Shop,
  { product: _, ...line }: BasketItem,
  key?: string,
): Promise<Answer> {
  const { customerId, cookie } = shop;
  const body = { customerId, items: [line] };
  return send('POST', `${address}/api/orders`, { cookie, body, ...(key && { key }) });
}

/** The answers, counted by status and code: `{ '201': 1, '409 basket_empty': 49 }`. */
export function countByStatus(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const name = status < 400 ? String(status) : `${status} ${/"code":"(\w+)"/.exec(body)?.[1] ?? body}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

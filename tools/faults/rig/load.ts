import { randomInt, randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { BasketItem } from '@toptan/contract/basket';
import type { Order } from '@toptan/contract/orders';
import { Ledger } from './ledger.ts';
import { type Answer, send } from './send.ts';
import type { Market, Shop } from './shops.ts';

/** Milliseconds in which open keys get their answer once the load is to end. */
const lastTriesMs = 30_000;

/** Milliseconds between two tries of one shop. */
const retryPauseMs = 100;

/**
 * Shops that order without a pause. A call that is not answered is made again with the same `Idempotency-Key` until it is,
 * as a careful client does.
 */
export class Load {
  readonly ledger: Ledger;
  /** Every answer, in the order in which they came. */
  readonly answers: Answer[] = [];
  readonly #addresses: readonly string[];
  readonly #market: Market;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #shops: Promise<void>[];
  #deadline = Number.POSITIVE_INFINITY;

  /** @param addresses where the portal answers; a shop takes the next one for each call */
  constructor(addresses: string | readonly string[], market: Market, ledger = new Ledger()) {
    this.#addresses = typeof addresses === 'string' ? [addresses] : addresses;
    this.#market = market;
    this.ledger = ledger;
    this.#shops = market.shops.map(shop => this.#trade(shop));
  }

  /** Lets every shop finish its order; throws nothing, open keys are the ledger's to report. */
  async stop(): Promise<void> {
    this.#deadline = performance.now() + lastTriesMs;
    await Promise.all(this.#shops);
    this.#agent.destroy();
  }

  /** Resolves when so many more orders have been acknowledged. */
  async more(orders: number): Promise<void> {
    const target = this.ledger.acknowledged.size + orders;
    while (this.ledger.acknowledged.size < target && !this.#isStopping) await pause(10);
  }

  get #isStopping(): boolean {
    return this.#deadline !== Number.POSITIVE_INFINITY;
  }

  async #trade(shop: Shop): Promise<void> {
    const { productIds } = this.#market;
    while (!this.#isStopping) {
      const lines: BasketItem[] = [];
      for (let left = randomInt(1, 4); left > 0; left -= 1) {
        const productId = productIds[randomInt(productIds.length)];
        const wish = { customerId: shop.customerId, productId, quantity: randomInt(1, 4) };
        const answer = await this.#insist(shop, '/api/basket', wish, randomUUID());
        if (answer) lines.push(JSON.parse(answer.body));
      }
      await this.#order(shop, lines);
    }
  }

  async #order(shop: Shop, added: readonly BasketItem[]): Promise<void> {
    // The same product added twice is one line; its last state counts.
    const items = [...new Map(added.map(({ product: _, ...line }) => [line.id, line])).values()];
    if (items.length === 0) return;
    const key = randomUUID();
    this.ledger.try(key);
    const answer = await this.#insist(
      shop,
      '/api/orders',
      { customerId: shop.customerId, items, notes: key },
      key,
    );
    if (answer) this.ledger.acknowledge(key, JSON.parse(answer.body) as Order);
  }

  /** Repeats the call until there is an answer that holds; null when the load ends before, or the portal refuses. */
  async #insist(shop: Shop, path: string, body: unknown, key: string): Promise<Answer | null> {
    for (let turn = this.answers.length; performance.now() < this.#deadline; turn += 1) {
      const address = this.#addresses[turn % this.#addresses.length];
      const answer = await send('POST', address + path, {
        cookie: shop.cookie,
        key,
        body,
        agent: this.#agent,
      });
      this.answers.push(answer);
      if (answer.status === 201) return answer;
      if (answer.status >= 400 && answer.status < 500) {
        this.ledger.oddities.push(`${answer.status} ${path} ${answer.body}`);
        return null;
      }
      await pause(retryPauseMs);
    }
    return null;
  }
}

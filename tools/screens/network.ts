import type { Page, Route } from '@playwright/test';
import type { ErrorCode } from '@toptan/contract/errors';
import { bringNoAnswers, serversAnswer } from '../../e2e/fixtures/page-answers.ts';

/**
 * Answers to the calls of one page: 'GET /api/orders' or 'POST /api/basket', where * stands for one part of the path.
 * The answer that is set last for a call holds.
 */
export class Network {
  readonly #page: Page;
  readonly #held: Route[] = [];
  #isBare = false;
  /** Answers of 500 are wanted. */
  isFailing = false;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The call is not answered before the curtain falls. */
  hold(call: string): Promise<void> {
    return this.#on(call, route => this.#held.push(route));
  }

  /** The call is refused, by default as by a server that broke. */
  fail(call: string, status = 500, code: ErrorCode = 'internal'): Promise<void> {
    this.isFailing ||= status >= 500;
    return this.answer(call, { code, message: code }, status);
  }

  /** The call gets no answer, as without a network. */
  cut(call: string): Promise<void> {
    return this.#on(call, route => route.abort());
  }

  answer(call: string, body: unknown, status = 200): Promise<void> {
    const headers = { 'x-total-count': String(Array.isArray(body) ? body.length : 0) };
    return this.#on(call, route =>
      route.fulfill({ status, headers, ...(body === undefined ? {} : { json: body }) }),
    );
  }

  /** The server's own answer, changed on its way. */
  change<T>(call: string, change: (body: T) => unknown): Promise<void> {
    return this.#on(call, async route => {
      const response = await serversAnswer(route);
      if (response) await route.fulfill({ response, json: change((await response.json()) as T) });
    });
  }

  /** Drops the calls that were held: they never reach the server. To be called before the page goes on. */
  async end(): Promise<void> {
    // A page that stays open sends an order again once its answer is lost, and the order then reaches the server.
    if (this.#held.length > 0) await this.#page.goto('about:blank');
    // The page may have given the call up, or be gone.
    for (const route of this.#held) await route.abort().catch(() => undefined);
    await this.#page.unrouteAll({ behavior: 'ignoreErrors' });
    this.#isBare = false;
  }

  async #on(call: string, handle: (route: Route) => unknown): Promise<void> {
    if (!this.#isBare) await bringNoAnswers(this.#page);
    this.#isBare = true;
    const [method, path = ''] = call.split(' ');
    const pattern = new RegExp(`^${path.replaceAll('*', '[^/]+')}$`);
    await this.#page.route(
      ({ pathname }) => pattern.test(pathname),
      async route => {
        if (route.request().method() !== method) return route.fallback();
        await handle(route);
      },
    );
  }
}

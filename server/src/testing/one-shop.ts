import { afterAll, beforeAll } from 'vitest';
import { type Caller, type Portal, startPortal } from './portal.ts';
import type { Shop } from './trade.ts';

export let portal: Portal;
export let admin: Caller;
export let shop: Shop;

/** Opens a portal with an administrator and a shop for all tests of a file. */
export function withOneShop(): void {
  beforeAll(async () => {
    portal = await startPortal();
    admin = await portal.admin();
    shop = await portal.shop();
  });
  afterAll(() => portal.close());
}

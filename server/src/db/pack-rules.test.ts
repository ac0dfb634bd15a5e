import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { addPacks, createPacked, type Shop, submitBasket } from '../testing/trade.ts';
import { postgresError } from './errors.ts';
import { basketLines, baskets } from './schema-baskets.ts';

/** The rules of packs that the database keeps by itself, whatever a command does. */
let portal: Portal;
let admin: Caller;
let shop: Shop;
let productId: string;
let packId: string;
let basketPackId: string;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());
beforeEach(async () => {
  shop = await portal.shop();
  ({ productId, packId } = await createPacked(portal.db, admin, { sells: 'both' }));
  const [line] = await addPacks(shop, packId, 2);
  basketPackId = line?.basketPackId ?? '';
});

async function refusal(statement: SQL): Promise<string> {
  const answer = await portal.db.execute(statement).then(
    ({ rowCount }) => `${rowCount} rows`,
    error => postgresError(error)?.message ?? String(error),
  );
  return answer;
}

describe('a pack that a basket names', () => {
  const changes: [string, () => SQL][] = [
    ['another ratio', () => sql`update pack_lines set ratio = 3 where pack_id = ${packId} and size = '30'`],
    ['a line less', () => sql`delete from pack_lines where pack_id = ${packId} and size = '30'`],
    [
      'a line more',
      () => sql`insert into pack_lines (pack_id, position, product_id, mixed, size, ratio)
        values (${packId}, 9, ${productId}, false, '33', 1)`,
    ],
  ];
  test.each(changes)('takes no %s', async (_name, change) => {
    expect(await refusal(change())).toMatch(/is in use and keeps its content/);
  });

  test('stays of one color', async () => {
    const mixing = sql`update packs set mixed = true where id = ${packId}`;
    expect(await refusal(mixing)).toMatch(/violates .* constraint "pack_lines_pack_fk"/);
  });

  test('cannot be removed, nor once an order names it', async () => {
    const removal = sql`delete from packs where id = ${packId}`;
    expect(await refusal(removal)).toMatch(/violates .* constraint .* "basket_packs"/);
    expect((await submitBasket(shop)).statusCode).toBe(201);
    expect(await refusal(removal)).toMatch(/violates .* constraint .* "order_packs"/);
    expect(await refusal(sql`update pack_lines set ratio = 3 where pack_id = ${packId}`)).toMatch(/in use/);
  });
});

test('lines of a pack follow its number and keep their ids', async () => {
  const lines = () =>
    portal.db
      .select({ id: basketLines.id, quantity: basketLines.quantity })
      .from(basketLines)
      .where(eq(basketLines.basketPackId, basketPackId))
      .orderBy(basketLines.id);
  const before = await lines();
  expect(before.map(({ quantity }) => quantity)).toEqual([2, 4, 2]);
  await portal.db.execute(sql`update basket_packs set packs = 7 where id = ${basketPackId}`);
  const ids = before.map(({ id }) => id);
  expect(await lines()).toEqual([7, 14, 7].map((quantity, at) => ({ id: ids[at], quantity })));
});

test('a customer has one own basket, from the beginning', async () => {
  const other = sql`insert into baskets (id, customer_id, kind) values (gen_random_uuid(), ${shop.customerId}, 'own')`;
  expect(await refusal(other)).toMatch(/baskets_own/);
  expect(
    await portal.db
      .select({ id: baskets.id, kind: baskets.kind })
      .from(baskets)
      .where(eq(baskets.customerId, shop.customerId)),
  ).toEqual([{ id: shop.customerId, kind: 'own' }]);
});

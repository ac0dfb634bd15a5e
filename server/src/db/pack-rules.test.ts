import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { addPacks, addToBasket, createPacked, type Shop, submitBasket, variantId } from '../testing/trade.ts';
import { postgresError } from './errors.ts';
import { basketItems } from './schema-orders.ts';

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

const inPart = /lies in a basket in part/;

describe('a pack that a basket names', () => {
  const changes: [string, () => SQL][] = [
    ['another ratio', () => sql`update pack_lines set ratio = 3 where pack_id = ${packId} and size = '30'`],
    ['a line less', () => sql`delete from pack_lines where pack_id = ${packId} and size = '30'`],
    [
      'a line more',
      () => sql`insert into pack_lines (pack_id, position, product_id, mixed, size, ratio)
        values (${packId}, 9, ${productId}, false, '33', 1)`,
    ],
    ['another number of pieces', () => sql`update packs set pieces = 5 where id = ${packId}`],
    ['mixed colors', () => sql`update packs set mixed = true where id = ${packId}`],
  ];
  test.each(changes)('takes no %s', async (_name, change) => {
    expect(await refusal(change())).toMatch(/is in use and keeps its content/);
  });

  test('cannot be removed, nor once an order names it', async () => {
    const removal = sql`delete from packs where id = ${packId}`;
    expect(await refusal(removal)).toMatch(/violates .* constraint .* "basket_packs"/);
    expect((await submitBasket(shop)).statusCode).toBe(201);
    expect(await refusal(removal)).toMatch(/violates .* constraint .* "order_packs"/);
    expect(await refusal(sql`update pack_lines set ratio = 3 where pack_id = ${packId}`)).toMatch(/in use/);
  });
});

test('the lines of a pack sum to its pieces', async () => {
  await portal.db.execute(sql`delete from basket_packs where pack_id = ${packId}`);
  expect(
    await refusal(sql`update pack_lines set ratio = 3 where pack_id = ${packId} and size = '30'`),
  ).toMatch(/do not sum to its pieces/);
  expect(await refusal(sql`update packs set pieces = 5 where id = ${packId}`)).toMatch(/do not sum/);
});

describe('a pack lies in a basket as a whole', () => {
  const changes: [string, () => Promise<SQL> | SQL, RegExp][] = [
    [
      'a line is removed',
      () => sql`delete from basket_items where basket_pack_id = ${basketPackId} and quantity = 4`,
      inPart,
    ],
    [
      'a line becomes single pieces',
      () => sql`update basket_items set basket_pack_id = null, pack_ratio = null, pack_count = null
        where basket_pack_id = ${basketPackId} and quantity = 4`,
      inPart,
    ],
    [
      'a line of another color comes',
      async () => sql`insert into basket_items (id, customer_id, product_id, variant_id, quantity, basket_pack_id, pack_ratio, pack_count)
        values (gen_random_uuid(), ${shop.customerId}, ${productId}, ${await variantId(portal.db, productId, '30', 'White')}, 2, ${basketPackId}, 1, 2)`,
      inPart,
    ],
    [
      'a line has another ratio',
      () => sql`update basket_items set pack_ratio = 3, quantity = 6
        where basket_pack_id = ${basketPackId} and pack_ratio = 2`,
      inPart,
    ],
    [
      'it has no lines',
      () => sql`insert into basket_packs (id, customer_id, pack_id, color, packs)
        values (gen_random_uuid(), ${shop.customerId}, ${packId}, 'White', 1)`,
      inPart,
    ],
    [
      'a line has other pieces',
      () =>
        sql`update basket_items set quantity = 5 where basket_pack_id = ${basketPackId} and pack_ratio = 2`,
      /basket_items_pack"/,
    ],
    [
      'a line counts other packs',
      () => sql`update basket_items set pack_count = 5 where basket_pack_id = ${basketPackId}`,
      /basket_items_pack_fk/,
    ],
    [
      'it is more than its lines hold',
      () => sql`update basket_packs set packs = 500 where id = ${basketPackId}`,
      /basket_items_quantity/,
    ],
  ];
  test.each(changes)('%s: refused', async (_name, change, reason) => {
    expect(await refusal(await change())).toMatch(reason);
  });

  test('lines of a pack are those of its own shop', async () => {
    const stranger = await portal.shop();
    const line = await addToBasket(stranger, productId, 2, { selectedSize: '30', selectedColor: 'Black' });
    expect(
      await refusal(sql`update basket_items set basket_pack_id = ${basketPackId}, pack_ratio = 1, pack_count = 2
        where id = ${line.id}`),
    ).toMatch(/basket_items_pack_fk/);
  });

  test('another number of packs changes the pieces', async () => {
    await portal.db.execute(sql`update basket_packs set packs = 7 where id = ${basketPackId}`);
    const lines = await portal.db
      .select({ quantity: basketItems.quantity })
      .from(basketItems)
      .where(eq(basketItems.basketPackId, basketPackId))
      .orderBy(basketItems.id);
    expect(lines.map(({ quantity }) => quantity)).toEqual([7, 14, 7]);
  });
});

import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Portal, startPortal } from '../testing/portal.ts';
import { createProduct, order } from '../testing/trade.ts';
import {
  aggregated,
  type JsonText,
  jsonText,
  listOfJson,
  orNull,
  writeList,
  writeNull,
  writeNumber,
  writeObject,
} from './json-rows.ts';
import { images, products, stockPools, variants } from './schema-goods.ts';
import { orders } from './schema-orders.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

type Row = typeof products.$inferSelect;
const writeProduct = writeObject<Row>(getTableColumns(products));

/** Text with the characters that JSON escapes, those that it need not, and the delimiters of SQL's own texts. */
const awkward = `"quoted" \\ / \b\f\n\r\t\u0001\u001f\u007f\u2028 'single' %s $1 {a,b} İıŞş متجر 😀`;

describe('a row', () => {
  test.each([
    [
      'with a value in each column',
      { description: awkward, costPrice: '0.05', category: 'BAGS', sku: awkward },
    ],
    ['with as few as can be', {}],
  ] as const)('%s is written as it is read', async (_, given) => {
    const id = await createProduct(portal.db, { name: awkward, sizes: [awkward, ''], ...given });
    const [row] = await portal.db
      .select({ columns: getTableColumns(products), json: jsonText(writeProduct) })
      .from(products)
      .where(eq(products.id, id));
    expect(JSON.parse(row?.json ?? '')).toEqual(row?.columns);
  });

  test('has its moments in UTC to the millisecond, wherever the database is', async () => {
    const shop = await portal.shop();
    const { id } = await order(shop, await createProduct(portal.db));
    const at = '2026-01-02T03:04:05.006Z';
    const read = await portal.db.transaction(async tx => {
      await tx.execute(sql`set local time zone 'Asia/Kathmandu'`);
      await tx.update(orders).set({ createdAt: '2026-01-02T03:04:05.006999Z' }).where(eq(orders.id, id));
      return tx
        .select({ json: jsonText(writeObject<{ at: string }>({ at: orders.createdAt })) })
        .from(orders)
        .where(eq(orders.id, id));
    });
    expect(read.map(({ json }) => JSON.parse(json))).toEqual([{ at }]);
  });
});

test('lists keep their order and may be empty, and what is not there is null', async () => {
  const pools = ['36', '28', '30'].map(size => ({ size, color: null, quantity: Number(size) }));
  const id = await createProduct(portal.db, { pools });
  const half = writeObject<{ size: string | null; half: number }>({
    size: variants.size,
    half: writeNumber(sql`${stockPools.quantity} / 2`),
  });
  const of = (condition: ReturnType<typeof sql>) =>
    writeList(sql<JsonText<{ size: string | null; half: number }>>`(
      select ${aggregated(half, desc(variants.size))} from ${stockPools}
      join ${variants} on ${variants.id} = ${stockPools.variantId} where ${stockPools.productId} = ${products.id} and ${condition}
    )`);
  const shape = writeObject({
    all: of(sql`true`),
    none: of(sql`false`),
    never: writeNull,
    absent: orNull(writeObject<{ hash: string }>({ hash: images.hash })),
  });
  const [row] = await portal.db
    .select({ json: jsonText(shape) })
    .from(products)
    .leftJoin(images, eq(images.hash, products.imageHash))
    .where(eq(products.id, id));
  const all = [
    { size: '36', half: 18 },
    { size: '30', half: 15 },
    { size: '28', half: 14 },
  ];
  expect(JSON.parse(row?.json ?? '')).toEqual({ all, none: [], never: null, absent: null });
});

test('a list of what was written has all of it, in its order', () => {
  for (const list of [[], [{ name: awkward }], [1, 'İ', null, { ş: [awkward] }]])
    expect(listOfJson(list.map(each => Buffer.from(JSON.stringify(each)))).toString()).toBe(
      JSON.stringify(list),
    );
});

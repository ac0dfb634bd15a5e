import pg from 'pg';
import { openSession } from '../../server/src/auth/sessions.ts';
import { connect } from '../../server/src/db/client.ts';
import type { Call } from './plan.ts';

/** A call of the portal as a screen makes it: what each of so many connections sends. */
export type Case = {
  name: string;
  /** Makes what the calls need, and answers them, a list for each connection. */
  prepare(connections: number): Promise<Call[][]>;
  /** The list begins anew when it is through; otherwise each call uses something up. */
  isEndless: boolean;
  /** Its answers are kept while nothing is written (decision 0015). */
  isKept?: true;
};

type Shop = { user: string; customer: string; cookie: string };

/** Most connections that are measured. */
const shopsMax = 64;

/** Orders that are prepared for one round, all connections together. */
const ordersPrepared = 6_000;

const linesOfOrder = 5;

/** Words and parts of words, numbers and letters, as they are typed. */
const terms = [
  'elbise',
  'ket',
  'SK-0001',
  'ayakk',
  'ke',
  'süet bot',
  'deri ceket',
  'mer',
  'kol saati',
  'xyz',
];
const filters = ['', '&gender=WOMEN', '&category=BAGS', '&gender=MEN&category=SHOES'];

async function signIn(url: string, users: { id: string; customer_id: string | null }[]): Promise<Shop[]> {
  const { db, close } = connect(url, 2);
  const shops: Shop[] = [];
  for (const { id, customer_id } of users)
    shops.push({ user: id, customer: customer_id ?? '', cookie: `toptan=${await openSession(db, id)}` });
  await close();
  return shops;
}

/** Puts lines for whole orders into baskets, past the portal, and answers the orders. */
async function fillBaskets(database: pg.Client, shops: Shop[]): Promise<Call[][]> {
  const orders = Math.min(320, Math.ceil(ordersPrepared / shops.length));
  const customers = shops.map(shop => shop.customer);
  await database.query(`set session_replication_role = replica`);
  await database.query(`delete from basket_items where customer_id = any($1::uuid[])`, [customers]);
  const { rows } = await database.query<{ customer: string; line: object }>(
    `with wishes as (
       select customer, product, row_number() over (partition by customer order by product, size, color) as n, size, color
       from unnest($1::uuid[]) as customer, (select id from products where is_active order by id limit $2) as goods (product),
         unnest('{28,30}'::text[]) as size, unnest('{Black,White}'::text[]) as color
     ), added as (
       insert into basket_items (id, customer_id, product_id, quantity, selected_size, selected_color)
       select gen_random_uuid(), customer, product, 1 + n % 5, size, color from wishes where n <= $3
       returning id, customer_id, product_id, quantity, selected_size, selected_color
     )
     select customer_id as customer, json_build_object('id', id, 'productId', product_id, 'quantity', quantity,
       'selectedSize', selected_size, 'selectedColor', selected_color) as line from added`,
    [customers, Math.ceil((orders * linesOfOrder) / 4), orders * linesOfOrder],
  );
  await database.query(`set session_replication_role = origin`);
  const linesOf = new Map<string, object[]>(customers.map(customer => [customer, []]));
  for (const { customer, line } of rows) linesOf.get(customer)?.push(line);
  return shops.map(({ customer, cookie }) => {
    const lines = linesOf.get(customer) ?? [];
    return Array.from({ length: Math.floor(lines.length / linesOfOrder) }, (_, at) => ({
      method: 'POST' as const,
      path: '/api/orders',
      headers: { cookie },
      body: { customerId: customer, items: lines.slice(at * linesOfOrder, (at + 1) * linesOfOrder) },
    }));
  });
}

/** The calls that are measured, on a filled database. */
export async function openCases(url: string): Promise<{ cases: Case[]; close(): Promise<void> }> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const rowsOf = async (text: string, values: unknown[] = []) => (await database.query(text, values)).rows;
  const shops = await signIn(
    url,
    await rowsOf(
      `select users.id, users.customer_id from users join customers on customers.id = users.customer_id
       where is_active order by md5(username) limit $1`,
      [shopsMax],
    ),
  );
  const [admin] = await signIn(
    url,
    await rowsOf(`select id, customer_id from users where username = 'olcum'`),
  );
  if (!admin || shops.length === 0) throw new Error('The database is not filled');
  const products = await rowsOf(
    'select id, image_hash from products where is_active order by md5(id::text) limit 200',
  );
  const numbers = await rowsOf('select order_number from orders order by md5(id::text) limit 20');

  const endless = (name: string, callsOf: (shop: Shop) => Call[], as?: Shop): Case => ({
    name,
    isEndless: true,
    prepare: async connections =>
      Array.from({ length: connections }, (_, at) => callsOf(as ?? (shops[at % shops.length] as Shop))),
  });
  const kept = (...described: Parameters<typeof endless>): Case => ({
    ...endless(...described),
    isKept: true,
  });
  const get = ({ cookie }: Shop, ...paths: string[]): Call[] =>
    paths.map(path => ({ path, headers: { cookie } }));
  const statuses = ['pending', 'confirmed', 'completed'];
  const found = numbers.flatMap(({ order_number: number }, at) => [
    `/api/orders?limit=50&q=${number.slice(0, 10)}`,
    `/api/orders?limit=50&q=atlas&status=${statuses[at % 3]}`,
  ]);

  const cases: Case[] = [
    endless('session check', shop => get(shop, '/api/auth/check')),
    kept('catalogue, 50 products', shop =>
      get(shop, ...filters.map(filter => `/api/products?limit=50&active=true${filter}`)),
    ),
    kept('search', shop =>
      get(shop, ...terms.map(term => `/api/products?limit=50&q=${encodeURIComponent(term)}`)),
    ),
    endless('picture', () => products.map(({ image_hash }) => ({ path: `/images/${image_hash}/480.webp` }))),
    kept("shop's orders", shop => get(shop, '/api/orders?limit=50')),
    kept('admin orders, 50', admin => get(admin, '/api/orders?limit=50'), admin),
    kept(
      'admin orders by status',
      admin => get(admin, ...statuses.map(status => `/api/orders?limit=50&status=${status}`)),
      admin,
    ),
    kept('admin orders by search', admin => get(admin, ...found), admin),
    endless('stats', shop => get(shop, '/api/stats')),
    endless('add to basket', ({ customer, cookie }) =>
      products.map(({ id }, at) => ({
        method: 'POST',
        path: '/api/basket',
        headers: { cookie },
        body: {
          customerId: customer,
          productId: id,
          quantity: 1,
          selectedSize: '28',
          selectedColor: at % 2 ? 'Black' : 'White',
        },
      })),
    ),
    {
      name: 'order of five lines',
      isEndless: false,
      prepare: connections => fillBaskets(database, shops.slice(0, connections)),
    },
  ];
  return { cases, close: () => database.end() };
}

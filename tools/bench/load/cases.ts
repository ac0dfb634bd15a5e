import { emptyBaskets, fillBaskets } from './baskets.ts';
import type { Call } from './plan.ts';
import { get, openStage, type Person, type Stage } from './stage.ts';

/** A kind of call as the screens make it. */
export type Case = {
  name: string;
  /** Prepares and returns the calls, a list for each connection. */
  prepare(connections: number): Promise<Call[][]>;
  /** The list begins anew when it is through; otherwise each call uses something up. */
  isEndless: boolean;
  /** True for answers that are cached while nothing is written: the call is measured while something is written as well. */
  isCached?: true;
};

/** Words and parts of words, numbers and letters, as people type them. */
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
/** The page of orders that the screens request. */
const orders = '/api/orders?view=summary&limit=50';
const filters = ['', '&gender=WOMEN', '&category=BAGS', '&gender=MEN&category=SHOES'];

/**
 * Calls that are made again and again.
 * @param as the caller; else each connection is another shop
 */
export function endless(
  { shops }: Stage,
  name: string,
  callsOf: (person: Person) => Call[],
  as?: Person,
): Case {
  const personAt = (at: number) => as ?? (shops[at % shops.length] as Person);
  return {
    name,
    isEndless: true,
    prepare: async connections => Array.from({ length: connections }, (_, at) => callsOf(personAt(at))),
  };
}

/** Calls that add one piece of each product in turn. */
const addsToBasket = ({ customer, cookie }: Person, products: readonly { id: string }[]): Call[] =>
  products.map(({ id }, at) => ({
    method: 'POST',
    path: '/api/basket',
    headers: { cookie },
    hasKey: true,
    body: {
      customerId: customer,
      productId: id,
      quantity: 1,
      selectedSize: '28',
      selectedColor: at % 2 ? 'Black' : 'White',
    },
  }));

export const addToBasket = ({ database, shops }: Stage, products: readonly { id: string }[]): Case => ({
  name: 'add to basket',
  isEndless: true,
  prepare: async connections => {
    const some = shops.slice(0, connections);
    await emptyBaskets(database, some);
    return some.map(shop => addsToBasket(shop, products));
  },
});

/** A basket of five lines. */
const readBasket = ({ database, shops }: Stage): Case => ({
  name: 'basket',
  isEndless: true,
  prepare: async connections => {
    const some = shops.slice(0, connections);
    await emptyBaskets(database, some);
    await database.query(
      `insert into basket_items (id, basket_id, product_id, variant_id, quantity)
       select gen_random_uuid(), customer, product, variants.id, 2 from unnest($1::uuid[]) as customer,
         (select id from products where is_active order by id limit 5) as goods (product)
         join variants on product_id = product and size = '28' and color = 'Black'`,
      [some.map(({ customer }) => customer)],
    );
    await database.query('vacuum analyze basket_items');
    return some.map(shop => get(shop, `/api/basket/${shop.customer}`));
  },
});

export const placing = ({ database, shops }: Stage): Case => ({
  name: 'order of five lines',
  isEndless: false,
  prepare: connections => fillBaskets(database, shops.slice(0, connections)),
});

export function caseNamed(cases: readonly Case[], name: string): Case {
  const found = cases.find(each => each.name === name);
  if (!found) throw new Error(`No case is called ${name}`);
  return found;
}

/** The calls of a case, sent to a server that has nothing but SQL. */
export function bareCase(
  cases: readonly Case[],
  of: string,
  name: string,
  pathOf: (path: string) => string,
): Case {
  const portalCase = caseNamed(cases, of);
  return {
    ...portalCase,
    name,
    prepare: async connections =>
      (await portalCase.prepare(connections)).map(calls =>
        calls.map(({ revalidates: _, ...call }) => ({ ...call, path: pathOf(call.path) })),
      ),
  };
}

/** The calls that are measured, on a filled database. */
export async function openCases(url: string): Promise<{ cases: Case[]; close(): Promise<void> }> {
  const stage = await openStage(url);
  const { admin, rowsOf } = stage;
  const products = await rowsOf<{ id: string; image_hash: string }>(
    'select id, image_hash from products where is_active order by md5(id::text) limit 200',
  );
  const numbers = await rowsOf<{ order_number: string }>(
    'select order_number from orders order by md5(id::text) limit 20',
  );
  const statuses = ['pending', 'confirmed', 'completed'];
  const found = numbers.flatMap(({ order_number: number }, at) => [
    `${orders}&q=${number.slice(0, 10)}`,
    `${orders}&q=atlas&status=${statuses[at % 3]}`,
  ]);
  const cached = (...described: Parameters<typeof endless>): Case => ({
    ...endless(...described),
    isCached: true,
  });
  const cases = [
    endless(stage, 'session check', shop => get(shop, '/api/auth/check')),
    cached(stage, 'catalogue, 50 products', shop =>
      get(shop, ...filters.map(filter => `/api/products?limit=50&active=true${filter}`)),
    ),
    endless(stage, 'catalogue, unchanged', shop =>
      get(shop, '/api/products?limit=50&active=true').map(call => ({ ...call, revalidates: true })),
    ),
    cached(stage, 'search', shop =>
      get(shop, ...terms.map(term => `/api/products?limit=50&q=${encodeURIComponent(term)}`)),
    ),
    endless(stage, 'picture', () =>
      products.map(({ image_hash }) => ({ path: `/images/${image_hash}/480.webp` })),
    ),
    cached(stage, "shop's orders", shop => get(shop, orders)),
    cached(stage, 'admin orders, 50', person => get(person, orders), admin),
    cached(
      stage,
      'admin orders by status',
      person => get(person, ...statuses.map(status => `${orders}&status=${status}`)),
      admin,
    ),
    cached(stage, 'admin orders by search', person => get(person, ...found), admin),
    endless(stage, 'stats', shop => get(shop, '/api/stats')),
    addToBasket(stage, products),
    readBasket(stage),
    placing(stage),
  ];
  return { cases, close: stage.close };
}

import { encodeCursor } from '../../../server/src/pagination.ts';
import { addToBasket, type Case, endless, placing } from '../load/cases.ts';
import { get, type Person, type Stage } from '../load/stage.ts';
import { changingStatus, deleting, toBeDeleted } from './events.ts';

export type ScaleCase = Case & {
  /** The longest time allowed at full size, as a multiple of the time at a hundredth of it. */
  growsAtMost: number;
  /** True for answers that may be cached: the call is measured while something is written as well. */
  isRead: boolean;
};

const page = 50;

/** Rows before the thousandth page. */
const deep = 999 * page;

const searchAtMost = 3;
const listAtMost = 1.5;

const listPath = (path: string, query: string) => `/api/${path}?limit=${page}${query && `&${query}`}`;

/** The place where the thousandth page begins, or the last whole page of a shorter list. */
const placeIn = (rows: number) => Math.max(0, Math.min(deep, Math.floor(rows / page) * page - page));

/** Cursors of late pages: of all active products, all orders, those of a status, those of a customer. */
async function cursorsOf({ rowsOf }: Stage, customer: string) {
  const [{ rows: products = 0 } = {}] = await rowsOf<{ rows: number }>(
    'select count(*)::integer as rows from products where is_active',
  );
  const [product] = await rowsOf<{ id: string }>(
    'select id from products where is_active order by id desc limit 1 offset $1',
    [placeIn(products)],
  );
  const before = async (where: string, values: string[] = []) => {
    const [{ rows = 0 } = {}] = await rowsOf<{ rows: number }>(
      `select count(*)::integer as rows from orders where ${where}`,
      values,
    );
    const [order] = await rowsOf<{ at: string; id: string }>(
      `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, id from orders where ${where}
       order by created_at desc, id desc limit 1 offset ${placeIn(rows)}`,
      values,
    );
    return encodeCursor([order?.at ?? '', order?.id ?? '']);
  };
  return {
    offset: placeIn(products),
    lastOffset: Math.floor(Math.max(0, products - 1) / page) * page,
    product: encodeCursor([product?.id ?? '']),
    order: await before('true'),
    delivered: await before(`status = 'delivered'`),
    own: await before('customer_id = $1', [customer]),
  };
}

/** The calls that the screens make, on a filled database. */
export async function scaleCases(stage: Stage): Promise<ScaleCase[]> {
  const { admin, rowsOf } = stage;
  // The largest customer, without those whose baskets are filled here: their baskets hold whatever earlier rounds left.
  const [{ customer_id: largest = '' } = {}] = await rowsOf<{ customer_id: string }>(
    'select customer_id from orders where customer_id <> all($1) group by 1 order by count(*) desc limit 1',
    [stage.shops.map(shop => shop.customer)],
  );
  const largestShop = await stage.signIn(largest);
  const cursors = await cursorsOf(stage, largest);
  const [{ order_number: newest = '' } = {}] = await rowsOf<{ order_number: string }>(
    `select order_number from orders where order_number ^@ 'TPT-' order by created_at desc limit 1`,
  );
  const someOrders = await rowsOf<{ id: string; order_number: string }>(
    `select id, order_number from orders where notes is distinct from '${toBeDeleted}' order by md5(id::text) limit 50`,
  );
  const products = await rowsOf<{ id: string }>(
    'select id from products where is_active order by md5(id::text) limit 200',
  );
  const { offset, lastOffset } = cursors;
  const grows = (each: Case): ScaleCase => ({ ...each, growsAtMost: listAtMost, isRead: true });
  const writes = (each: Case): ScaleCase => ({ ...grows(each), isRead: false });
  const listed = (name: string, path: string, as?: Person) =>
    grows(endless(stage, name, person => get(person, path), as));
  const searched = (name: string, path: string, as?: Person) => ({
    ...listed(name, path, as),
    growsAtMost: searchAtMost,
  });
  const catalogue = (query: string) => listPath('products', `active=true${query}`);
  const orders = (query = '') => listPath('orders', `view=summary${query && `&${query}`}`);
  return [
    listed('catalogue', catalogue('')),
    listed('catalogue, 1,000th page by its cursor', catalogue(`&cursor=${cursors.product}`)),
    listed('catalogue, 1,000th page by its place', catalogue(`&offset=${offset}`)),
    listed('catalogue, the last page by its place', catalogue(`&offset=${lastOffset}`)),
    listed('catalogue, a category of a gender', catalogue('&gender=MEN&category=SHOES')),
    searched('catalogue, a letter', catalogue('&q=k')),
    searched('catalogue, two letters', catalogue('&q=ke')),
    searched('catalogue, part of a word', catalogue('&q=sanda')),
    searched('catalogue, a word in one of sixteen', catalogue('&q=basic')),
    searched('catalogue, an SKU', catalogue('&q=SK-0001')),
    listed('counts of the catalogue', '/api/products/counts?active=true'),
    searched('counts of what a word finds', '/api/products/counts?active=true&q=basic'),
    listed('all products', listPath('products', ''), admin),

    listed("a shop's orders", orders()),
    listed('orders of the largest shop', orders(), largestShop),
    listed('orders of the largest shop, a late page', orders(`cursor=${cursors.own}`), largestShop),
    searched('orders of the largest shop, three digits', orders('q=104'), largestShop),
    listed('all orders', orders(), admin),
    listed('all orders, 1,000th page', orders(`cursor=${cursors.order}`), admin),
    ...['pending', 'confirmed', 'completed', 'cancelled'].map(status =>
      listed(`orders, ${status}`, orders(`status=${status}`), admin),
    ),
    listed('orders, completed, 1,000th page', orders(`status=completed&cursor=${cursors.delivered}`), admin),
    searched("orders, part of a company's name", orders('q=atlas'), admin),
    searched('orders, part of a name, of a status', orders('q=atlas&status=confirmed'), admin),
    searched('orders, a letter', orders('q=a'), admin),
    searched('orders, two letters', orders('q=at'), admin),
    ...[6, 8, 9].map(length => {
      const term = newest.slice(0, length);
      return searched(`orders, ${term.replace(/(?<=-..-\d*)\d/g, 'n')}`, orders(`q=${term}`), admin);
    }),
    ...['26-', '-26', '7', '37', '104', '1040'].map(term =>
      searched(`orders, ${term}`, orders(`q=${term}`), admin),
    ),
    searched('orders, 37 of a status', orders('q=37&status=completed'), admin),
    grows(
      endless(
        stage,
        'orders, a whole number',
        person => get(person, ...someOrders.map(order => orders(`q=${order.order_number}`))),
        admin,
      ),
    ),
    grows(
      endless(
        stage,
        'one order',
        person => get(person, ...someOrders.map(order => `/api/orders/${order.id}`)),
        admin,
      ),
    ),
    listed('stats', '/api/stats', admin),
    listed('stats of a shop', '/api/stats', largestShop),
    listed('months', '/api/stats/months', admin),
    listed('months of a shop', '/api/stats/months', largestShop),

    listed('customers', listPath('customers', ''), admin),
    searched('customers, a letter', listPath('customers', 'q=a'), admin),
    searched('customers, part of a name', listPath('customers', 'q=atlas'), admin),
    listed('record', listPath('audit', ''), admin),
    searched('record, an order', listPath('audit', 'q=TPT-104'), admin),
    searched('record, what most events are about', listPath('audit', 'q=TPT'), admin),
    searched('record, a user name', listPath('audit', 'q=olcum'), admin),

    listed('basket', '/api/basket', largestShop),
    writes(addToBasket(stage, products)),
    writes(placing(stage)),
    writes(changingStatus(stage)),
    writes(deleting(stage)),
  ];
}

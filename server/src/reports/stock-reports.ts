import { toLira } from '@toptan/contract/money';
import { type ReportPeriod, reportRowsMax } from '@toptan/contract/reports';
import type { IdleReport, SellThroughReport } from '@toptan/contract/stock-reports';
import { type SQL, sql } from 'drizzle-orm';
import { imageUrl } from '../catalog/images/image-url.ts';
import type { Database } from '../db/client.ts';
import { factsOf, onSnapshot, shareOf } from './facts.ts';
import { ordered } from './queries.ts';

/** The pieces ordered in a period, and the pieces in stock now, by product. */
const soldAndStocked = (period: ReportPeriod): SQL => sql`${factsOf({ period, compared: null })}, sold as (
    select product_id, sum(pieces) as sold from facts group by product_id
  ), stocked as (
    select product_id, sum(quantity) as on_hand from stock_pools where quantity > 0 group by product_id
  )`;

type Goods = {
  product_id: string;
  name: string;
  sku: string | null;
  image_hash: string | null;
  found: string;
};

const goodsOf = ({ product_id, name, sku, image_hash }: Goods) => ({
  productId: product_id,
  name,
  sku,
  imageUrl: imageUrl(image_hash),
});

const left = (rows: readonly Goods[]) => Number(rows[0]?.found ?? 0) - rows.length;

type SoldRow = Goods & Record<'sold' | 'on_hand' | 'all_sold' | 'all_on_hand', string>;

function sellThrough(sold: string | undefined, onHand: string | undefined) {
  const [pieces, rest] = [Number(sold ?? 0), Number(onHand ?? 0)];
  return { sold: pieces, onHand: rest, share: shareOf(pieces, pieces + rest) };
}

/**
 * Reads the sold share of each product's goods; the highest share first.
 * @param limit most rows; null for all
 */
export async function readSellThrough(
  db: Database,
  period: ReportPeriod,
  limit: number | null = reportRowsMax,
): Promise<SellThroughReport> {
  const { rows } = await onSnapshot(db, tx =>
    tx.execute<SoldRow>(sql`
    with ${soldAndStocked(period)}, compared as (
      select product_id, coalesce(sold, 0) as sold, coalesce(on_hand, 0) as on_hand
      from sold full join stocked using (product_id)
    ), listed as (
      select *, count(*) over () as found, sum(sold) over () as all_sold, sum(on_hand) over () as all_on_hand
      from compared order by sold::float / (sold + on_hand) desc, sold desc, product_id limit ${limit}::integer
    )
    select listed.*, name, sku, image_hash from listed join products on products.id = product_id
    order by sold::float / (sold + on_hand) desc, sold desc, product_id`),
  );
  return {
    period,
    counted: `${ordered} On hand: in stock now.`,
    totals: sellThrough(rows[0]?.all_sold, rows[0]?.all_on_hand),
    rows: rows.map(row => ({ ...goodsOf(row), ...sellThrough(row.sold, row.on_hand) })),
    left: left(rows),
  };
}

type IdleRow = Goods &
  Record<'on_hand' | 'all_on_hand' | 'all_kurus', string> & {
    kurus: string | null;
    last_ordered: string | null;
  };

/**
 * Reads products in stock of which nothing was ordered in a period; the most pieces first.
 * @param limit most rows; null for all
 */
export async function readIdle(
  db: Database,
  period: ReportPeriod,
  limit: number | null = reportRowsMax,
): Promise<IdleReport> {
  const { rows } = await onSnapshot(db, tx =>
    tx.execute<IdleRow>(sql`
    with ${soldAndStocked(period)}, idle as (
      select product_id, on_hand, (on_hand * cost_price * 100)::bigint as kurus, name, sku, image_hash
      from stocked join products on products.id = product_id
      where product_id not in (select product_id from sold)
    ), listed as (
      select *, count(*) over () as found, sum(on_hand) over () as all_on_hand, coalesce(sum(kurus) over (), 0) as all_kurus
      from idle order by on_hand desc, product_id limit ${limit}::integer
    )
    select *, (
      select day_of(max(orders.created_at))::text
      from order_items as item join orders on orders.id = item.order_id
      where item.product_id = listed.product_id and orders.status <> 'cancelled'
    ) as last_ordered
    from listed order by on_hand desc, product_id`),
  );
  return {
    period,
    counted: `Products in stock now that stand in no order of the period that is not cancelled.`,
    totals: {
      products: Number(rows[0]?.found ?? 0),
      onHand: Number(rows[0]?.all_on_hand ?? 0),
      value: toLira(Number(rows[0]?.all_kurus ?? 0)),
    },
    rows: rows.map(row => ({
      ...goodsOf(row),
      onHand: Number(row.on_hand),
      value: row.kurus === null ? null : toLira(Number(row.kurus)),
      lastOrdered: row.last_ordered,
    })),
    left: left(rows),
  };
}

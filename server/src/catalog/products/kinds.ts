import { type ProductKind, productKinds } from '@toptan/contract/catalog/filters';
import { lastPacksMax, lastPiecesMax, newForDays } from '@toptan/contract/catalog/products';
import { addDays, momentInIstanbul } from '@toptan/contract/days';
import { type SQL, sql } from 'drizzle-orm';
import type { Writing } from '../../db/json-rows.ts';
import { literal } from '../../db/literal.ts';
import { isOpen, products, stockPools, variants } from '../../db/schema-goods.ts';
import { isOfPackLine, isSold, packLines, packPieces, packs } from '../../db/schema-packs.ts';
import type { Viewer } from '../../viewer.ts';

/** The moment since which products are new. It is the beginning of a day in Istanbul, so that an answer holds for the whole day. */
export const newSince = ({ day }: Pick<Viewer, 'day'>): string =>
  momentInIstanbul(`${addDays(day, -newForDays)}T00:00`);

const isNew = (since: unknown) =>
  sql`coalesce(${products.publishedAt}, ${products.createdAt}) >= ${since}::timestamptz`;

/** Whether a number is between 1 and the most last ones; false for none. */
const isLeft = (left: SQL, most: number) => sql`coalesce(${left} between 1 and ${literal(most)}, false)`;

const piecesLeft = sql`(select sum(${stockPools.quantity}) from ${stockPools} where ${stockPools.productId} = ${products.id})`;

/**
 * Whole packs that stock covers in all colors, of the pack that it covers most often. Stock of the product as a whole covers any
 * color.
 */
const packsLeft = sql`(
  select max(left_of_pack) from (
    select case when bool_or(is_shared) then max(left_in_color) else sum(left_in_color) end as left_of_pack
    from (
      select ${packs.id} as pack_id, bool_or(whole.id is not null) as is_shared,
        min(coalesce(whole.quantity / ${packPieces}, own.quantity / ${packLines.ratio}, 0)) as left_in_color
      from ${packs} join ${packLines} on ${packLines.packId} = ${packs.id}
        join ${variants} on ${variants.productId} = ${packs.productId} and ${isOpen}
          and ${isOfPackLine}
        left join ${stockPools} as own on own.product_id = ${packs.productId} and own.variant_id = ${variants.id}
        left join ${stockPools} as whole on whole.product_id = ${packs.productId} and whole.variant_id is null
      where ${packs.productId} = ${products.id} and ${isSold}
      group by ${packs.id}, case when ${packLines.mixed} then null else ${variants.color} end
      having count(*) = (select count(*) from ${packLines} as each where each.pack_id = ${packs.id})
    ) as of_color
    group by pack_id
  ) as of_packs
)`;

/**
 * Whether these are a product's last pieces. The conditions have this order because most products are made again, and few are sold
 * in packs alone.
 */
const isLast = sql`case when ${products.supply} <> 'stock_only' then false
  when ${isLeft(piecesLeft, lastPiecesMax)} then true
  when ${products.sells} <> 'packs' then false
  else ${isLeft(packsLeft, lastPacksMax)} end`;

/** Packs are counted, since for `exists` PostgreSQL may read all packs into a hash. */
const comesInPacks = sql`case when ${products.sells} = 'loose' then false
  else (select count(*) from ${packs} where ${packs.productId} = ${products.id} and ${isSold}) > 0 end`;

/**
 * Whether a product is of a kind; out of `products`.
 * @param since `newSince`, or its placeholder
 */
export const isOfKind = (since: unknown): Record<ProductKind, SQL> => ({
  new: isNew(since),
  last: isLast,
  packs: comesInPacks,
});

/**
 * The kinds of a product.
 * @param since as in `isOfKind`
 */
export function writeKinds(since: unknown): Writing<ProductKind[]> {
  const isKind = isOfKind(since);
  const kinds = productKinds.map(kind => sql`case when ${isKind[kind]} then ${literal(kind)} end`);
  return { fragments: [sql`array_to_json(array_remove(array[${sql.join(kinds, sql`, `)}], null))`] };
}

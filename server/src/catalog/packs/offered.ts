import type { OrderPack } from '@toptan/contract/orders';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { isOpen, variants } from '../../db/schema-goods.ts';
import { isOfPackLine, isSold, packLines, packPieces, packs } from '../../db/schema-packs.ts';
import { isOneOf, unseen } from '../../db/unseen-arrays.ts';

/** A pack that is sold, in a color, with its variants; a variant is missing where the product never had that color. */
export type OfferedPack = Omit<OrderPack, 'id' | 'packs'> & {
  productId: string;
  cells: {
    variantId: string | null;
    size: string | null;
    color: string | null;
    ratio: number;
    isOpen: boolean;
  }[];
};

/**
 * Reads the packs of these ids that are sold, by their place among `wanted`. A mixed pack has variants of its own, whatever color is
 * wanted.
 */
export async function readOffered(
  tx: Transaction,
  wanted: readonly { packId: string; color: string | null }[],
): Promise<Map<number, OfferedPack>> {
  if (wanted.length === 0) return new Map();
  const ids = sql.param(wanted.map(({ packId }) => packId));
  const colors = sql.param(wanted.map(({ color }) => color));
  const cells = sql<OfferedPack['cells']>`(
    select json_agg(json_build_object('variantId', ${variants.id}, 'size', ${variants.size}, 'color', ${variants.color},
      'ratio', ${packLines.ratio}, 'isOpen', coalesce(${isOpen}, false)) order by ${packLines.position})
    from ${packLines} left join ${variants} on ${variants.productId} = ${packLines.productId} and ${isOfPackLine}
      and (${packLines.mixed} or ${variants.color} is not distinct from wanted.color)
    where ${packLines.packId} = ${packs.id})`;
  const found = await tx
    .select({
      at: sql<number>`wanted.at::integer`,
      packId: packs.id,
      productId: packs.productId,
      name: packs.name,
      unit: packs.unit,
      mixed: packs.mixed,
      pieces: packPieces,
      color: sql<string | null>`wanted.color`,
      cells,
    })
    .from(packs)
    .innerJoin(
      sql`unnest(${unseen(ids, 'uuid')}, ${unseen(colors, 'text')}) with ordinality as wanted (pack_id, color, at)`,
      sql`${packs.id} = wanted.pack_id and ${isSold}`,
    )
    .where(isOneOf(packs.id, ids));
  return new Map(found.map(({ at, ...pack }) => [at - 1, pack]));
}

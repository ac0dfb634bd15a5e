import { groupBy } from '@toptan/contract/group-by';
import type { OrderLineChange, OrderVersion } from '@toptan/contract/order-changes';
import type { Order, OrderItem } from '@toptan/contract/orders';

/** A size and color of an order by the piece, or with a pack the packs of a color. */
export type Place = { productId: string; size: string | null; color: string | null; packId: string | null };

/** The key of a place. No name has the character in between: the database cannot store it. */
export const placeKey = ({ productId, size, color, packId }: Place): string =>
  [productId, packId ?? '', size ?? '', color ?? ''].join('\0');

type OrderPackHeld = Order['packs'][number] & { lines: OrderItem[] };

/** What an order holds of a product: its lines by the piece, and its packs with theirs. */
export type OrderProduct = {
  productId: string;
  lines: OrderItem[];
  first: OrderItem;
  loose: OrderItem[];
  packs: OrderPackHeld[];
};

/** The products of an order, in the order of its lines. */
export const productsOf = ({ orderItems, packs }: Pick<Order, 'orderItems' | 'packs'>): OrderProduct[] =>
  [...groupBy(orderItems, item => item.productId)].flatMap(([productId, items]) => {
    const [first] = items;
    if (!first) return [];
    const held = packs
      .map(pack => ({ ...pack, lines: items.filter(item => item.orderPackId === pack.id) }))
      .filter(({ lines }) => lines.length > 0);
    return {
      productId,
      lines: items,
      first,
      loose: items.filter(item => item.orderPackId === null),
      packs: held,
    };
  });

/** The places of single pieces of a product that an order holds or that are typed, by their key. */
export function loosePlaces(
  productId: string,
  ordered: OrderProduct | null,
  typed: readonly Place[],
): Map<string, Place> {
  const held = (ordered?.loose ?? []).map(({ selectedSize: size, selectedColor: color }) => ({
    size,
    color,
  }));
  const own = typed.filter(place => place.productId === productId && place.packId === null);
  return new Map(
    [...held, ...own].map(({ size, color }) => {
      const place = { productId, size, color, packId: null };
      return [placeKey(place), place];
    }),
  );
}

/** Pieces and packs that an order holds, by the key of their place. */
export type OrderFigures = ReadonlyMap<string, number>;

export function heldIn(products: readonly OrderProduct[]): OrderFigures {
  const held = new Map<string, number>();
  const add = (place: Place, figure: number) =>
    held.set(placeKey(place), (held.get(placeKey(place)) ?? 0) + figure);
  for (const { productId, loose, packs } of products) {
    for (const { selectedSize, selectedColor, quantity } of loose)
      add({ productId, size: selectedSize, color: selectedColor, packId: null }, quantity);
    for (const { packId, color, packs: number } of packs)
      add({ productId, size: null, color, packId }, number);
  }
  return held;
}

const placeOf = ({ productId, size, color, pack }: OrderLineChange): Place => ({
  productId,
  ...(pack ? { size: null, color, packId: pack.packId } : { size, color, packId: null }),
});

/** What others have changed since a version, and the figures before, by the key of their place. */
export function changedSince(version: number, versions: readonly OrderVersion[]) {
  const changes = new Map<string, OrderLineChange>();
  for (const made of versions.filter(each => each.version > version).toReversed())
    for (const change of made.changes) {
      const key = placeKey(placeOf(change));
      changes.set(key, { ...change, from: changes.get(key)?.from ?? change.from });
    }
  return new Map([...changes].filter(([, { from, to }]) => from !== to));
}

import { addLira } from '@toptan/contract/money';
import type { Order, OrderItem, OrderPack } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { groupBy } from '../../lists/group-by.ts';

/** What stands in one row of an order: a line of single pieces, or packs with all of their lines. */
export type OrderEntry = Pick<OrderItem, 'quantity' | 'fromStock' | 'toProduce' | 'totalPrice'> & {
  id: string;
  /** The line, or the first of the packs. */
  item: OrderItem;
  pack: OrderPack | undefined;
  /** What stock covered of each of its lines. */
  covered: number[];
  /** Of a pack: what it is made of. */
  cells: { size: string | null; colour: string | null; pieces: number }[];
};

/** The rows of an order, in the order of its lines. */
export function orderEntries({ orderItems, packs }: Pick<Order, 'orderItems' | 'packs'>): OrderEntry[] {
  return [...groupBy(orderItems, item => item.orderPackId ?? item.id)].flatMap(([id, items]) => {
    const [item] = items;
    if (!item) return [];
    const pack = packs.find(each => each.id === item.orderPackId);
    return {
      ...{ id, item, pack },
      quantity: piecesOf(items),
      fromStock: items.reduce((sum, { fromStock }) => sum + fromStock, 0),
      toProduce: items.reduce((sum, { toProduce }) => sum + toProduce, 0),
      covered: items.map(({ fromStock }) => fromStock),
      totalPrice: addLira(...items.map(({ totalPrice }) => totalPrice)),
      cells: items.map(({ selectedSize, selectedColor, quantity }) => ({
        size: selectedSize,
        colour: selectedColor,
        pieces: quantity / (pack?.packs ?? 1),
      })),
    };
  });
}

import type { Order, OrderItem, OrderPack } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { groupBy } from '../../lists/group-by.ts';
import { linesAmount } from '../../session/amounts.ts';

/** A row of an order: single pieces, or packs with all of their lines. */
export type OrderEntry = Pick<OrderItem, 'quantity' | 'fromStock' | 'toProduce' | 'totalPrice'> & {
  id: string;
  /** The first of its lines. */
  item: OrderItem;
  pack: OrderPack | undefined;
  /** The pieces that stock covered of each line. */
  covered: number[];
  /** The cells of the row's lines; for packs, those of one pack. */
  cells: { size: string | null; color: string | null; pieces: number }[];
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
      totalPrice: linesAmount(items),
      cells: items.map(({ selectedSize, selectedColor, quantity }) => ({
        size: selectedSize,
        color: selectedColor,
        pieces: quantity / (pack?.packs ?? 1),
      })),
    };
  });
}

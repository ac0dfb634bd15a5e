import { amountsOf, eachAmount } from '@toptan/contract/amounts';
import { nameOfCustomer } from '@toptan/contract/customer-name';
import { groupBy } from '@toptan/contract/group-by';
import type { Language } from '@toptan/contract/languages';
import { openStatuses } from '@toptan/contract/order-statuses';
import type { Order, OrderItem } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { isStockKnown } from '@toptan/contract/portal';
import { promiseOf } from '@toptan/contract/promise';
import type { Database } from '../db/client.ts';
import { findOrder } from '../orders/queries.ts';
import { orNotFound } from '../refusal.ts';
import { type OwnViewer, stockViewOf } from '../viewer.ts';
import { promiseText, tradeWords } from '../words.ts';
import { picturesOf, readColors, readLetterhead, readOneSizes } from './content.ts';
import type { OrderRow, Paper } from './paper.ts';
import { paperWords } from './words.ts';

/** The key of a row: it joins the lines of a pack, or single pieces of a product in one color at one price. */
const rowKey = ({ orderPackId, productId, selectedColor, unitPrice }: OrderItem): string =>
  orderPackId ?? JSON.stringify([productId, selectedColor, unitPrice]);

function orderRow(
  items: readonly OrderItem[],
  { packs }: Order,
  language: Language,
  {
    nameOf,
    pictures,
    oneSizes,
  }: {
    nameOf: (key: string) => string;
    pictures: ReadonlyMap<string, Buffer | null>;
    oneSizes: ReadonlySet<string>;
  },
): OrderRow[] {
  const [item] = items;
  if (!item) return [];
  const pack = packs.find(({ id }) => id === item.orderPackId);
  const words = paperWords[language];
  const keys = [...new Set(items.map(({ selectedColor }) => selectedColor))];
  const isMixed = keys.length > 1;
  const sizes = [...new Set(items.map(({ selectedSize }) => selectedSize))];
  const piecesIn = (color: string | null, ofSize: (item: OrderItem) => boolean): number =>
    piecesOf(items.filter(each => each.selectedColor === color && ofSize(each))) / (pack?.packs ?? 1);
  const nameIn = (color: string | null): string => (color === null ? '' : nameOf(color));
  const hasSizes = sizes.some(size => size !== null && !oneSizes.has(size));
  // Colors of a mixed pack stand below each other with the same sizes; without sizes they are the cells.
  const runs = hasSizes
    ? keys.map(color => ({
        color: isMixed ? nameIn(color) : '',
        run: sizes.map(size => ({
          size: size ?? '',
          pieces: piecesIn(color, ({ selectedSize }) => selectedSize === size),
        })),
      }))
    : isMixed
      ? [
          {
            color: '',
            run: keys.map(color => ({ size: nameIn(color), pieces: piecesIn(color, () => true) })),
          },
        ]
      : [];
  return [
    {
      name: item.translations[language]?.name ?? item.productName,
      sku: item.sku,
      picture: pictures.get(item.product.imageUrl ?? '') ?? null,
      color: isMixed ? words.mixed : nameIn(keys[0] ?? null),
      runs,
      packs: pack ? words.packs(pack.packs, pack.unit) : null,
      pieces: piecesOf(items),
      unitPrice: item.unitPrice,
      totalPrice: amountsOf(items).subtotal,
    },
  ];
}

/**
 * An order as a paper.
 * @throws Refusal 404 when it is not within reach
 */
export async function orderPaper(
  db: Database,
  viewer: OwnViewer,
  { id, language, title }: { id: string; language: Language; title: 'order' | 'proforma' },
): Promise<Paper & { kind: 'order' }> {
  const order = orNotFound(await findOrder(db, viewer, id));
  const { customer, orderItems } = order;
  const [{ letterhead, ibans }, { nameOf }, oneSizes, pictures] = await Promise.all([
    readLetterhead(db, language),
    readColors(db, language),
    readOneSizes(db),
    picturesOf(
      db,
      orderItems.map(({ product }) => product.imageUrl),
      360,
    ),
  ]);
  // The paper tells a shop no more of the stock than the screen.
  const isTold = orderItems.every(({ fromStock }) => isStockKnown(fromStock, stockViewOf(viewer)));
  const sum = (of: (item: OrderItem) => number) => orderItems.reduce((all, item) => all + of(item), 0);
  return {
    kind: 'order',
    language,
    letterhead,
    title: paperWords[language][title],
    orderNumber: order.orderNumber,
    createdAt: order.createdAt,
    version: order.changedAt === null ? null : { number: order.version, changedAt: order.changedAt },
    status: tradeWords[language].orderStatus[order.status],
    customer: {
      company: nameOfCustomer(customer),
      lines: [...(customer.address?.split('\n') ?? []), customer.phone, customer.email].filter(
        (each): each is string => Boolean(each),
      ),
    },
    rows: [...groupBy(orderItems, rowKey).values()].flatMap(items =>
      orderRow(items, order, language, { nameOf, pictures, oneSizes }),
    ),
    pieces: sum(({ quantity }) => quantity),
    split:
      order.status === 'cancelled' || !isTold
        ? null
        : { fromStock: sum(item => item.fromStock), toProduce: sum(item => item.toProduce) },
    promise: openStatuses.includes(order.status) ? promiseText(promiseOf(orderItems), language) : null,
    ...eachAmount(key => order[key]),
    placedBy: order.placedBy?.name ?? null,
    preparedBy: order.preparedBy?.name ?? null,
    notes: order.notes,
    ibans: title === 'proforma' ? ibans : [],
  };
}

import './order-lines.css';
import { groupBy } from '@toptan/contract/group-by';
import { type OrderStatus, openStatuses } from '@toptan/contract/order-statuses';
import type { Order, OrderItem, OrderPack } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { type OrderPromise, promiseOf } from '@toptan/contract/promise';
import { Money } from '../../i18n/money.tsx';
import { useColorSizeNames } from '../../i18n/use-color-size-names.ts';
import { useDays } from '../../i18n/use-days.ts';
import { useSplitWords } from '../../i18n/use-split-words.ts';
import { useWords } from '../../i18n/use-words.ts';
import { linesAmount } from '../../session/amounts.ts';
import { useProductWords } from '../../session/product-words.ts';
import { isExact, useStockView } from '../../session/use-stock-view.ts';
import { TextSkeleton } from '../../ui/feedback/skeleton.tsx';
import { Picture } from '../../ui/trade/picture.tsx';
import { RatioStrip } from '../../ui/trade/ratio-strip.tsx';
import { SplitBar } from '../../ui/trade/split-bar.tsx';
import { Swatch } from '../../ui/trade/swatch.tsx';

function OrderLine({ entry, status }: { entry: OrderEntry; status: OrderStatus }) {
  const { t, number, list } = useWords('words');
  const { colorName, sizeName } = useColorSizeNames();
  const splitWords = useSplitWords();
  const days = useDays();
  const view = useStockView();
  const { item, pack, cells, dated } = entry;
  const { name } = useProductWords()({ name: item.productName, translations: item.translations });
  const { product, selectedColor, selectedSize, unitPrice } = item;
  const colors = [...new Set(cells.map(({ color }) => color))].filter(color => color !== null);
  const variant = list([...colors.map(colorName), pack ? null : selectedSize && sizeName(selectedSize)]);
  const isTold = status !== 'cancelled' && entry.covered.every(pieces => isExact(pieces, view));
  const when = dated && openStatuses.includes(status) && days(dated);
  return (
    <li className="order-line">
      <Picture imageUrl={product.imageUrl} category={product.category} ratio="4/5" sizes="48px" />
      <p className="order-line-name">
        <bdi>{name}</bdi>
      </p>
      <p className="order-line-facts">
        {colors.length === 1 && selectedColor && <Swatch color={selectedColor} />}
        {variant && (
          <>
            <span>{variant}</span>
            <span aria-hidden="true">·</span>
          </>
        )}
        {pack && (
          <>
            <b className="font-medium text-ink">{t(`packCount.${pack.unit}`, { count: pack.packs })}</b>
            <span aria-hidden="true">·</span>
          </>
        )}
        <bdi className="ltr">
          {number(entry.quantity)} × <Money lira={unitPrice} />
        </bdi>
      </p>
      {pack && (
        <div className="order-line-ratio">
          <RatioStrip cells={cells} />
        </div>
      )}
      {(isTold || when) && (
        <p className="order-line-split">
          {isTold ? (
            <>
              <SplitBar size="sm" fromStock={entry.fromStock} toProduce={entry.toProduce} />
              {splitWords(entry)}
            </>
          ) : (
            t('promise.title')
          )}
          {when && (
            <>
              <span aria-hidden="true">·</span>
              <bdi>{when}</bdi>
            </>
          )}
        </p>
      )}
      <strong className="order-line-total">
        <Money lira={entry.totalPrice} />
      </strong>
    </li>
  );
}

/**
 * The goods of an order, packs as packs: picture, name, size and color, pieces, and price as placed. Unless the order was
 * cancelled, it shows where the pieces come from.
 */
export function OrderLines({ order }: { order: Order }) {
  return (
    <ul>
      {orderEntries(order).map(entry => (
        <OrderLine key={entry.id} entry={entry} status={order.status} />
      ))}
    </ul>
  );
}

const lines = [0, 1, 2];

/** The skeleton of the lines. */
export function OrderLinesSkeleton() {
  return (
    <div aria-hidden="true">
      {lines.map(line => (
        <div key={line} className="order-line">
          <span className="picture" style={{ '--picture-ratio': '4/5' }} />
          <TextSkeleton className="order-line-name" width="64%" />
          <TextSkeleton className="order-line-facts" width="48%" />
          <TextSkeleton className="order-line-split" width="56%" />
          <TextSkeleton className="order-line-total" width="72px" />
        </div>
      ))}
    </div>
  );
}

/** A row of an order: single pieces, or packs with all of their lines. */
type OrderEntry = Pick<OrderItem, 'quantity' | 'fromStock' | 'toProduce' | 'totalPrice'> & {
  id: string;
  /** The first of its lines. */
  item: OrderItem;
  pack: OrderPack | undefined;
  /** The pieces that stock covered of each line. */
  covered: number[];
  /** The days of its pieces to be produced; null where they are not known. */
  dated: OrderPromise['dated'];
  /** The cells of the row's lines; for packs, those of one pack. */
  cells: { size: string | null; color: string | null; pieces: number }[];
};

/** The rows of an order, in the order of its lines. */
function orderEntries({ orderItems, packs }: Pick<Order, 'orderItems' | 'packs'>): OrderEntry[] {
  return [...groupBy(orderItems, item => item.orderPackId ?? item.id)].flatMap(([id, items]) => {
    const [item] = items;
    if (!item) return [];
    const pack = packs.find(each => each.id === item.orderPackId);
    return {
      id,
      item,
      pack,
      quantity: piecesOf(items),
      fromStock: items.reduce((sum, { fromStock }) => sum + fromStock, 0),
      toProduce: items.reduce((sum, { toProduce }) => sum + toProduce, 0),
      covered: items.map(({ fromStock }) => fromStock),
      dated: promiseOf(items).dated,
      totalPrice: linesAmount(items),
      cells: items.map(({ selectedSize, selectedColor, quantity }) => ({
        size: selectedSize,
        color: selectedColor,
        pieces: quantity / (pack?.packs ?? 1),
      })),
    };
  });
}

import type { Order, OrderItem } from '@toptan/contract/orders';
import { Money } from '../../i18n/money.tsx';
import { useColourName } from '../../i18n/use-colour-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSplitWords } from '../../i18n/use-split-words.ts';
import { TextSkeleton } from '../../ui/feedback/skeleton.tsx';
import { Picture } from '../../ui/trade/picture.tsx';
import { SplitBar } from '../../ui/trade/split-bar.tsx';
import { Swatch } from '../../ui/trade/swatch.tsx';
import './order-lines.css';

function OrderLine({ item, isCancelled }: { item: OrderItem; isCancelled: boolean }) {
  const colourName = useColourName();
  const splitWords = useSplitWords();
  const { number, list } = useFormat();
  const { productName, product, selectedColor, selectedSize, quantity, unitPrice, totalPrice } = item;
  const variant = list([selectedColor && colourName(selectedColor), selectedSize]);
  return (
    <li className="order-line">
      <Picture imageUrl={product.imageUrl} category={product.category} alt="" ratio="4/5" sizes="48px" />
      <p className="order-line-name">
        <bdi>{productName}</bdi>
      </p>
      <p className="order-line-facts">
        {selectedColor && <Swatch colour={selectedColor} />}
        {variant && (
          <>
            <span>{variant}</span>
            <span aria-hidden="true">·</span>
          </>
        )}
        <bdi className="ltr">
          {number(quantity)} × <Money lira={unitPrice} />
        </bdi>
      </p>
      {!isCancelled && (
        <p className="order-line-split">
          <SplitBar size="sm" fromStock={item.fromStock} toProduce={item.toProduce} />
          {splitWords(item)}
        </p>
      )}
      <strong className="order-line-total">
        <Money lira={totalPrice} />
      </strong>
    </li>
  );
}

/** What was ordered: picture, name, size and colour, pieces and price as placed, and unless it was cancelled where the pieces come from. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <ul className="order-lines">
      {order.orderItems.map(item => (
        <OrderLine key={item.id} item={item} isCancelled={order.status === 'cancelled'} />
      ))}
    </ul>
  );
}

const lines = [0, 1, 2];

/** The skeleton of the lines. */
export function OrderLinesSkeleton() {
  return (
    <div className="order-lines" aria-hidden="true">
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

import './order-paper.css';
import { fallbackPicture, pictureSources } from '@toptan/contract/catalog/images';
import type { Order, OrderItem } from '@toptan/contract/orders';
import { useTranslation } from 'react-i18next';
import { Money } from '../../i18n/money.tsx';
import { useColorName } from '../../i18n/use-color-name.ts';
import { useCountWords } from '../../i18n/use-count-words.ts';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSplitWords } from '../../i18n/use-split-words.ts';
import { useStatusName } from '../../i18n/use-status-name.ts';
import { groupBy } from '../../lists/group-by.ts';
import { usePortalName } from '../../portal/portal-store.ts';
import { useProductWords } from '../../session/product-words.ts';
import { BrandMark } from '../../ui/layout/brand-mark.tsx';
import { RatioStrip } from '../../ui/trade/ratio-strip.tsx';
import { type OrderEntry, orderEntries, sizesTogether } from './order-entries.ts';
import { OrderTotals } from './order-totals.tsx';
import { reachedSteps } from './reached-steps.ts';

/** The narrowest stored picture. The screen shows it already, so that it is there when the paper is drawn. */
function pictureOf({ product }: OrderItem): string {
  const { imageUrl, category } = product;
  if (imageUrl === null) return fallbackPicture(category);
  return pictureSources(imageUrl)?.split(' ')[0] ?? imageUrl;
}

/** The content of a pack. Mixed colors are named at their strips: a printer leaves the dyes out. */
function Ratio({ cells }: Pick<OrderEntry, 'cells'>) {
  const { number } = useFormat();
  const colorName = useColorName();
  const strips = [...groupBy(cells, ({ color }) => color ?? '')];
  if (strips.length < 2) return <RatioStrip cells={cells} />;
  return strips.map(([color, ofColor]) => (
    <p key={color}>
      {colorName(color)}{' '}
      {ofColor.some(({ size }) => size) ? (
        <RatioStrip cells={ofColor} />
      ) : (
        <b>{number(ofColor.reduce((sum, { pieces }) => sum + pieces, 0))}</b>
      )}
    </p>
  ));
}

function Row({ entry, isCancelled }: { entry: OrderEntry; isCancelled: boolean }) {
  const { t } = useTranslation('words');
  const { number, list } = useFormat();
  const colorName = useColorName();
  const splitWords = useSplitWords();
  const { item, pack, cells } = entry;
  const { name } = useProductWords()({ name: item.productName, translations: item.translations });
  const { sku } = item;
  const hasSizes = cells.some(({ size }) => size);
  const colors = [...new Set(cells.map(({ color }) => color))].filter(color => color !== null);
  return (
    <tr>
      <td className="paper-picture">
        <img src={pictureOf(item)} alt="" decoding="sync" />
      </td>
      <td>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        {sku && <bdi className="code">{sku}</bdi>}
        {!isCancelled && <p className="paper-quiet">{splitWords(entry)}</p>}
      </td>
      <td>{list(colors.map(colorName)) || '-'}</td>
      <td>
        <Ratio cells={cells} />
        {pack ? <p>{t(`packCount.${pack.unit}`, { count: pack.packs })}</p> : !hasSizes && '-'}
      </td>
      <td className="num">{number(entry.quantity)}</td>
      <td className="num">
        <Money lira={item.unitPrice} />
      </td>
      <td className="num">
        <b>
          <Money lira={entry.totalPrice} />
        </b>
      </td>
    </tr>
  );
}

/** An order on A4. It does not name the manufacturer, because the paper may go to the shop with the goods. */
export function OrderPaper({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { date, list } = useFormat();
  const countWords = useCountWords();
  const statusName = useStatusName();
  const { customer, orderItems } = order;
  const words = useCustomerWords()(customer);
  const facts = [
    [t('date'), list([date(order.createdAt), date(order.createdAt, 'time')])],
    [t('status'), statusName(order.status)],
    [t('items'), countWords(orderItems)],
    ...reachedSteps(order)
      .filter(({ status }) => status !== 'pending')
      .map(({ status, at }) => [statusName(status), date(at)]),
  ] as const;
  return (
    <article className="order-paper">
      <header className="paper-head">
        <span className="paper-brand">
          <BrandMark className="h-7 w-6" />
          {usePortalName()}
        </span>
        <h1>
          {t('paper.title.order')} <bdi className="code">{order.orderNumber}</bdi>
        </h1>
      </header>
      <div className="paper-facts">
        <section>
          <h2>{t('paper.customer')}</h2>
          <p className="paper-company">
            <bdi>{words.company}</bdi>
          </p>
          {customer.address && (
            <p className="whitespace-pre-line">
              <bdi>{customer.address}</bdi>
            </p>
          )}
          {customer.phone && (
            <p>
              <bdi className="ltr">{customer.phone}</bdi>
            </p>
          )}
          <p>
            <bdi className={customer.email && 'ltr'}>{words.email}</bdi>
          </p>
        </section>
        <dl>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <table className="paper-lines">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {t('paper.product')}
            </th>
            <th scope="col">{t('paper.color')}</th>
            <th scope="col">{t('paper.size')}</th>
            <th scope="col" className="num">
              {t('paper.pieces')}
            </th>
            <th scope="col" className="num">
              {t('paper.unit')}
            </th>
            <th scope="col" className="num">
              {t('paper.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orderEntries(order, sizesTogether).map(entry => (
            <Row key={entry.id} entry={entry} isCancelled={order.status === 'cancelled'} />
          ))}
        </tbody>
      </table>
      <div className="paper-end">
        {order.notes && (
          <section className="paper-notes">
            <h2>{t('notes')}</h2>
            <p className="whitespace-pre-line">
              <bdi>{order.notes}</bdi>
            </p>
          </section>
        )}
        <div className="paper-totals">
          <OrderTotals order={order} />
        </div>
      </div>
      <p className="paper-quiet">{t('paper.printed', { date: date(new Date().toISOString()) })}</p>
    </article>
  );
}

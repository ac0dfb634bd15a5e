import type { Language } from '@toptan/contract/languages';
import type { OrderStatus } from '@toptan/contract/orders';
import { isolateText } from '../../mail/templates/layout.ts';
import { tradeWords } from '../../words.ts';
import type { Push } from './send.ts';

/** What a notice on a device says of an order: its status, or that its lines have changed. */
export type OrderNewsItem = { orderId: string; orderNumber: string; what: OrderStatus | 'changed' };

const words: Record<Language, { changed: string; several: (count: number) => string }> = {
  en: { changed: 'Order changed', several: count => `News of ${count} orders` },
  tr: { changed: 'Sipariş değişti', several: count => `${count} siparişte yenilik var` },
  ar: { changed: 'تغيّر الطلب', several: count => `مستجدات الطلبات، عددها ${count}` },
};

/**
 * The message to a device about orders, as browsers with declarative notices show it without a script. It may lie on a counter: it
 * names no shop and no price.
 */
export function pushMessage(
  items: readonly OrderNewsItem[],
  { portal, language, origin }: { portal: string; language: Language; origin: string },
): Pick<Push, 'payload' | 'topic'> {
  const { changed, several } = words[language];
  const nameOf = (what: OrderNewsItem['what']) =>
    what === 'changed' ? changed : tradeWords[language].orderStatus[what];
  const orders = new Set(items.map(({ orderId }) => orderId));
  const last = items.at(-1);
  const isOne = orders.size === 1 && last !== undefined;
  const kinds = [...new Set(items.map(({ what }) => what))].map(
    kind => `${nameOf(kind)} (${items.filter(({ what }) => what === kind).length})`,
  );
  const topic = isOne ? last.orderId.replaceAll('-', '') : 'orders';
  const notification = {
    title: portal,
    body: isOne
      ? `${isolateText(last.orderNumber)}: ${items.map(({ what }) => nameOf(what)).join(', ')}`
      : `${several(orders.size)}: ${kinds.join(', ')}`,
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    tag: topic,
    navigate: `${origin}/orders${isOne ? `?order=${last.orderId}` : ''}`,
  };
  return { topic, payload: JSON.stringify({ web_push: 8030, notification }) };
}

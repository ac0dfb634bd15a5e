import type { Language } from '@toptan/contract/languages';
import type { OrderStatus } from '@toptan/contract/order-statuses';
import { plainName } from '@toptan/contract/portal';
import { isolateText } from '../../mail/templates/layout.ts';
import { tradeWords } from '../../words.ts';
import type { Push } from './send.ts';

/** What a notice on a device says of an order: its status, or that its lines have changed. */
type OrderNewsItem = { orderId: string; orderNumber: string; what: OrderStatus | 'changed' };

/** What every message is made with. The portal has a name, or none yet. */
type Looks = { portal: string | null; language: Language; origin: string };

type Message = Pick<Push, 'payload' | 'topic'>;

const words: Record<
  Language,
  {
    changed: string;
    several: (count: number) => string;
    isBack: string;
    opens: string;
    comma: string;
  }
> = {
  en: {
    changed: 'Order changed',
    several: count => `News of ${count} orders`,
    isBack: 'Back in stock',
    opens: 'New collection',
    comma: ', ',
  },
  tr: {
    changed: 'Sipariş değişti',
    several: count => `${count} siparişte gelişme var`,
    isBack: 'Yeniden stokta',
    opens: 'Yeni koleksiyon',
    comma: ', ',
  },
  ar: {
    changed: 'تغيّر الطلب',
    several: count => `مستجدات الطلبات، عددها ${count}`,
    isBack: 'متوفر من جديد',
    opens: 'تشكيلة جديدة',
    comma: '، ',
  },
};

/**
 * A message to a device as browsers with declarative notices show it without a script. It may lie on a counter: it names no shop and
 * no price.
 * @param path of the portal, which the message leads to
 * @param topic a device that was off gets the last message of a topic alone
 */
function message(
  { portal, language, origin }: Looks,
  { topic, body, path }: { topic: string; body: string; path: string },
): Message {
  const notification = {
    title: portal ?? plainName,
    body,
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    tag: topic,
    navigate: `${origin}${path}`,
  };
  return { topic, payload: JSON.stringify({ web_push: 8030, notification }) };
}

/** The topic of one thing: its id without its dashes, since services take 32 characters. */
const topicOf = (id: string) => id.replaceAll('-', '');

/** A message about orders. */
export function orderMessage(items: readonly OrderNewsItem[], looks: Looks): Message {
  const { changed, several, comma } = words[looks.language];
  const nameOf = (what: OrderNewsItem['what']) =>
    what === 'changed' ? changed : tradeWords[looks.language].orderStatus[what];
  const orders = new Set(items.map(({ orderId }) => orderId));
  const last = items.at(-1);
  if (orders.size === 1 && last)
    return message(looks, {
      topic: topicOf(last.orderId),
      body: `${isolateText(last.orderNumber)}: ${items.map(({ what }) => nameOf(what)).join(comma)}`,
      path: `/orders?order=${last.orderId}`,
    });
  const kinds = [...new Set(items.map(({ what }) => what))].map(
    kind => `${nameOf(kind)} (${items.filter(({ what }) => what === kind).length})`,
  );
  return message(looks, {
    topic: 'orders',
    body: `${several(orders.size)}: ${kinds.join(comma)}`,
    path: '/orders',
  });
}

/** Names that a message has at most, and the characters of one: a screen shows some two lines, a service takes 4,096 bytes. */
const [namesMax, nameMax] = [4, 60];

function list(names: readonly string[], comma: string): string {
  const shown = names.slice(0, namesMax).map(name => {
    const letters = [...name];
    return isolateText(letters.length > nameMax ? `${letters.slice(0, nameMax - 1).join('')}…` : name);
  });
  const others = names.length - shown.length;
  return [...shown, ...(others > 0 ? [`+${others}`] : [])].join(comma);
}

/** A message about goods that can be ordered again: the sizes of one product, else the names of several. */
export function goodsMessage(
  goods: readonly { id: string; name: string; cells: readonly string[] }[],
  looks: Looks,
): Message {
  const { isBack, comma } = words[looks.language];
  const [one] = goods;
  if (goods.length === 1 && one) {
    const cells = one.cells.filter(cell => cell !== '');
    return message(looks, {
      topic: topicOf(one.id),
      body: `${isBack}: ${list([one.name], comma)}${cells.length > 0 ? ` (${list(cells, comma)})` : ''}`,
      path: `/catalog?product=${one.id}`,
    });
  }
  const names = goods.map(({ name }) => name);
  return message(looks, { topic: 'goods', body: `${isBack}: ${list(names, comma)}`, path: '/catalog' });
}

/** A message about collections that have opened. */
export function openingMessage(collections: readonly { id: string; name: string }[], looks: Looks): Message {
  const { opens, comma } = words[looks.language];
  const [one] = collections;
  const isOne = collections.length === 1 && one !== undefined;
  const names = collections.map(({ name }) => name);
  return message(looks, {
    topic: isOne ? topicOf(one.id) : 'collections',
    body: `${opens}: ${list(names, comma)}`,
    path: isOne ? `/catalog?collection=${one.id}` : '/catalog',
  });
}

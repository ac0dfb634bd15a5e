import { amountsOf, lineTotal } from '@toptan/contract/amounts';
import { mostPacks } from '@toptan/contract/basket';
import type { AnswerOf } from '@toptan/contract/endpoint';
import { groupBy } from '@toptan/contract/group-by';
import { toKurus } from '@toptan/contract/money';
import type { AgainGoods, AgainOffer, getOrderAgain } from '@toptan/contract/order-again';
import type { Order, OrderItem } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { isCovered, isStockOnly } from '../../catalog/packs/loose.ts';
import { presentPack, type SoldPack } from '../../catalog/packs/queries.ts';
import { type QuotedLine, quoteOf } from '../../pricing/quote.ts';
import type { OwnViewer } from '../../viewer.ts';
import type { Present, PresentArticle } from './queries.ts';

/** Goods of the order without what has become of them. */
type Ordered = Omit<AgainGoods, 'offers' | 'packNow' | 'problems' | 'multiple' | 'gone'> & {
  orderedPackId: string | null;
};

/** The single pieces and the packs of an order, in the order of its lines. */
function orderedGoods({ orderItems, packs }: Order): Ordered[] {
  const look = ({ productId, productName, translations, sku, product, unitPrice }: OrderItem) => ({
    productId,
    productName,
    translations,
    sku,
    product,
    unitPrice,
  });
  return [...groupBy(orderItems, item => item.orderPackId ?? item.id).values()].flatMap(lines => {
    const [first] = lines;
    if (!first) return [];
    const sums = { pieces: piecesOf(lines), totalPrice: amountsOf(lines).subtotal };
    const packed = packs.find(({ id }) => id === first.orderPackId);
    if (!packed) {
      const { id, selectedSize, selectedColor, quantity } = first;
      const cell = { id, selectedSize, selectedColor, quantity };
      return { ...look(first), ...cell, ...sums, pack: null, orderedPackId: null };
    }
    const { id, packId: orderedPackId, color, packs: quantity, name, unit, mixed, pieces } = packed;
    const pack = {
      name,
      unit,
      mixed,
      pieces,
      lines: lines.map(({ selectedSize: size, selectedColor, quantity: ofLine }) => ({
        size,
        color: mixed ? selectedColor : null,
        ratio: ofLine / quantity,
      })),
    };
    const cell = { id, selectedSize: null, selectedColor: color, quantity };
    return { ...look(first), ...cell, ...sums, pack, orderedPackId };
  });
}

/** Goods that might be ordered now: pieces of a size and color, or packs. */
type Reorder = {
  article: PresentArticle;
  pack: SoldPack | null;
  size: string | null;
  color: string | null;
  quantity: number;
};

/** The lines that a reorder would be in a basket. */
export function reorderLines(id: string, { article, pack, size, color, quantity }: Reorder) {
  const line = (selectedSize: string | null, selectedColor: string | null, pieces: number) => ({
    id,
    goods: id,
    productId: article.id,
    selectedSize,
    selectedColor,
    quantity: pieces,
    article,
    isOpen: true,
    basketPackId: pack && id,
    pack: pack && { isActive: true },
  });
  if (!pack) return [line(size, color, quantity)];
  return pack.lines.map(each => line(each.size, each.color ?? color, each.ratio * quantity));
}

type Gone = Pick<AgainGoods, 'gone'> & { gone: NonNullable<AgainGoods['gone']> };

/** The reorder for the same goods, or the reason why they are gone. */
function reorderOf(
  goods: Ordered,
  { articles, open, packsNow, pools }: Omit<Present, 'open'> & { open: (reorder: Reorder) => boolean },
): Reorder | Gone {
  const article = articles.get(goods.productId);
  if (!article?.isForSale) return { gone: 'unavailable' };
  const { selectedSize: size, selectedColor: color } = goods;
  if (goods.orderedPackId === null) {
    const reorder = { article, pack: null, size, color, quantity: goods.quantity };
    return open(reorder) ? reorder : { gone: 'closed' };
  }
  if (article.sells === 'loose') return { gone: 'by_piece' };
  const pack = packsNow.get(goods.orderedPackId);
  if (!pack?.openIn.includes(pack.mixed ? null : color)) return { gone: 'closed' };
  if (isStockOnly(article) && !isCovered(pack, color, pools)) return { gone: 'sold_out' };
  const most = mostPacks(pack.lines.map(({ ratio }) => ratio));
  return { article, pack, size, color, quantity: Math.min(goods.quantity, most) };
}

type Judged = ReturnType<typeof quoteOf<ReturnType<typeof reorderLines>[number]>>['lines'];

/** The quantities of a reorder that can be ordered, the proposed one first; the reason where there is none. */
function quantitiesOf({ pack, quantity }: Reorder, lines: Judged, replaced: Ordered | null): number[] | Gone {
  if (lines.some(({ inPacks }) => inPacks !== null)) return { gone: 'in_packs' };
  const problems = lines.flatMap(line => line.problems.map(problem => ({ ...problem, line })));
  const short = problems.filter(({ code }) => code === 'stock_short');
  if (short.length > 0) {
    const left = short.map(({ line, limit, below }) => {
      // The shop may not know how many are left: the basket says that they are fewer.
      if (below === null) return limit === 0 ? 0 : quantity;
      return pack ? Math.floor((below * quantity) / line.quantity) : below;
    });
    const most = Math.min(...left);
    return most > 0 ? [most] : { gone: 'sold_out' };
  }
  if (replaced && pack) {
    const packs = replaced.pieces / pack.pieces;
    const most = mostPacks(pack.lines.map(({ ratio }) => ratio));
    const near = [quantity, Math.ceil(packs), Math.floor(packs)];
    return [...new Set(near)].filter(each => each >= 1 && each <= most);
  }
  const repairs = pack ? [] : problems.flatMap(({ above, below }) => [above, below]);
  const known = repairs.flatMap(repair => repair ?? []);
  return known.length > 0 ? [...new Set(known)] : [quantity];
}

function offerOf({ article, pack, size, color }: Reorder, unitPrice: string, quantity: number): AgainOffer {
  const pieces = quantity * (pack?.pieces ?? 1);
  return {
    productId: article.id,
    packId: pack?.id ?? null,
    size,
    color,
    quantity,
    pieces,
    unitPrice,
    totalPrice: lineTotal(unitPrice, pieces),
  };
}

/** The open goods beside closed ones: the sizes before and after it in its color, and other colors of it. */
function neighboursOf(goods: Ordered, { articles, packsNow, open }: Present): Reorder[] {
  const article = articles.get(goods.productId);
  if (!article) return [];
  const { selectedSize: size, selectedColor: color, quantity } = goods;
  if (goods.orderedPackId !== null) {
    const pack = packsNow.get(goods.orderedPackId);
    const colors = pack && !pack.mixed ? pack.openIn.slice(0, otherColors) : [];
    return pack ? colors.map(each => ({ article, pack, size, color: each, quantity })) : [];
  }
  const cells = open.filter(({ productId }) => productId === goods.productId);
  const ofColor = article.sizes.filter(each =>
    cells.some(cell => cell.size === each && cell.color === color),
  );
  const place = article.sizes.indexOf(size ?? '');
  const placed = (each: string) => article.sizes.indexOf(each);
  const sizes =
    place < 0
      ? []
      : [ofColor.findLast(each => placed(each) < place), ofColor.find(each => placed(each) > place)];
  const colors = article.colors.filter(each => cells.some(cell => cell.size === size && cell.color === each));
  const near = [
    ...sizes.flatMap(each => (each === undefined ? [] : { size: each, color })),
    ...colors.slice(0, otherColors).map(each => ({ size, color: each })),
  ];
  return near.map(cell => ({ article, pack: null, quantity, ...cell }));
}

const otherColors = 2;

/**
 * Compares an order with what is sold now. Prices, rules and stock are those of the quote of its goods alone, without what lies in
 * the basket.
 */
export function differenceOf(
  order: Order,
  present: Present,
  viewer: OwnViewer,
): AnswerOf<typeof getOrderAgain> {
  const keyOf = (productId: string, size: string | null, color: string | null) =>
    JSON.stringify([productId, size, color]);
  const openKeys = new Set(present.open.map(each => keyOf(each.productId, each.size, each.color)));
  const isOpen = ({ article, size, color }: Reorder) => openKeys.has(keyOf(article.id, size, color));
  const all = orderedGoods(order).map(goods => ({
    goods,
    reorder: reorderOf(goods, { ...present, open: isOpen }),
  }));
  const reordered = all.flatMap(({ goods, reorder }) =>
    'gone' in reorder ? [] : reorderLines(goods.id, reorder),
  );
  const quoted = groupBy(quoteOf(reordered, present, viewer).lines, ({ goods }) => goods);

  /** The neighbours that can be ordered as they are, each judged for itself. */
  function offersBeside(goods: Ordered): AgainOffer[] {
    const ofProduct = ({ productId }: { productId: string }) => productId === goods.productId;
    const { pools, packs, terms } = present;
    const basis = { pools: pools.filter(ofProduct), packs: packs.filter(ofProduct), terms };
    return neighboursOf(goods, present).flatMap(reorder => {
      const { lines } = quoteOf<QuotedLine & { goods: string }>(
        reorderLines(goods.id, reorder),
        basis,
        viewer,
      );
      const [first] = lines;
      const fits = lines.every(({ isOrderable, problems }) => isOrderable && problems.length === 0);
      return first && fits ? [offerOf(reorder, first.unitPrice, reorder.quantity)] : [];
    });
  }

  const answer: Pick<AnswerOf<typeof getOrderAgain>, 'same' | 'changed' | 'gone'> = {
    same: [],
    changed: [],
    gone: [],
  };
  for (const { goods, reorder } of all) {
    const { orderedPackId, ...shown } = goods;
    const lines = quoted.get(goods.id) ?? [];
    const [first] = lines;
    const isReplaced = 'pack' in reorder && reorder.pack !== null && reorder.pack.id !== orderedPackId;
    const found = 'gone' in reorder ? reorder : quantitiesOf(reorder, lines, isReplaced ? goods : null);
    if ('gone' in found || 'gone' in reorder || !first) {
      const gone = 'gone' in found ? found.gone : 'unavailable';
      const offers = gone === 'closed' || gone === 'sold_out' ? offersBeside(goods) : [];
      answer.gone.push({ ...shown, offers, gone });
      continue;
    }
    const problems = lines.flatMap(line => line.problems);
    const offers = found.map(quantity => offerOf(reorder, first.unitPrice, quantity));
    const isSame =
      !isReplaced && problems.length === 0 && toKurus(first.unitPrice) === toKurus(goods.unitPrice);
    answer[isSame ? 'same' : 'changed'].push({
      ...shown,
      offers,
      ...(isReplaced && reorder.pack && { packNow: presentPack(reorder.pack) }),
      ...(problems.length > 0 && { problems }),
      ...(first.multiple > 1 && { multiple: first.multiple }),
    });
  }
  const proposed = [...answer.same, ...answer.changed].flatMap(({ offers }) => offers.slice(0, 1));
  return { ...answer, totalThen: order.subtotal, totalNow: amountsOf(proposed).subtotal };
}

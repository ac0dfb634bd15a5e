import { lineTotal } from '@toptan/contract/amounts';
import type { OrderChangeCheck, OrderChangeRow } from '@toptan/contract/order-changes';
import { piecesOf } from '@toptan/contract/pieces';
import { promiseOf } from '@toptan/contract/promise';
import type { Article } from '../../catalog/product.ts';
import { Refusal } from '../../refusal.ts';
import type { OwnViewer } from '../../viewer.ts';
import type { OrderHead } from '../head.ts';
import type { Judged, JudgedLine } from './judge.ts';
import { refusalOfOrder, refusalOfVersion, refuseAsked, refuseChange } from './refusals.ts';

type Checked = {
  order: OrderHead;
  viewer: OwnViewer;
  wanted: { version: number; rows: readonly OrderChangeRow[] };
  judged: Judged;
  articles: ReadonlyMap<string, Article>;
  /** True: the rows would be asked for, not made. */
  isAsked: boolean;
};

function refusalOf({ order, viewer, wanted, judged, isAsked }: Checked): Refusal | null {
  const refusal = isAsked
    ? refusalOfVersion(order, wanted.version)
    : refusalOfOrder(order, viewer, wanted.version);
  if (refusal) return refusal;
  try {
    if (isAsked) refuseAsked(judged);
    else refuseChange(judged);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** What stands against a row. A price that has risen does not where the row is asked for. */
const errorOf = (error: Refusal | undefined, isAsked: boolean) =>
  isAsked && error?.code === 'price_risen' ? undefined : error;

const fromStockOf = (lines: readonly JudgedLine[]) =>
  lines.reduce((sum, { fromStock }) => sum + fromStock, 0);

export function presentCheck(checked: Checked): OrderChangeCheck {
  const { order, wanted, judged, articles, isAsked } = checked;
  const { planned, packs, lines, agreed, errors, problems, limits, before, after } = judged;
  const priceToday = (productId: string) => {
    const article = articles.get(productId);
    return article?.isForSale ? article.price : null;
  };
  const priceOf = (productId: string) => agreed.get(productId) ?? priceToday(productId);
  const rows = wanted.rows.map(({ ref, productId }, at) => {
    const own = lines.filter(line => line.planned.at === at);
    const held = planned.filter(line => line.at === at);
    const named = packs.find(each => each.at === at);
    const [from, quantity] = named ? [named.from, named.packs] : [held[0]?.from ?? 0, held[0]?.quantity ?? 0];
    const fromStock = fromStockOf(own);
    return {
      ref,
      from,
      quantity,
      unitPrice: priceOf(productId),
      fromStock,
      toProduce: piecesOf(own) - fromStock,
      problems: problems.filter(each => each.at === at).map(({ problem }) => problem),
      error: errorOf(errors.get(at), isAsked)?.body ?? null,
    };
  });
  const productIds = new Set([...planned, ...wanted.rows].map(({ productId }) => productId));
  const products = [...productIds].map(productId => {
    const own = planned.filter(line => line.productId === productId);
    const pieces = piecesOf(own);
    const unitPrice = priceOf(productId);
    return {
      productId,
      unitPrice,
      isNew: !agreed.has(productId),
      pieces,
      priceToday: priceToday(productId),
      from: own.reduce((sum, { from }) => sum + from, 0),
      totalPrice: lineTotal(unitPrice ?? '0', pieces),
    };
  });
  const promise = promiseOf(lines);
  const pieces = piecesOf(lines);
  return {
    version: order.version,
    status: order.status,
    error: refusalOf(checked)?.body ?? null,
    rows,
    products,
    limits: [...limits],
    before: { pieces: planned.reduce((sum, { from }) => sum + from, 0), ...before },
    after: { pieces, ...promise, toProduce: pieces - promise.fromStock, ...after },
  };
}

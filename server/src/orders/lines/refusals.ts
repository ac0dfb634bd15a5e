import { toKurus } from '@toptan/contract/money';
import { orderLinesMax } from '@toptan/contract/orders';
import { totalMax } from '../../pricing/quote.ts';
import { fieldRefusal, Refusal } from '../../refusal.ts';
import type { OwnViewer } from '../../viewer.ts';
import type { OrderHead } from '../head.ts';
import { changeableBy } from '../may.ts';
import { otherStatus, otherSum, otherVersion } from '../outdated.ts';
import { refuseUnmet } from '../placing/lines.ts';
import { isChanged, type Judged } from './judge.ts';
import { pathOf } from './plan.ts';

/** The refusal of a change of an order by its status and version; null: it can be changed. */
export function refusalOfOrder(order: OrderHead, viewer: OwnViewer, version: number): Refusal | null {
  if (!changeableBy(viewer).includes(order.status)) return otherStatus('status', order.status);
  return refusalOfVersion(order, version);
}

/** The refusal of a call that was made over another version of an order; null: it was made over the present one. */
export const refusalOfVersion = (order: OrderHead, version: number): Refusal | null =>
  order.version === version ? null : otherVersion('version', order.version);

/** @throws Refusal with every row that cannot be carried out for the same reason as the first */
function refuseRows(errors: Judged['errors']): void {
  const refused = [...errors].toSorted(([one], [other]) => one - other).map(([, error]) => error);
  const [first] = refused;
  if (!first) return;
  const fields = refused.filter(({ code }) => code === first.code).flatMap(error => error.fields);
  throw new Refusal(first.code, first.message, { fields });
}

/** @throws Refusal with the rows that nobody could accept */
export const refuseAsked = ({ errors }: Pick<Judged, 'errors'>): void =>
  refuseRows(new Map([...errors].filter(([, { code }]) => code !== 'price_risen')));

/** @throws Refusal with what stands against a change; see `changeOrderLines` of the contract */
export function refuseChange(judged: Judged, expectedTotal?: string): void {
  const { lines, limits, problems, errors, isTooMuch, after } = judged;
  refuseRows(errors);
  if (lines.length === 0) throw new Refusal('order_empty', 'An order has at least one line');
  if (lines.length > orderLinesMax) {
    const message = `An order has at most ${orderLinesMax} lines`;
    const field = { path: 'rows', code: 'too_many', message, limit: orderLinesMax } as const;
    throw new Refusal('validation_failed', message, { fields: [field] });
  }
  if (isTooMuch)
    throw fieldRefusal('validation_failed', 'rows', 'too_big', `An order comes to at most ${totalMax} lira`);
  if (expectedTotal !== undefined && toKurus(expectedTotal) !== toKurus(after.total))
    throw otherSum(after.total);
  if (!judged.planned.some(isChanged)) return;
  const found = problems.map(({ at, line: { article }, problem }) => ({
    path: pathOf(at),
    article,
    problems: [problem],
  }));
  refuseUnmet(found, limits, 'rows');
}

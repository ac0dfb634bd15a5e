import { groupBy } from '@toptan/contract/group-by';
import { toKurus } from '@toptan/contract/money';
import { Refusal } from '../refusal.ts';
import {
  type Buyer,
  byPrecedence,
  conflictIn,
  type OrderTerm,
  type QuantityTerm,
  saying,
} from './effective.ts';

/** Every rule, and the groups of the customers who have rules of their own. */
type AllTerms = {
  quantity: readonly QuantityTerm[];
  order: readonly OrderTerm[];
  groups: ReadonlyMap<string, string | null>;
};

/** Whether a rule is for a buyer: a customer with its group, the others of a group, or everybody else. */
export const holdsFor =
  ({ customerId, groupId }: Buyer) =>
  (term: Buyer) =>
    term.customerId !== null
      ? term.customerId === customerId
      : term.groupId === null || term.groupId === groupId;

/** The buyers that rules tell apart, among those that a change of one rule concerns. */
function buyersOf({ quantity, order, groups }: AllTerms, changed: Buyer): Buyer[] {
  const groupIds = new Set([...quantity, ...order].map(({ groupId }) => groupId));
  const all = [
    ...[...groups].map(([customerId, groupId]) => ({ customerId, groupId })),
    ...[...groupIds].map(groupId => ({ customerId: null, groupId })),
    { customerId: null, groupId: null },
  ];
  return all.filter(each => holdsFor(each)(changed));
}

type QuantityConflict = { productId: string | null; least: number; most: number };

/**
 * Finds a product of which somebody could order nothing.
 * @param changed the customers and the product of the change; no product: any
 * @returns no product where the conflict is about one without rules of its own
 */
export function quantityConflict(
  all: AllTerms,
  changed: Buyer & { productId?: string | null },
): QuantityConflict | undefined {
  // The rules are grouped by product: filtering all of them for each buyer and product takes minutes where there are thousands.
  const byProduct = groupBy(all.quantity, ({ productId }) => productId);
  const named = changed.productId ? [changed.productId] : [...byProduct.keys(), null];
  for (const buyer of buyersOf(all, changed)) {
    const ofAll = (byProduct.get(null) ?? []).filter(holdsFor(buyer));
    for (const productId of new Set(named)) {
      const own = productId === null ? [] : (byProduct.get(productId) ?? []).filter(holdsFor(buyer));
      // A product without rules of its own is judged like all such products.
      if (own.length === 0 && productId !== null && !changed.productId) continue;
      const conflict = conflictIn(byPrecedence([...own, ...ofAll]), productId);
      if (conflict) return { productId, ...conflict };
    }
  }
  return undefined;
}

/** Finds the least and the most of an order, in lira, that exclude each other for somebody. */
export function orderConflict(all: AllTerms, changed: Buyer): { least: number; most: number } | undefined {
  for (const buyer of buyersOf(all, changed)) {
    const terms = byPrecedence(all.order.filter(holdsFor(buyer)));
    for (const manufacturerId of new Set(terms.map(term => term.manufacturerId))) {
      const same = terms.filter(term => term.manufacturerId === manufacturerId);
      const most = toKurus(saying(same, 'maxLira')?.maxLira ?? '0');
      const least = Math.max(
        toKurus(saying(same, 'minLira')?.minLira ?? '0'),
        toKurus(saying(same, 'firstOrderMinLira')?.firstOrderMinLira ?? '0'),
      );
      if (most > 0 && least > most) return { least: least / 100, most: most / 100 };
    }
  }
  return undefined;
}

/** @param product its name; undefined: any product without rules of its own */
export function conflictRefusal(
  { least, most }: Pick<QuantityConflict, 'least' | 'most'>,
  product: string | undefined,
  path: string,
): Refusal {
  const message = `Nothing of ${product ?? 'a product'} could be ordered: at least ${least}, at most ${most}`;
  return new Refusal('rules_conflict', message, {
    fields: [{ path, code: 'too_big', message, limit: most, ...(product !== undefined && { product }) }],
  });
}

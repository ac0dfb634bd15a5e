import { lineQuantityMax } from '@toptan/contract/basket';
import type { Limits } from '@toptan/contract/quantity-rules';
import type { TermGrain } from '@toptan/contract/terms';
import type { orderTerms, quantityTerms } from '../db/schema-terms.ts';

/** The buyer that a rule is for: a customer, a group, or everyone where both are null. */
export type Buyer = { customerId: string | null; groupId: string | null };

export type QuantityTerm = typeof quantityTerms.$inferSelect;

export type OrderTerm = typeof orderTerms.$inferSelect;

const buyerRank = ({ customerId, groupId }: Buyer): number =>
  customerId !== null ? 0 : groupId !== null ? 1 : 2;

/** Sorts rules by their precedence: the customer before its group before everyone, then the product before all. */
export function byPrecedence<Term extends Buyer & { productId?: string | null }>(
  terms: readonly Term[],
): Term[] {
  const rank = (term: Term) => 2 * buyerRank(term) + (term.productId ? 0 : 1);
  return terms.toSorted((a, b) => rank(a) - rank(b));
}

/** Finds the first rule that says something in a field; a rule that says nothing leaves it to the next. */
export const saying = <Term, Field extends keyof Term>(
  terms: readonly Term[],
  field: Field,
): (Term & { [F in Field]: NonNullable<Term[F]> }) | undefined =>
  terms.find((term): term is Term & { [F in Field]: NonNullable<Term[F]> } => term[field] !== null);

/** Rules for one product of one grain, the nearest first. */
export const termsOf = (terms: readonly QuantityTerm[], productId: string | null, grain: TermGrain) =>
  terms.filter(term => term.grain === grain && (term.productId === null || term.productId === productId));

/**
 * The limits of one product and grain, from its rules in the order of their precedence. The minimum is rounded up to the multiple
 * and the maximum down, since they may come from different rules. A minimum of 1 and a maximum of 0 are none.
 */
export function limitsOf(terms: readonly QuantityTerm[]): Limits {
  const multiple = saying(terms, 'multiple')?.multiple ?? 1;
  const min = saying(terms, 'min')?.min ?? 0;
  const max = saying(terms, 'max')?.max || Number.POSITIVE_INFINITY;
  return {
    multiple,
    min: min > 1 ? Math.ceil(min / multiple) * multiple : 0,
    max: max === Number.POSITIVE_INFINITY ? max : Math.floor(max / multiple) * multiple,
  };
}

/** The least and the most that can be ordered. */
const rangeOf = ({ min, max, multiple }: Limits, ceiling: number) => ({
  least: Math.max(min, multiple),
  most: Math.min(max, Math.floor(ceiling / multiple) * multiple),
});

/**
 * The conflict of a product's rules, given by precedence: no quantity keeps them all. The needs of one size and color have to fit
 * into the limits of its color and of the product.
 * @returns the least and the most that exclude each other; null where something can be ordered
 */
export function conflictIn(
  terms: readonly QuantityTerm[],
  productId: string | null,
): { least: number; most: number } | null {
  const [cell, color, product] = (['cell', 'color', 'product'] as const).map(grain =>
    rangeOf(
      limitsOf(termsOf(terms, productId, grain)),
      grain === 'cell' ? lineQuantityMax : Number.POSITIVE_INFINITY,
    ),
  ) as [ReturnType<typeof rangeOf>, ReturnType<typeof rangeOf>, ReturnType<typeof rangeOf>];
  const pairs = [
    [cell, cell],
    [cell, color],
    [cell, product],
    [color, color],
    [color, product],
    [product, product],
  ] as const;
  for (const [{ least }, { most }] of pairs) if (least > most) return { least, most };
  return null;
}

import {
  type EffectiveTerm,
  orderFields,
  type ProductRule,
  quantityFields,
  termGrains,
} from '@toptan/contract/terms';
import { type Buyer, limitsOf, saying, termsOf } from './effective.ts';
import type { CustomerTerms } from './judge.ts';

const fromOf = ({ customerId, groupId }: Buyer): EffectiveTerm['from'] =>
  customerId !== null ? 'customer' : groupId !== null ? 'group' : 'everyone';

/** The rules for the pieces of one product, by grain. */
export function productRules({ quantity }: CustomerTerms, productId: string): ProductRule[] {
  return termGrains
    .map(grain => {
      const { min, max, multiple } = limitsOf(termsOf(quantity, productId, grain));
      return {
        grain,
        min: min > 0 ? min : null,
        max: Number.isFinite(max) ? max : null,
        multiple: multiple > 1 ? multiple : null,
      };
    })
    .filter(({ min, max, multiple }) => min !== null || max !== null || multiple !== null);
}

/** The rule that decides each field, with its figure. A field that its rule waives is left out. */
export function explainTerms(
  { quantity, order }: CustomerTerms,
  productId: string | null,
): Omit<EffectiveTerm, 'groupName' | 'manufacturerName'>[] {
  const ofProduct = termGrains.flatMap(grain => {
    const terms = termsOf(quantity, productId, grain);
    const limits = limitsOf(terms);
    return quantityFields.flatMap(field => {
      const term = saying(terms, field);
      const value = limits[field];
      const isNone = field === 'multiple' ? value <= 1 : value === 0 || value === Number.POSITIVE_INFINITY;
      if (!term || isNone) return [];
      return {
        grain,
        manufacturerId: null,
        field,
        value: String(value),
        termId: term.id,
        from: fromOf(term),
        ofProduct: term.productId !== null,
      };
    });
  });
  const manufacturers = [...new Set(order.map(({ manufacturerId }) => manufacturerId))];
  const ofOrder = manufacturers.flatMap(manufacturerId => {
    const terms = order.filter(term => term.manufacturerId === manufacturerId);
    return orderFields.flatMap(field => {
      const term = saying(terms, field);
      if (!term || Number(term[field]) === 0) return [];
      return {
        grain: null,
        manufacturerId,
        field,
        value: String(term[field]),
        termId: term.id,
        from: fromOf(term),
        ofProduct: false,
      };
    });
  });
  return [...ofProduct, ...ofOrder];
}

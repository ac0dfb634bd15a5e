import type { EffectiveTerm, Term } from '@toptan/contract/terms';
import { orderFields, quantityFields } from '@toptan/contract/terms';
import { useMemo } from 'react';
import { useWords } from '../i18n/use-words.ts';

type Field = EffectiveTerm['field'];

const isLira = (field: Field) => field.endsWith('Lira');

/** The rules in words. */
export function useTermWords() {
  const { t, money, number } = useWords(['terms', 'words']);

  return useMemo(() => {
    /** The figure of a field: 'at least 12'. */
    const fieldWords = (field: Field, value: string) => {
      const count = Number(value);
      const pieces = field === 'minPieces' ? t('words:pieces', { count }) : number(count);
      return t(`says.${field}`, { value: isLira(field) ? money(value) : pieces });
    };

    return {
      fieldWords,
      /** The customers of a rule: 'Istanbul group'. */
      whom: ({ customerName, groupName }: Term) =>
        customerName ?? (groupName === null ? t('everyone') : t('ofGroup', { group: groupName })),
      /** The goods that a rule counts: a product, all of them, an order. */
      what: ({ kind, productName, manufacturerName }: Term) =>
        kind === 'quantity' ? (productName ?? t('allProducts')) : (manufacturerName ?? t('wholeOrder')),
      says: (term: Term) =>
        (term.kind === 'quantity' ? quantityFields : orderFields)
          .filter(field => term[field] !== null)
          .map(field => fieldWords(field, String(term[field])))
          .join(' · '),
      /** The source of a figure, and the sources that set none. */
      why: ({ from, groupName, ofProduct, grain }: EffectiveTerm, group: string | null) => {
        const who =
          from === 'customer'
            ? t('why.customer')
            : from === 'group'
              ? t('why.group', { group: groupName ?? '' })
              : t(group === null ? 'why.everyoneAlone' : 'why.everyone');
        return grain !== null && ofProduct ? t('why.ofProduct', { who }) : who;
      },
    };
  }, [t, money, number]);
}

import type { ShareLink } from '@toptan/contract/sharing';
import { useCollectionName } from '../i18n/use-collection-name.ts';
import { useWords } from '../i18n/use-words.ts';
import { useProductWords } from '../session/product-words.ts';

/** From so many openings on a link with prices is looked at. */
const oftenOpened = 10;

export const isOftenOpened = ({ hasPrices, opened }: ShareLink) => hasPrices && opened >= oftenOpened;

/** What a link shows and for whom it is, in the reader's language. */
export function useLinkWords() {
  const { t, list } = useWords('share');
  const nameOf = useCollectionName();
  const productWords = useProductWords();
  return {
    name: ({ collection, product }: ShareLink): string =>
      nameOf(collection) ?? (product ? productWords(product).name : t('selection')),
    facts: ({ collection: { name, products } }: ShareLink): string =>
      list([name === null ? null : t('collection'), t('products', { count: products })]),
    receiver: ({ customer }: ShareLink): string => customer?.companyName ?? t('everybody'),
    prices: ({ hasPrices }: ShareLink): string => t(hasPrices ? 'own' : 'without'),
  };
}

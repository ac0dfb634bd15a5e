import type { ShareLink } from '@toptan/contract/sharing';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/language-store.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useProductWords } from '../session/product-words.ts';

/** From so many openings on a link with prices is looked at. */
const oftenOpened = 10;

export const isOftenOpened = ({ hasPrices, opened }: ShareLink) => hasPrices && opened >= oftenOpened;

/** What a link shows and for whom it is, in the reader's language. */
export function useLinkWords() {
  const { t } = useTranslation('share');
  const { list } = useFormat();
  const language = useLanguage();
  const productWords = useProductWords();
  const collection = ({ name, translations }: Pick<ShareLink['collection'], 'name' | 'translations'>) =>
    translations[language] ?? name;
  return {
    collection,
    name: ({ collection: shown, product }: ShareLink): string =>
      collection(shown) ?? (product ? productWords(product).name : t('selection')),
    facts: ({ collection: { name, products } }: ShareLink): string =>
      list([name === null ? null : t('collection'), t('products', { count: products })]),
    receiver: ({ customer }: ShareLink): string => customer?.companyName ?? t('everybody'),
    prices: ({ hasPrices }: ShareLink): string => t(hasPrices ? 'own' : 'without'),
  };
}

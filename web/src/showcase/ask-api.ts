import type { StrangerProduct } from '@toptan/contract/sharing';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../portal/portal-store.ts';
import { whatsappAddress } from '../portal/whatsapp.ts';
import { windowStore } from '../portal/window-store.ts';
import { useProductWords } from '../session/product-words.ts';

/** The facts of a model that a message names. */
export type AskedModel = Pick<StrangerProduct, 'id' | 'sku' | 'name' | 'translations'>;

/** The models that a stranger asks about, by the link or page where they are chosen. */
const useAskedModels = windowStore<Record<string, readonly AskedModel[]>>('asked-models', {});

/** The models that a stranger asks about in one place, by id. */
export function useAsked(place: string) {
  const models = useAskedModels(state => state[place]);
  const asked = new Map(models?.map(model => [model.id, model]));
  const toggle = ({ id, sku, name, translations }: StrangerProduct) => {
    const others = [...asked.values()].filter(model => model.id !== id);
    useAskedModels.setState({
      [place]: asked.has(id) ? others : [...others, { id, sku, name, translations }],
    });
  };
  return { asked, toggle };
}

/** The address of a message to the wholesaler about models, one line with its code each. */
export function useAskAddress(): (products: Iterable<AskedModel>) => string {
  const { t } = useTranslation('shared');
  const wordsOf = useProductWords();
  const number = usePortal(({ whatsapp, phone }) => whatsapp ?? phone);
  return products => {
    const lines = [...products].map(product =>
      [product.sku, wordsOf(product).name].filter(Boolean).join(' '),
    );
    const text = lines.length === 0 ? t('ask.text') : [t('ask.textModels'), ...lines].join('\n');
    return whatsappAddress(number, text);
  };
}

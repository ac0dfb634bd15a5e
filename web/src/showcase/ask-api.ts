import type { StrangerProduct } from '@toptan/contract/sharing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../portal/portal-store.ts';
import { whatsappAddress } from '../portal/whatsapp.ts';
import { useProductWords } from '../session/product-words.ts';

/** The models that a stranger asks about, by id: they stay in this page alone. */
export function useAsked() {
  const [asked, setAsked] = useState<ReadonlyMap<string, StrangerProduct>>(new Map());
  const toggle = (product: StrangerProduct) =>
    setAsked(known => {
      const next = new Map(known);
      if (!next.delete(product.id)) next.set(product.id, product);
      return next;
    });
  return { asked, toggle };
}

/** The address of a message to the wholesaler about models, one line with its code each. */
export function useAskAddress(): (products: Iterable<StrangerProduct>) => string {
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

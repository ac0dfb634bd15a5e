import type { Order } from '@toptan/contract/orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductWords } from '../session/product-words.ts';
import { SearchSelect } from '../ui/form/search-select.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { useFoundProducts } from './api.ts';

interface AddProductProps {
  order: Order;
  onAdd: (productId: string) => void;
}

/** Finds a product of the shop by its name, SKU or barcode. */
export function AddProduct({ order, onAdd }: AddProductProps) {
  const { t } = useTranslation('changes');
  const wordsOf = useProductWords();
  const [text, setText] = useState('');
  const q = text.trim();
  const { products, isFetching, isError } = useFoundProducts(order, q);
  const found = q === '' ? [] : products;
  function note(): string {
    if (q === '') return t('addHint');
    if (isError) return t('addFailed');
    return isFetching ? '' : t('found', { count: found.length });
  }
  return (
    <SearchSelect
      value=""
      label={t('add')}
      placeholder={t('addWords')}
      options={found.map(product => ({
        value: product.id,
        label: (
          <>
            {wordsOf(product).name} <span className="code quiet">{product.sku}</span>
          </>
        ),
        icon: (
          <span className="change-found">
            <Picture
              imageUrl={product.imageUrl}
              category={product.category}
              alt=""
              ratio="4/5"
              sizes="32px"
            />
          </span>
        ),
      }))}
      onChange={onAdd}
      search={{ text, onSearch: setText, label: t('add'), note: note() }}
    />
  );
}

import type { Order } from '@toptan/contract/orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductSearch } from '../catalog/product-search.tsx';
import { useFoundProducts } from './api.ts';

interface AddProductProps {
  order: Order;
  onAdd: (productId: string) => void;
}

export function AddProduct({ order, onAdd }: AddProductProps) {
  const { t } = useTranslation('changes');
  const [text, setText] = useState('');
  return (
    <ProductSearch
      words="changes"
      label={t('add')}
      placeholder={t('addWords')}
      hotkey="N"
      text={text}
      onText={setText}
      found={useFoundProducts(order, text.trim())}
      onAdd={({ id }) => onAdd(id)}
    />
  );
}

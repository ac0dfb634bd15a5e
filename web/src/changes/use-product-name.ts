import { useProductWords } from '../session/product-words.ts';
import { useProductOf } from './api.ts';
import type { OrderChangeState } from './use-order-change.ts';

/** The name of a product: as it was placed, and of one that the change adds as it is sold; '' until that is known. */
export function useProductName(
  { products, order }: Pick<OrderChangeState, 'products' | 'order'>,
  productId: string,
): string {
  const wordsOf = useProductWords();
  const item = products.find(each => each.productId === productId)?.ordered?.first;
  const { data } = useProductOf(order, item ? null : productId);
  if (item) return wordsOf({ name: item.productName, translations: item.translations }).name;
  return data ? wordsOf(data).name : '';
}

import type { Product } from '@toptan/contract/catalog/products';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProductWords } from '../session/product-words.ts';
import { SearchSelect, type SearchSelectProps } from '../ui/form/search-select.tsx';
import { Picture } from '../ui/trade/picture.tsx';

interface ProductSearchProps extends Pick<SearchSelectProps<string>, 'look' | 'hotkey'> {
  /** The namespace of the sentences `addHint`, `addFailed` and `found`. */
  words: 'changes' | 'collections';
  label: string;
  placeholder?: string;
  /** The typed text. */
  text: string;
  onText: (text: string) => void;
  /** What the text finds. */
  found: { products: readonly Product[]; isFetching: boolean; isError: boolean };
  /** Why nothing can be added; undefined: it can. */
  full?: string | undefined;
  onAdd: (product: Product) => void;
}

/** Finds a product by its name, SKU or barcode, and adds it. */
export function ProductSearch({
  words,
  label,
  placeholder = label,
  look,
  hotkey,
  text,
  onText,
  found: { products, isFetching, isError },
  full,
  onAdd,
}: ProductSearchProps) {
  const { t } = useTranslation(words);
  const wordsOf = useProductWords();
  const found = text.trim() === '' ? [] : products;
  function note(): string {
    if (full !== undefined) return full;
    if (text.trim() === '') return t('addHint');
    if (isError) return t('addFailed');
    return isFetching ? '' : t('found', { count: found.length });
  }
  return (
    <SearchSelect
      {...(look && { look })}
      hotkey={hotkey}
      leading={<Plus aria-hidden="true" />}
      value=""
      label={label}
      placeholder={placeholder}
      disabled={full !== undefined}
      options={found.map(product => ({
        value: product.id,
        label: (
          <>
            {wordsOf(product).name} <span className="code quiet">{product.sku}</span>
          </>
        ),
        icon: (
          <span className="w-8">
            <Picture imageUrl={product.imageUrl} category={product.category} ratio="4/5" sizes="32px" />
          </span>
        ),
      }))}
      onChange={id => {
        const product = found.find(each => each.id === id);
        if (product) onAdd(product);
      }}
      search={{ text, onSearch: onText, label, note: note(), isPending: isFetching }}
    />
  );
}

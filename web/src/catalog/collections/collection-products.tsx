import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { collectionProductsMax } from '@toptan/contract/catalog/collections';
import { listProducts } from '@toptan/contract/catalog/products';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataQuery } from '../../api/queries.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useProductWords } from '../../session/product-words.ts';
import { Picture } from '../../ui/trade/picture.tsx';
import { ProductSearch } from '../product-search.tsx';
import { type CollectionProduct, isEarly, moveProduct, toCollectionProduct } from './collection-values.ts';
import { useTileOrder } from './use-tile-order.ts';

interface CollectionProductsProps {
  products: readonly CollectionProduct[];
  /** The moment of the opening, where it lies ahead. */
  opening: string | undefined;
  error: string | undefined;
  onChange: (products: readonly CollectionProduct[]) => void;
}

/** Adds products that are not in the collection yet. */
function AddProduct({ products, onChange }: Pick<CollectionProductsProps, 'products' | 'onChange'>) {
  const { t } = useTranslation(['collections', 'words']);
  const [text, setText] = useState('');
  const q = text.trim();
  const { data, isFetching, isError } = useQuery({
    ...dataQuery(listProducts, { query: { q, limit: 20 } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const known = new Set(products.map(({ id }) => id));
  const isFull = products.length >= collectionProductsMax;
  return (
    <ProductSearch
      words="collections"
      look="button"
      label={t('words:add')}
      text={text}
      onText={setText}
      found={{ products: (data ?? []).filter(({ id }) => !known.has(id)), isFetching, isError }}
      full={isFull ? t('full', { most: collectionProductsMax }) : undefined}
      onAdd={product => onChange([...products, toCollectionProduct(product)])}
    />
  );
}

/** The products of a collection in their order, as tiles: dragged, moved by keys, taken out. */
export function CollectionProducts({ products, opening, error, onChange }: CollectionProductsProps) {
  const { t, date, number } = useWords('collections');
  const wordsOf = useProductWords();
  const keysId = useId();
  const remove = (at: number) => onChange(products.toSpliced(at, 1));
  const order = useTileOrder({
    count: products.length,
    move: (from, to) => onChange(moveProduct(products, from, to)),
    remove,
    place: at => t('place', { number: at + 1, total: products.length }),
  });

  function stateOf(product: CollectionProduct): string {
    const { isActive, sellsFrom, sellsUntil } = product;
    if (!isActive) return t('product.inactive');
    if (sellsUntil && Date.parse(sellsUntil) <= Date.now()) return t('product.over');
    if (!sellsFrom || Date.parse(sellsFrom) <= Date.now()) return t('product.seen');
    return sellsFrom === opening
      ? t('product.then')
      : t('product.from', { day: date(sellsFrom, 'dayMonth') });
  }

  return (
    <section className="collection-part">
      <div className="collection-head">
        <h3>
          {t('productsTitle')} <span className="quiet font-normal">{number(products.length)}</span>
        </h3>
        {products.length > 1 && (
          <span id={keysId} className="text-13 text-ink-3 touch:hidden">
            {t('keys')}
          </span>
        )}
        <AddProduct products={products} onChange={onChange} />
      </div>
      {error && (
        <p className="field-error px-5" role="alert">
          {error}
        </p>
      )}
      {products.length === 0 && <p className="quiet p-5">{t('noProducts')}</p>}
      <ol ref={order.grid} className="collection-tiles" aria-label={t('productsTitle')}>
        {products.map((product, at) => {
          const { name } = wordsOf(product);
          const state = stateOf(product);
          return (
            <li
              key={product.id}
              {...order.tile(at)}
              className="collection-tile"
              aria-label={t('tile', { number: at + 1, name, state })}
              aria-describedby={keysId}
              data-lifted={order.isLifted(at) || undefined}
            >
              <span className="collection-tile-picture" {...order.drag(at)}>
                <Picture {...product} sizes="120px" />
              </span>
              <span className="collection-tile-number" {...order.drag(at)} aria-hidden="true">
                {number(at + 1)}
              </span>
              <button
                type="button"
                className="collection-tile-remove icon-13"
                tabIndex={-1}
                aria-label={t('remove', { name })}
                onClick={() => remove(at)}
              >
                <X aria-hidden="true" />
              </button>
              <span className="own mt-1.5 text-13 font-medium" aria-hidden="true">
                <bdi>{name}</bdi>
              </span>
              <span
                className="collection-tile-state"
                data-early={(opening && isEarly(product, opening)) || undefined}
                aria-hidden="true"
              >
                {state}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="sr-only" role="status">
        {order.announcement}
      </p>
    </section>
  );
}

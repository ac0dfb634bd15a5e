import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../api/form.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { useBasketByProduct, useCatalog, useCatalogCounts } from './api.ts';
import './catalog.css';
import { CategoryTabs, FilterRail, GenderSelect } from './catalog-filters.tsx';
import type { CatalogSearch } from './catalog-search.ts';
import { Picker } from './picker.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

const route = getRouteApi('/catalog');

/** The shop's catalogue: search, filters, a growing grid, and the picker of the product that the address names. */
export function CatalogPage() {
  const { t } = useTranslation('catalog');
  const say = useErrorText();
  const search: CatalogSearch = route.useSearch();
  const navigate = route.useNavigate();
  const catalog = useCatalog(search);
  const counts = useCatalogCounts(search).data;
  const basket = useBasketByProduct();

  const change = (changed: CatalogSearch, replace = true) =>
    void navigate({ search: { ...search, ...changed }, replace, resetScroll: !('product' in changed) });
  const filters = {
    gender: search.gender,
    category: search.category,
    counts,
    // Specification, section 2: another gender starts over with all categories.
    onGender: (gender: CatalogSearch['gender']) => change({ gender, category: undefined }),
    onCategory: (category: CatalogSearch['category']) => change({ category }),
  };

  const products = catalog.data?.pages.flatMap(page => page.rows) ?? [];
  const total = catalog.data?.pages[0]?.total;
  const isFiltered = Boolean(search.q || search.gender || search.category);

  return (
    <div className="catalog">
      <FilterRail {...filters} />
      <div className="catalog-main">
        <PageHeader
          title={t('title')}
          count={
            <span aria-live="polite">{total === undefined ? '' : t('productCount', { count: total })}</span>
          }
        />
        <div className="catalog-tools">
          <SearchBox
            value={search.q ?? ''}
            onSearch={q => change({ q: q || undefined })}
            label={t('search')}
            placeholder={t('search')}
            className="catalog-search"
          />
          <GenderSelect {...filters} />
          <CategoryTabs {...filters} />
        </div>
        {catalog.isPending && <ProductGridSkeleton />}
        {catalog.isError && (
          <ErrorState
            title={t('failed')}
            text={say(catalog.error)}
            onRetry={() => void catalog.refetch()}
            retrying={catalog.isFetching}
          />
        )}
        {total === 0 && (
          <EmptyState
            art="hanger"
            title={t('empty')}
            text={isFiltered ? t('emptyFiltered') : t('emptyCatalog')}
            action={
              isFiltered && <Button onClick={() => void navigate({ search: {} })}>{t('clearFilters')}</Button>
            }
          />
        )}
        <ProductGrid
          products={products}
          basket={basket}
          isStale={catalog.isPlaceholderData}
          onOpen={product => change({ product: product.id }, false)}
          onEndNear={() => {
            if (catalog.hasNextPage && !catalog.isFetchingNextPage) void catalog.fetchNextPage();
          }}
        />
      </div>
      {search.product && (
        <Picker
          key={search.product}
          productId={search.product}
          listed={products.find(product => product.id === search.product)}
          lines={basket.get(search.product) ?? []}
          onClose={() => change({ product: undefined })}
        />
      )}
    </div>
  );
}

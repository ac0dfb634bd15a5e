import { getRouteApi } from '@tanstack/react-router';
import { listProducts, type Product, productCategories } from '@toptan/contract/products';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useErrorText } from '../api/form.ts';
import { useListAddress } from '../api/use-list-address.ts';
import { usePagedRows } from '../api/use-paged-rows.ts';
import { useFormat } from '../i18n/use-format.ts';
import { FormWaiting } from '../shell/form-waiting.tsx';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { DensityChoice, useDensity } from '../ui/density.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { ListFooter } from '../ui/list-footer.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Select } from '../ui/select.tsx';
import { PHONE, useMedia } from '../ui/use-media.ts';
import type { adminCatalogSearchSchema } from './admin-catalog-search.ts';
import { useEditedProduct } from './api.ts';
import { useProductColumns } from './product-columns.tsx';
import { ProductDeletion } from './product-deletion.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductItem } from './product-item.tsx';
import { useProductSelection } from './use-product-selection.tsx';

const route = getRouteApi('/admin/catalog');
const rowId = ({ id }: Product) => id;
const isQuiet = ({ isActive }: Product) => !isActive;

/** Every product, sold or not: prices, stock, pictures. */
export function AdminCatalogPage() {
  const { t } = useTranslation(['products', 'words']);
  const { number } = useFormat();
  const say = useErrorText();
  const isPhone = useMedia(PHONE);
  const [density, setDensity] = useDensity();
  const { q, category, active, page = 1, edit } = route.useSearch();
  const address = useListAddress<z.infer<typeof adminCatalogSearchSchema>>(route.useNavigate());
  const list = usePagedRows(
    listProducts,
    { ...(q && { q }), ...(category && { category }), ...(active && { active }) },
    page,
  );
  const [deletion, setDeletion] = useState<{ products: Product[]; isOpen: boolean; key: number }>();
  const remove = useCallback(
    (products: Product[]) => setDeletion(last => ({ products, isOpen: true, key: (last?.key ?? 0) + 1 })),
    [],
  );
  const columns = useProductColumns({ edit: address.edit, remove });
  const selection = useProductSelection(list, remove);
  const isFiltered = Boolean(q || category || active);

  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={
          list.total !== undefined ? (
            <Trans t={t} i18nKey="summary" count={list.total} components={{ b: <b /> }} />
          ) : (
            '\u00a0'
          )
        }
        tools={
          <>
            <SearchBox
              value={q ?? ''}
              onSearch={text => address.change({ q: text || undefined })}
              label={t('search')}
              className="lg:min-w-70"
            />
            {!isPhone && <DensityChoice value={density} onChange={setDensity} />}
            <Button variant="primary" onClick={() => address.edit('new')} aria-label={t('add')}>
              <Plus aria-hidden="true" />
              {!isPhone && t('add')}
            </Button>
          </>
        }
      />
      <DataTable
        label={t('title')}
        title={
          <>
            {t('allProducts')} <span>{list.total === undefined ? '' : number(list.total)}</span>
          </>
        }
        tools={
          <>
            <Select
              look="button"
              label={t('filterCategory')}
              value={category ?? 'all'}
              onChange={value => address.change({ category: value === 'all' ? undefined : value })}
              options={[
                { value: 'all', label: t('allCategories') },
                ...productCategories.map(value => ({ value, label: t(`words:category.${value}`) })),
              ]}
            />
            <Select
              look="button"
              label={t('filterActive')}
              value={active ?? 'all'}
              onChange={value => address.change({ active: value === 'all' ? undefined : value })}
              options={[
                { value: 'all', label: t('allStates') },
                { value: 'true', label: t('active') },
                { value: 'false', label: t('inactive') },
              ]}
            />
          </>
        }
        columns={columns}
        rows={list.rows}
        rowId={rowId}
        density={density}
        minWidth="700px"
        selection={selection}
        isQuiet={isQuiet}
        onOpen={product => address.edit(product.id)}
        openId={edit ?? null}
        status={list.status}
        empty={
          isFiltered ? (
            <EmptyState
              inline
              title={t('empty')}
              text={q ? t('emptySearched', { q }) : t('emptyFiltered')}
              action={
                <Button
                  onClick={() => address.change({ q: undefined, category: undefined, active: undefined })}
                >
                  {t('clearFilters')}
                </Button>
              }
            />
          ) : (
            <EmptyState inline title={t('empty')} text={t('emptyHint')} />
          )
        }
        failed={<ErrorState inline title={t('failed')} text={say(list.error)} onRetry={list.retry} />}
        renderItem={product => <ProductItem product={product} onDelete={remove} />}
        footer={<ListFooter list={list} onPage={address.turnTo} />}
      />
      {deletion && (
        <ProductDeletion
          key={deletion.key}
          products={deletion.products}
          open={deletion.isOpen}
          onOpenChange={isOpen => setDeletion({ ...deletion, isOpen })}
        />
      )}
      {edit && (
        <EditedProduct
          key={edit}
          id={edit === 'new' ? undefined : edit}
          listed={list.loaded.find(({ id }) => id === edit)}
          onClose={() => address.close({ isSaved: false })}
          onSaved={() => address.close({ isSaved: true })}
        />
      )}
    </>
  );
}

interface EditedProductProps {
  /** undefined: a new one. */
  id: string | undefined;
  listed: Product | undefined;
  onClose: () => void;
  onSaved: () => void;
}

function EditedProduct({ id, listed, ...leaving }: EditedProductProps) {
  const { t } = useTranslation('products');
  const { product, error } = useEditedProduct(id, listed);
  if (id && !product) return <FormWaiting title={t('editTitle')} error={error} onClose={leaving.onClose} />;
  return <ProductForm product={product} {...leaving} />;
}

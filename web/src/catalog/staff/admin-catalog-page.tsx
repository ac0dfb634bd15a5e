import { getRouteApi } from '@tanstack/react-router';
import { listProducts, type Product, productCategories } from '@toptan/contract/catalog/products';
import { Trans, useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { FormWaiting } from '../../lists/form-waiting.tsx';
import { type OpenForm, StaffList } from '../../lists/staff-list.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePagedRows } from '../../lists/use-paged-rows.ts';
import { useCompanyName } from '../../manufacturers/api.ts';
import { FilterChip } from '../../ui/form/filter-chip.tsx';
import { Select } from '../../ui/form/select.tsx';
import { QuestionDialog, useQuestion } from '../../ui/overlay/use-question.tsx';
import { ProductForm } from '../form/product-form.tsx';
import { useEditedProduct } from '../staff-api.ts';
import type { AdminCatalogSearch } from './admin-catalog-search.ts';
import { useProductColumns } from './product-columns.tsx';
import { ProductDeletion } from './product-deletion.tsx';
import { ProductItem } from './product-item.tsx';
import { useProductSelection } from './use-product-selection.tsx';

const route = getRouteApi('/admin/catalog');
const isQuiet = ({ isActive }: Product) => !isActive;

/** Every product, sold or not: prices, stock, pictures. */
export function AdminCatalogPage() {
  const { t } = useTranslation(['products', 'words']);
  const { number } = useFormat();
  const search = route.useSearch();
  const { q, category, active, manufacturer, page = 1 } = search;
  const address = useListAddress<AdminCatalogSearch>(route.useNavigate());
  const list = usePagedRows(
    listProducts,
    {
      ...(q && { q }),
      ...(category && { category }),
      ...(active && { active }),
      ...(manufacturer && { manufacturerId: manufacturer }),
    },
    page,
  );
  const { ask, question } = useQuestion<Product[]>();
  const columns = useProductColumns({ edit: address.edit, remove: ask });
  const selection = useProductSelection(list, ask);
  const isFiltered = Boolean(q || category || active || manufacturer);
  const companyName = useCompanyName(manufacturer);

  return (
    <>
      <StaffList
        words={{
          title: t('title'),
          search: t('search'),
          add: t('add'),
          found: t('count', { count: list.total ?? 0 }),
          empty: t(isFiltered ? 'empty' : 'emptyList'),
          emptyText: q ? t('emptySearched', { q }) : t(isFiltered ? 'emptyFiltered' : 'emptyHint'),
          clear: t('clearFilters'),
          failed: t('failed'),
        }}
        summary={
          list.total !== undefined && (
            <Trans t={t} i18nKey="summary" count={list.total} components={{ b: <b /> }} />
          )
        }
        search={search}
        address={address}
        list={list}
        tableTitle={
          <>
            {t('tableTitle')} <span>{list.total === undefined ? '' : number(list.total)}</span>
          </>
        }
        tableTools={
          <>
            {manufacturer && (
              <FilterChip
                label={companyName ?? t('fields.manufacturer')}
                onRemove={() => address.change({ manufacturer: undefined })}
              />
            )}
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
        onClear={
          isFiltered
            ? () =>
                address.change({
                  q: undefined,
                  category: undefined,
                  active: undefined,
                  manufacturer: undefined,
                })
            : undefined
        }
        columns={columns}
        selection={selection}
        isQuiet={isQuiet}
        renderItem={product => <ProductItem product={product} onDelete={ask} />}
        form={open => <EditedProduct {...open} />}
      />
      <QuestionDialog question={question}>
        {(products, dialog) => <ProductDeletion products={products} {...dialog} />}
      </QuestionDialog>
    </>
  );
}

function EditedProduct({ id, listed, ...leaving }: OpenForm<Product>) {
  const { t } = useTranslation('products');
  const { product, error, retry } = useEditedProduct(id, listed);
  if (id && !product)
    return <FormWaiting title={t('editTitle')} error={error} onRetry={retry} onClose={leaving.onClose} />;
  return <ProductForm product={product} {...leaving} />;
}

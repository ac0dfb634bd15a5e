import { getRouteApi } from '@tanstack/react-router';
import { getProduct, listProducts, type Product, productCategories } from '@toptan/contract/catalog/products';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataQuery } from '../../api/queries.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ExportMenu, type ExportMenuProps } from '../../lists/export-menu.tsx';
import { type Some, StaffList, useStaffList } from '../../lists/staff-list.tsx';
import { useMarkedRows } from '../../lists/use-marked-rows.ts';
import type { PagedRows } from '../../lists/use-paged-rows.ts';
import { useCompanyName } from '../../manufacturers/api.ts';
import { Button } from '../../ui/form/button.tsx';
import { FilterChip } from '../../ui/form/filter-chip.tsx';
import { Select } from '../../ui/form/select.tsx';
import { PHONE, TABLET, useMedia } from '../../ui/layout/use-media.ts';
import type { TableSelection } from '../../ui/table/data-table-props.ts';
import { type Bulk, BulkForm, BulkMenu } from '../bulk/bulk-menu.tsx';
import { SheetMenu } from '../bulk/sheet-menu.tsx';
import { ProductForm } from '../form/product-form.tsx';
import { useProductColumns } from './product-columns.tsx';
import { ProductDeletion } from './product-deletion.tsx';
import { ProductItem } from './product-item.tsx';

const route = getRouteApi('/admin/catalog');
const nameOf = ({ name }: Product) => name;
const isQuiet = ({ isActive }: Product) => !isActive;

/** The management of all products, sold or not: prices, stock, pictures. */
export function AdminCatalogPage() {
  const { t } = useTranslation(['products', 'words']);
  const { number } = useFormat();
  const search = route.useSearch();
  const { q, category, active, manufacturer } = search;
  const query = { q, category, active, manufacturerId: manufacturer };
  const staffList = useStaffList(listProducts, query, search, route.useNavigate());
  const { address, list } = staffList;
  const companyName = useCompanyName(manufacturer);
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const selection = useProductSelection(list, query, staffList.askToDelete, setBulk);

  return (
    <>
      <StaffList
        {...staffList}
        words="products"
        exported={{ what: 'products', query, marked: [...selection.selected] }}
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
              value={category ?? ''}
              onChange={value => address.change({ category: value || undefined })}
              options={[
                { value: '', label: t('allCategories') },
                ...productCategories.map(value => ({ value, label: t(`words:category.${value}`) })),
              ]}
            />
            <Select
              look="button"
              label={t('filterActive')}
              value={active ?? ''}
              onChange={value => address.change({ active: value || undefined })}
              options={[
                { value: '', label: t('allStates') },
                { value: 'true', label: t('active') },
                { value: 'false', label: t('inactive') },
              ]}
            />
          </>
        }
        nameOf={nameOf}
        columns={useProductColumns()}
        selection={selection}
        isQuiet={isQuiet}
        renderItem={(product, item) => <ProductItem product={product} {...item} />}
        deletion={(products, dialog) => <ProductDeletion products={products} {...dialog} />}
        rowQuery={id => dataQuery(getProduct, { params: { id } })}
        form={(product, leave) => <ProductForm product={product} {...leave} />}
      />
      {bulk && <BulkForm bulk={bulk} onClose={() => setBulk(null)} />}
    </>
  );
}

/**
 * The marked products of all pages of the table, and the sum of their stock. On a tablet the bar of marked products has their file,
 * too: there it takes the place of the list's own.
 * @param query the filters of the list
 */
function useProductSelection(
  { loaded: rows, total = 0, hasMore, loadAll }: PagedRows<Product>,
  query: ExportMenuProps['query'],
  onDelete: (products: Some<Product>) => void,
  onBulk: (bulk: Bulk) => void,
): TableSelection<Product> {
  const { t } = useTranslation('products');
  const isPhone = useMedia(PHONE);
  const isTablet = useMedia(TABLET) && !isPhone;
  const { chosen, isLoadingAll, table } = useMarkedRows({ rows, hasMore, loadAll }, t('selectAllFailed'));
  const [first, ...others] = chosen;
  return {
    ...table,
    rowLabel: ({ name }) => t('selectProduct', { name }),
    allLabel: t('selectAll'),
    words: isLoadingAll ? t('selecting', { count: total }) : t('selected', { count: chosen.length }),
    sum: t('inStock', { count: chosen.reduce((sum, { stockQuantity }) => sum + stockQuantity, 0) }),
    actions: (
      <>
        {isTablet && <ExportMenu what="products" query={query} marked={chosen.map(({ id }) => id)} />}
        <SheetMenu disabled={isLoadingAll} products={chosen} />
        <BulkMenu disabled={isLoadingAll} onChoose={action => onBulk({ action, products: chosen })} />
        <Button
          variant="danger"
          disabled={isLoadingAll}
          aria-label={t('deleteSelected')}
          onClick={() => first && onDelete([first, ...others])}
        >
          <Trash2 aria-hidden="true" />
          {!isPhone && t('deleteSelected')}
        </Button>
      </>
    ),
  };
}

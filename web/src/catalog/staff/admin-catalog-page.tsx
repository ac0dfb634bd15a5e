import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { collectionProductsMax } from '@toptan/contract/catalog/collections';
import { productCategories } from '@toptan/contract/catalog/filters';
import { getProduct, listProducts, type Product } from '@toptan/contract/catalog/products';
import { getLineSheet, sheetKinds, sheetProductsMax } from '@toptan/contract/papers';
import { FileDown, Share2, Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../api/call.ts';
import { dataQuery } from '../../api/queries.ts';
import { useLanguage } from '../../i18n/language-store.ts';
import { Money } from '../../i18n/money.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { ExportMenu, type ExportMenuProps } from '../../lists/export-menu.tsx';
import { type Some, StaffList, useStaffList } from '../../lists/staff-list.tsx';
import { useMarkedRows } from '../../lists/use-marked-rows.ts';
import type { PagedRows } from '../../lists/use-paged-rows.ts';
import { useCompanyName } from '../../manufacturers/api.ts';
import { useShare } from '../../sharing/use-share.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FilterChip } from '../../ui/form/filter-chip.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Select } from '../../ui/form/select.tsx';
import { PHONE, TABLET, useMedia } from '../../ui/layout/use-media.ts';
import { Menu, MenuItem } from '../../ui/overlay/menu.tsx';
import { ActiveMark } from '../../ui/table/active-mark.tsx';
import type { TableSelection } from '../../ui/table/data-table-props.ts';
import { ListItem, type ListItemProps } from '../../ui/table/list-item.tsx';
import { Picture } from '../../ui/trade/picture.tsx';
import { StockGauge } from '../../ui/trade/stock-gauge.tsx';
import { type Bulk, BulkForm, BulkMenu } from '../bulk/bulk-menu.tsx';
import { toCollectionProduct } from '../collections/collection-values.ts';
import { ProductForm } from '../form/product-form.tsx';
import { useProductColumns } from './product-columns.tsx';
import { ProductDeletion } from './product-deletion.tsx';

const route = getRouteApi('/admin/catalog');
const nameOf = ({ name }: Product) => name;
const isQuiet = ({ isActive }: Product) => !isActive;

/** The management of all products, sold or not: prices, stock, pictures. */
export function AdminCatalogPage() {
  const { t } = useTranslation(['products', 'share', 'words']);
  const { number } = useFormat();
  const search = route.useSearch();
  const { q, category, active, manufacturer } = search;
  const query = { q, category, active, manufacturerId: manufacturer };
  const staffList = useStaffList(listProducts, query, search, route.useNavigate());
  const { address, list } = staffList;
  const companyName = useCompanyName(manufacturer);
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const { share, dialog } = useShare();
  const selection = useProductSelection(list, query, {
    onDelete: staffList.askToDelete,
    onBulk: setBulk,
    onShare: products => share({ productIds: products.map(({ id }) => id) }),
  });
  const shareOf = useCallback(
    ({ id, name, isActive }: Product, size: 'sm' | 'md') =>
      isActive && (
        <IconButton
          size={size}
          label={t('share:shareOf', { name })}
          tooltip={size === 'sm'}
          onClick={() => share({ productIds: [id], name })}
        >
          <Share2 aria-hidden="true" />
        </IconButton>
      ),
    [t, share],
  );

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
                label={companyName ?? t('fields.manufacturerId')}
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
        rowAction={shareOf}
        renderItem={(product, item) => <ProductItem product={product} {...item} />}
        deletion={(products, dialog) => <ProductDeletion products={products} {...dialog} />}
        rowQuery={id => dataQuery(getProduct, { params: { id } })}
        form={(product, leave) => <ProductForm product={product} {...leave} />}
      />
      {bulk && <BulkForm bulk={bulk} onClose={() => setBulk(null)} />}
      {dialog}
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
  {
    onDelete,
    onBulk,
    onShare,
  }: {
    onDelete: (products: Some<Product>) => void;
    onBulk: (bulk: Bulk) => void;
    onShare: (products: readonly Product[]) => void;
  },
): TableSelection<Product> {
  const { t } = useTranslation(['products', 'share']);
  const navigate = useNavigate();
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
        <BulkMenu
          disabled={isLoadingAll}
          onChoose={action => onBulk({ action, products: chosen })}
          onCollect={() =>
            void navigate({
              to: '/admin/collections',
              search: { edit: 'new' },
              state: {
                collectionProducts: chosen.slice(0, collectionProductsMax).map(toCollectionProduct),
              },
            })
          }
        />
        <Button
          variant="primary"
          disabled={isLoadingAll || chosen.length > collectionProductsMax}
          aria-label={t('share:share')}
          onClick={() => onShare(chosen)}
        >
          <Share2 aria-hidden="true" />
          {!isPhone && t('share:share')}
        </Button>
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

/** The chosen products as a line sheet or stock list, in the reader's language. */
function SheetMenu({ products, disabled }: { products: readonly Product[]; disabled: boolean }) {
  const { t } = useTranslation('bulk');
  const language = useLanguage();
  const id = products.map(product => product.id);
  return (
    <Menu
      trigger={
        <Button disabled={disabled || id.length > sheetProductsMax}>
          <FileDown aria-hidden="true" />
          PDF
        </Button>
      }
    >
      {sheetKinds.map(kind => (
        <MenuItem key={kind} asChild>
          <a href={addressOf(getLineSheet, { query: { kind, language, id } })} download>
            {t(`sheet.${kind}`)}
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}

/** A product in the staff list on a phone. */
function ProductItem({ product, ...item }: { product: Product } & ListItemProps) {
  const { t } = useTranslation(['products', 'words']);
  const { number } = useFormat();
  const { sku, price, category, imageUrl, stockQuantity, supply, isActive } = product;
  return (
    <ListItem
      {...item}
      picture={<Picture imageUrl={imageUrl} category={category} ratio="4/5" sizes="64px" />}
      end={<Money lira={price} className="font-semibold" />}
      foot={
        <span className="flex flex-wrap items-center gap-x-4">
          <span className="flex items-center gap-2">
            <span className="quiet">{t('fields.stock')}</span>
            <StockGauge pieces={stockQuantity} supply={supply}>
              {number(stockQuantity)}
            </StockGauge>
          </span>
          <ActiveMark active={isActive}>{t(isActive ? 'active' : 'inactive')}</ActiveMark>
        </span>
      }
    >
      <span className="cell-clip">
        {sku && <span className="code">{sku}</span>}
        {sku && category && ' · '}
        {category && t(`words:category.${category}`)}
      </span>
    </ListItem>
  );
}

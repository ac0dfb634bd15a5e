import { getRouteApi } from '@tanstack/react-router';
import { productCategories } from '@toptan/contract/catalog/filters';
import { getProduct, listProducts, type Product } from '@toptan/contract/catalog/products';
import { Share2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { dataQuery } from '../../api/queries.ts';
import { Money } from '../../i18n/money.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { StaffList, useStaffList } from '../../lists/staff-list.tsx';
import { useCompanyName } from '../../manufacturers/api.ts';
import { useShare } from '../../sharing/use-share.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { FilterChip } from '../../ui/form/filter-chip.tsx';
import { Select } from '../../ui/form/select.tsx';
import { ActiveMark } from '../../ui/table/active-mark.tsx';
import { ListItem, type ListItemProps } from '../../ui/table/list-item.tsx';
import { Picture } from '../../ui/trade/picture.tsx';
import { StockGauge } from '../../ui/trade/stock-gauge.tsx';
import { type Bulk, BulkForm } from '../bulk/bulk-menu.tsx';
import { ProductForm } from '../form/product-form.tsx';
import { useProductColumns } from './product-columns.tsx';
import { ProductDeletion } from './product-deletion.tsx';
import { useProductSelection } from './use-product-selection.tsx';

const route = getRouteApi('/admin/catalog');
const nameOf = ({ name }: Product) => name;
const isQuiet = ({ isActive }: Product) => !isActive;

/** The management of all products, sold or not: prices, stock, pictures. */
export function AdminCatalogPage() {
  const { t, number } = useWords(['products', 'share', 'words', 'fields']);
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
                label={companyName ?? t('fields:manufacturer')}
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

/** A product in the staff list on a phone. */
function ProductItem({ product, ...item }: { product: Product } & ListItemProps) {
  const { t, number } = useWords(['products', 'words', 'fields']);
  const { sku, price, category, imageUrl, stockQuantity, supply, isActive } = product;
  return (
    <ListItem
      {...item}
      picture={<Picture imageUrl={imageUrl} category={category} ratio="4/5" sizes="64px" />}
      end={<Money lira={price} className="font-semibold" />}
      foot={
        <span className="flex flex-wrap items-center gap-x-4">
          <span className="flex items-center gap-2">
            <span className="quiet">{t('fields:stock')}</span>
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

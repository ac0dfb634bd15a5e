import type { Product } from '@toptan/contract/catalog/products';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMarkedRows } from '../../lists/use-marked-rows.ts';
import type { PagedRows } from '../../lists/use-paged-rows.ts';
import { Button } from '../../ui/form/button.tsx';
import type { TableSelection } from '../../ui/table/data-table-props.ts';

/** The marked products of all pages of the table, and the sum of their stock. */
export function useProductSelection(
  { loaded: rows, total = 0, hasMore, loadAll }: PagedRows<Product>,
  onDelete: (products: Product[]) => void,
): TableSelection<Product> {
  const { t } = useTranslation('products');
  const { chosen, isLoadingAll, table } = useMarkedRows({ rows, hasMore, loadAll }, t('selectAllFailed'));
  return {
    ...table,
    rowLabel: ({ name }) => t('selectProduct', { name }),
    allLabel: t('selectAll'),
    words: isLoadingAll ? t('selecting', { count: total }) : t('selected', { count: chosen.length }),
    sum: t('inStock', { count: chosen.reduce((sum, { stockQuantity }) => sum + stockQuantity, 0) }),
    actions: (
      <Button variant="danger" disabled={isLoadingAll} onClick={() => onDelete(chosen)}>
        <Trash2 aria-hidden="true" />
        {t('deleteSelected')}
      </Button>
    ),
  };
}

import type { Product } from '@toptan/contract/products';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import type { TableSelection } from '../ui/data-table-props.ts';
import { toast } from '../ui/toast-store.ts';

type Selectable = { loaded: Product[]; hasMore: boolean; loadAll: () => Promise<Product[] | null> };

/** The marked products of the table and what stock they hold together. */
export function useProductSelection(
  { loaded, hasMore, loadAll }: Selectable,
  onDelete: (products: Product[]) => void,
): TableSelection<Product> {
  const { t } = useTranslation('products');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // What is deleted meanwhile, or a new filter hides, is no longer selected.
  const chosen = loaded.filter(({ id }) => selected.has(id));

  async function selectAll() {
    const before = selected;
    try {
      const all = await loadAll();
      // What was marked by hand meanwhile is what is meant.
      setSelected(now => (all && now === before ? new Set(all.map(({ id }) => id)) : now));
    } catch {
      toast({ variant: 'destructive', description: t('selectAllFailed') });
    }
  }

  return {
    selected: new Set(chosen.map(({ id }) => id)),
    onChange: setSelected,
    allIds: loaded.map(({ id }) => id),
    ...(hasMore && { onSelectAll: () => void selectAll() }),
    rowLabel: ({ name }) => t('selectProduct', { name }),
    allLabel: t('selectAll'),
    words: t('selected', { count: chosen.length }),
    sum: t('inStock', { count: chosen.reduce((sum, { stockQuantity }) => sum + stockQuantity, 0) }),
    deeds: (
      <Button variant="danger" onClick={() => onDelete(chosen)}>
        <Trash2 aria-hidden="true" />
        {t('deleteSelected')}
      </Button>
    ),
  };
}

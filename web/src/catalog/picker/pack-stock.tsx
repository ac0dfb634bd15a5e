import type { Product } from '@toptan/contract/catalog/products';
import { useTranslation } from 'react-i18next';
import { useStockView } from '../../session/use-stock-view.ts';
import { packRowKey, packRows } from './pack-rows.ts';

interface PackStockProps {
  product: Product;
  packId: string;
  color: string | null;
}

/** The packs of a color that stock holds, in words; nothing for packs that are not sold. */
export function PackStock({ product, packId, color }: PackStockProps) {
  const { t } = useTranslation(['catalog', 'picker', 'words']);
  const view = useStockView();
  const row = packRows(product, view).find(({ key }) => key === packRowKey(packId, color));
  if (!row || row.isClosed) return null;
  if (row.isBroken) return t('outOfStock');
  if (row.inStock === null) return t('picker:packs.some');
  if (row.inStock === 0) return t('picker:packs.made');
  return t('picker:packs.inStock', { packs: t(`words:packCount.${row.pack.unit}`, { count: row.inStock }) });
}

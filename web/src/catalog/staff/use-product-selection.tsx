import { useNavigate } from '@tanstack/react-router';
import { collectionProductsMax } from '@toptan/contract/catalog/collections';
import type { Product } from '@toptan/contract/catalog/products';
import { getLineSheet, sheetKinds, sheetProductsMax } from '@toptan/contract/papers';
import { FileDown, Share2, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../api/call.ts';
import { useLanguage } from '../../i18n/language-store.ts';
import { ExportMenu, type ExportMenuProps } from '../../lists/export-menu.tsx';
import type { Some } from '../../lists/staff-list.tsx';
import { useMarkedRows } from '../../lists/use-marked-rows.ts';
import type { PagedRows } from '../../lists/use-paged-rows.ts';
import { Button } from '../../ui/button/button.tsx';
import { Menu, MenuItem } from '../../ui/overlay/menu.tsx';
import type { TableSelection } from '../../ui/table/data-table-props.ts';
import { PHONE, TABLET, useMedia } from '../../ui/use-media.ts';
import { type Bulk, BulkMenu } from '../bulk/bulk-menu.tsx';
import { toCollectionProduct } from '../collections/collection-values.ts';

/**
 * The marked products of all pages of the table, and the sum of their stock. On a tablet the bar of marked products has their file,
 * too: there it takes the place of the list's own.
 * @param query the filters of the list
 */
export function useProductSelection(
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

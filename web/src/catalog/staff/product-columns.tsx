import type { Product } from '@toptan/contract/catalog/products';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../i18n/money.tsx';
import { useColorName } from '../../i18n/use-color-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useCompanyName } from '../../manufacturers/api.ts';
import { activeColumn } from '../../ui/table/staff-columns.tsx';
import { TypedName } from '../../ui/table/table-cells.tsx';
import { type TableColumn, tableColumns } from '../../ui/table/table-columns.ts';
import { Picture } from '../../ui/trade/picture.tsx';
import { sizeRange } from '../../ui/trade/size-range.ts';
import { StockGauge } from '../../ui/trade/stock-gauge.tsx';
import { Swatches } from '../../ui/trade/swatch.tsx';

const column = tableColumns<Product>();

/** The most dots that fit in a row. */
const swatchesShown = 4;

function CompanyName({ id }: { id: string | null }) {
  return <TypedName>{useCompanyName(id)}</TypedName>;
}

/** The columns of catalogue management. */
export function useProductColumns(): TableColumn<Product>[] {
  const { t } = useTranslation(['products', 'words', 'fields']);
  const { number, list } = useFormat();
  const colorName = useColorName();
  return useMemo(
    () => [
      column.display({
        id: 'picture',
        header: '',
        cell: ({ row: { original } }) => (
          <Picture imageUrl={original.imageUrl} category={original.category} ratio="4/5" sizes="34px" />
        ),
        meta: { kind: 'picture', least: 46 },
      }),
      column.display({
        id: 'name',
        header: t('fields:product'),
        cell: ({ row: { original } }) => (
          <span className="cell-strong long-names">
            <TypedName>{original.name}</TypedName>
          </span>
        ),
        meta: { least: 120, width: 'rest', skeleton: ['148px'] },
      }),
      column.display({
        id: 'sku',
        header: t('fields:sku'),
        cell: ({ row: { original } }) => (
          <span className="cell-clip quiet">
            {original.sku && <span className="code">{original.sku}</span>}
          </span>
        ),
        meta: { least: 88, skeleton: ['64px'], from: 'md' },
      }),
      column.display({
        id: 'category',
        header: t('fields:category'),
        cell: ({ row: { original } }) => (
          <span className="cell-clip">
            {[
              original.category && t(`words:category.${original.category}`),
              original.genderCategory && t(`words:gender.${original.genderCategory}`),
            ]
              .filter(Boolean)
              .join(' · ') || '—'}
          </span>
        ),
        meta: { least: 158, skeleton: ['108px'], from: 'lg' },
      }),
      column.display({
        id: 'sizes',
        header: t('fields.sizes'),
        cell: ({ row: { original } }) => {
          const range = sizeRange(original.sizes);
          return (
            <span className={range ? 'cell-clip' : 'cell-clip quiet'}>
              {range ? <bdi className="ltr">{range}</bdi> : t('words:oneSize')}
            </span>
          );
        },
        meta: { least: 94, skeleton: ['44px'], from: 'xl' },
      }),
      column.display({
        id: 'colors',
        header: t('fields.colors'),
        cell: ({ row: { original } }) =>
          original.colors.length > 0 && (
            <Swatches
              colors={original.colors}
              most={swatchesShown}
              label={list(original.colors.map(colorName))}
            />
          ),
        meta: { least: 92, skeleton: ['60px'], from: 'lg' },
      }),
      column.display({
        id: 'manufacturer',
        header: t('fields:manufacturer'),
        cell: ({ row: { original } }) => (
          <span className="long-names">
            <CompanyName id={original.manufacturerId} />
          </span>
        ),
        meta: { least: 160, skeleton: ['104px'], from: '2xl' },
      }),
      column.display({
        id: 'price',
        header: t('fields:price'),
        cell: ({ row: { original } }) => <Money lira={original.price} className="font-semibold" />,
        meta: { kind: 'figure', least: 102, skeleton: ['72px'] },
      }),
      column.display({
        id: 'cost',
        header: t('columns.cost'),
        cell: ({ row: { original } }) =>
          original.costPrice && <Money lira={original.costPrice} className="quiet" />,
        meta: { kind: 'figure', least: 94, skeleton: ['64px'], from: 'lg' },
      }),
      column.display({
        id: 'stock',
        header: t('fields:stock'),
        cell: ({ row: { original } }) => (
          <StockGauge pieces={original.stockQuantity} supply={original.supply}>
            {number(original.stockQuantity)}
          </StockGauge>
        ),
        meta: { kind: 'figure', least: 76, skeleton: ['40px'] },
      }),
      activeColumn(t('fields:status'), { active: t('active'), inactive: t('inactive') }),
    ],
    [t, number, list, colorName],
  );
}

import type { Product } from '@toptan/contract/catalog/products';
import { useMemo } from 'react';
import { Money } from '../../i18n/money.tsx';
import { useColorName } from '../../i18n/use-color-name.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useCompanyName } from '../../manufacturers/api.ts';
import { activeColumn } from '../../ui/table/staff-columns.tsx';
import { TypedName } from '../../ui/table/table-cells.tsx';
import type { TableColumn } from '../../ui/table/table-columns.ts';
import { Picture } from '../../ui/trade/picture.tsx';
import { sizeRange } from '../../ui/trade/size-range.ts';
import { StockGauge } from '../../ui/trade/stock-gauge.tsx';
import { Swatches } from '../../ui/trade/swatch.tsx';

/** The most dots that fit in a row. */
const swatchesShown = 4;

function CompanyName({ id }: { id: string | null }) {
  return <TypedName>{useCompanyName(id)}</TypedName>;
}

/** The columns of catalogue management. */
export function useProductColumns(): TableColumn<Product>[] {
  const { t, number, list } = useWords(['products', 'words', 'fields']);
  const colorName = useColorName();
  return useMemo(
    () => [
      {
        id: 'picture',
        header: '',
        cell: product => (
          <Picture imageUrl={product.imageUrl} category={product.category} ratio="4/5" sizes="34px" />
        ),
        looks: { kind: 'picture', least: 46 },
      },
      {
        id: 'name',
        header: t('fields:product'),
        cell: product => (
          <span className="cell-strong long-names">
            <TypedName>{product.name}</TypedName>
          </span>
        ),
        looks: { least: 120, width: 'rest', skeleton: ['148px'] },
      },
      {
        id: 'sku',
        header: t('fields:sku'),
        cell: product => (
          <span className="cell-clip quiet">
            {product.sku && <span className="code">{product.sku}</span>}
          </span>
        ),
        looks: { least: 88, skeleton: ['64px'], from: 'md' },
      },
      {
        id: 'category',
        header: t('fields:category'),
        cell: product => (
          <span className="cell-clip">
            {[
              product.category && t(`words:category.${product.category}`),
              product.genderCategory && t(`words:gender.${product.genderCategory}`),
            ]
              .filter(Boolean)
              .join(' · ') || '—'}
          </span>
        ),
        looks: { least: 158, skeleton: ['108px'], from: 'lg' },
      },
      {
        id: 'sizes',
        header: t('fields.sizes'),
        cell: product => {
          const range = sizeRange(product.sizes);
          return (
            <span className={range ? 'cell-clip' : 'cell-clip quiet'}>
              {range ? <bdi className="ltr">{range}</bdi> : t('words:oneSize')}
            </span>
          );
        },
        looks: { least: 94, skeleton: ['44px'], from: 'xl' },
      },
      {
        id: 'colors',
        header: t('fields.colors'),
        cell: product =>
          product.colors.length > 0 && (
            <Swatches
              colors={product.colors}
              most={swatchesShown}
              label={list(product.colors.map(colorName))}
            />
          ),
        looks: { least: 92, skeleton: ['60px'], from: 'lg' },
      },
      {
        id: 'manufacturer',
        header: t('fields:manufacturer'),
        cell: product => (
          <span className="long-names">
            <CompanyName id={product.manufacturerId} />
          </span>
        ),
        looks: { least: 160, skeleton: ['104px'], from: '2xl' },
      },
      {
        id: 'price',
        header: t('fields:price'),
        cell: product => <Money lira={product.price} className="font-semibold" />,
        looks: { kind: 'figure', least: 102, skeleton: ['72px'] },
      },
      {
        id: 'cost',
        header: t('columns.cost'),
        cell: product => product.costPrice && <Money lira={product.costPrice} className="quiet" />,
        looks: { kind: 'figure', least: 94, skeleton: ['64px'], from: 'lg' },
      },
      {
        id: 'stock',
        header: t('fields:stock'),
        cell: product => (
          <StockGauge pieces={product.stockQuantity} supply={product.supply}>
            {number(product.stockQuantity)}
          </StockGauge>
        ),
        looks: { kind: 'figure', least: 76, skeleton: ['40px'] },
      },
      activeColumn(t('fields:status'), { active: t('active'), inactive: t('inactive') }),
    ],
    [t, number, list, colorName],
  );
}

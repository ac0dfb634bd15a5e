import { stockMax } from '@toptan/contract/catalog/products';
import { Bell, CircleAlert } from 'lucide-react';
import { useColorSizeNames } from '../../i18n/use-color-size-names.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useWaitingShops } from '../../notices/bells-api.ts';
import type { GridCell } from '../../ui/trade/grid-keys.ts';
import { QuantityGrid } from '../../ui/trade/quantity-grid.tsx';
import { Swatch } from '../../ui/trade/swatch.tsx';
import { useQuantityGrid } from '../../ui/trade/use-quantity-grid.ts';
import { cellKey, type StockPieces } from '../pools.ts';
import { useGridWords } from '../use-grid-words.ts';
import { gridTotal, type ProductFormValues } from './product-values.ts';

interface StockGridProps {
  sizes: ProductFormValues['sizes'];
  colors: ProductFormValues['colors'];
  value: StockPieces;
  onChange: (value: StockPieces) => void;
  /** The stored product, whose waiting shops the cells count. */
  productId?: string | undefined;
}

/** Stock by size (down) and color (across), with totals. */
export function StockGrid({ sizes, colors, value, onChange, productId }: StockGridProps) {
  const { t, number, list } = useWords(['products', 'notices', 'words', 'fields']);
  const waiting = new Map(useWaitingShops(productId).map(cell => [cellKey(cell), cell.customers.length]));
  const { colorName, sizeName } = useColorSizeNames();
  const gridWords = useGridWords();
  const rows = sizes.length > 0 ? sizes : [null];
  const columns = colors.length > 0 ? colors : [null];
  const variantAt = ({ row, column }: GridCell) => ({
    size: rows[row] ?? null,
    color: columns[column] ?? null,
  });
  const keyOf = (cell: GridCell) => cellKey(variantAt(cell));
  const nameOf = (cell: GridCell) => {
    const { size, color } = variantAt(cell);
    return list([size && sizeName(size), color && colorName(color)]);
  };
  const grid = useQuantityGrid({
    rows: rows.map(size => (size ? sizeName(size) : '')),
    columns: columns.map(color => (color ? colorName(color) : '')),
    keyOf,
    value,
    onChange: changes => onChange({ ...value, ...changes }),
    most: stockMax,
  });
  const isRefused = (size: (typeof rows)[number], color: (typeof columns)[number]) =>
    Number.isNaN(value[cellKey({ size, color })]);
  const totalOf = (part: Partial<Pick<StockGridProps, 'sizes' | 'colors'>>) =>
    number(gridTotal({ sizes, colors, stockGrid: value, ...part }));

  return (
    <div>
      <QuantityGrid
        grid={grid}
        label={t('stock.grid')}
        keyOf={keyOf}
        pieces={value}
        factsOf={cell => {
          const shops = waiting.get(keyOf(cell));
          const name = nameOf(cell);
          return {
            label: shops ? list([name, t('notices:bells.shops', { count: shops })]) : name,
            note: shops && <WaitingCount shops={number(shops)} />,
            isWrong: Number.isNaN(value[keyOf(cell)]),
          };
        }}
        placeholder="0"
        corner={t('fields:size')}
        rows={rows.map(size => ({
          key: size ?? 'any',
          head: <bdi>{sizeName(size)}</bdi>,
          total: totalOf({ sizes: size ? [size] : [] }),
        }))}
        columns={columns.map(color => ({
          key: color ?? 'any',
          head: color ? (
            <span className="inline-flex items-center gap-1.5">
              <Swatch color={color} />
              {colorName(color)}
            </span>
          ) : (
            t('fields:quantity')
          ),
          total: totalOf({ colors: color ? [color] : [] }),
        }))}
        {...(columns.length > 1 && { rowTotals: t('stock.total') })}
        {...(rows.length > 1 && { columnTotals: t('stock.total') })}
        total={totalOf({})}
        problem={
          rows.some(size => columns.some(color => isRefused(size, color))) && (
            <span className="field-error">
              <CircleAlert aria-hidden="true" />
              {t('words:problem.not_an_integer')}
            </span>
          )
        }
        said={gridWords(grid.report, nameOf)}
      />
      <p className="field-hint touch:hidden">{t('stock.keys')}</p>
    </div>
  );
}

/** The number of shops that wait for a cell. */
function WaitingCount({ shops }: { shops: string }) {
  return (
    <span className="icon-12 inline-flex items-center gap-1 font-semibold text-accent-text">
      <Bell className="fill-current" aria-hidden="true" />
      {shops}
    </span>
  );
}

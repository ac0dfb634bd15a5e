import './stock-grid.css';
import { stockMax } from '@toptan/contract/products';
import { toLatinDigits } from '@toptan/contract/text';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useColourName } from '../i18n/use-colour-name.ts';
import { useFormat } from '../i18n/use-format.ts';
import { Swatch } from '../ui/swatch.tsx';
import { type StockGrid as Grid, gridTotal, type ProductValues, poolKey } from './product-values.ts';

export interface StockGridProps {
  sizes: ProductValues['sizes'];
  colors: ProductValues['colors'];
  value: Grid;
  onChange: (value: Grid) => void;
}

/** '٠١٢' or ' 12 ' → 12; what is no figure counts as none. */
function piecesIn(text: string): number {
  const digits = toLatinDigits(text).replace(/\D/g, '');
  return Math.min(stockMax, Number(digits));
}

/** Stock by size (down) and colour (across), with totals. Enter and the arrow keys lead up and down. */
export function StockGrid({ sizes, colors, value, onChange }: StockGridProps) {
  const { t } = useTranslation('products');
  const { number } = useFormat();
  const colourName = useColourName();
  const table = useRef<HTMLTableElement>(null);
  const rows = sizes.length > 0 ? sizes : [null];
  const columns = colors.length > 0 ? colors : [null];
  const inRow = (size: (typeof rows)[number]) =>
    gridTotal({ sizes: size ? [size] : [], colors, stockGrid: value });
  const inColumn = (color: (typeof columns)[number]) =>
    gridTotal({ sizes, colors: color ? [color] : [], stockGrid: value });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, row: number, column: number) {
    const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    table.current?.querySelectorAll('tbody > tr')[row + step]?.querySelectorAll('input')[column]?.focus();
  }

  return (
    <div className="stock-grid-scroll">
      <table ref={table} className="stock-grid" aria-label={t('stock.grid')}>
        <thead>
          <tr>
            <th scope="col">{t('stock.size')}</th>
            {columns.map(color => (
              <th key={color ?? 'any'} scope="col">
                {color ? (
                  <span className="stock-grid-colour">
                    <Swatch colour={color} />
                    {colourName(color)}
                  </span>
                ) : (
                  t('stock.pieces')
                )}
              </th>
            ))}
            {columns.length > 1 && <th scope="col">{t('stock.total')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((size, row) => (
            <tr key={size ?? 'any'}>
              <th scope="row">{size ? <bdi>{size}</bdi> : t('stock.oneSize')}</th>
              {columns.map((color, column) => {
                const key = poolKey({ size, color });
                const pieces = value[key] ?? 0;
                return (
                  <td key={color ?? 'any'}>
                    <input
                      type="text"
                      inputMode="numeric"
                      autoComplete="off"
                      aria-label={[size, color && colourName(color)].filter(Boolean).join(', ')}
                      value={pieces === 0 ? '' : String(pieces)}
                      placeholder="0"
                      onChange={event => onChange({ ...value, [key]: piecesIn(event.target.value) })}
                      onFocus={event => event.target.select()}
                      onKeyDown={event => onKeyDown(event, row, column)}
                    />
                  </td>
                );
              })}
              {columns.length > 1 && <td className="stock-grid-sum">{number(inRow(size))}</td>}
            </tr>
          ))}
        </tbody>
        {rows.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{t('stock.total')}</th>
              {columns.map(color => (
                <td key={color ?? 'any'} className="stock-grid-sum">
                  {number(inColumn(color))}
                </td>
              ))}
              {columns.length > 1 && (
                <td className="stock-grid-sum stock-grid-all">
                  {number(gridTotal({ sizes, colors, stockGrid: value }))}
                </td>
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

import './stock-grid.css';
import { CircleAlert } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useColourName } from '../../i18n/use-colour-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Swatch } from '../../ui/trade/swatch.tsx';
import { cellAfter, type GridCell } from './grid-keys.ts';
import { type StockGrid as Grid, gridTotal, type ProductValues, poolKey } from './product-values.ts';
import { pastedBlock, piecesIn } from './stock-paste.ts';

export interface StockGridProps {
  sizes: ProductValues['sizes'];
  colors: ProductValues['colors'];
  value: Grid;
  onChange: (value: Grid) => void;
}

/**
 * Stock by size (down) and colour (across), with totals. Arrows and Enter lead through it as through a spreadsheet,
 * Ctrl+D takes the figure from above, and a block that was copied from one is pasted from the focused cell on.
 */
export function StockGrid({ sizes, colors, value, onChange }: StockGridProps) {
  const { t } = useTranslation(['products', 'errors']);
  const { number, list } = useFormat();
  const colourName = useColourName();
  const table = useRef<HTMLTableElement>(null);
  const [pasted, setPasted] = useState<number>();
  // As typed, of the cells whose value is NaN.
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const errorId = useId();
  const rows = sizes.length > 0 ? sizes : [null];
  const columns = colors.length > 0 ? colors : [null];
  const isAnyRefused = rows.some(size =>
    columns.some(color => Number.isNaN(value[poolKey({ size, color })])),
  );
  const inRow = (size: (typeof rows)[number]) =>
    gridTotal({ sizes: size ? [size] : [], colors, stockGrid: value });
  const inColumn = (color: (typeof columns)[number]) =>
    gridTotal({ sizes, colors: color ? [color] : [], stockGrid: value });

  const keyOf = ({ row, column }: GridCell) =>
    poolKey({ size: rows[row] ?? null, color: columns[column] ?? null });

  /** Fills cells with what was typed or pasted. */
  function fill(texts: Readonly<Record<string, string>>) {
    const figures = Object.entries(texts).map(([key, text]) => [key, piecesIn(text)] as const);
    setRefused({ ...refused, ...texts });
    onChange({ ...value, ...Object.fromEntries(figures) });
    return figures.filter(([, pieces]) => !Number.isNaN(pieces)).length;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, cell: GridCell) {
    if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      const above = value[keyOf({ ...cell, row: cell.row - 1 })];
      if (cell.row > 0) onChange({ ...value, [keyOf(cell)]: above || 0 });
      return;
    }
    const next = cellAfter(event, cell, rows.length);
    if (!next) return;
    event.preventDefault();
    const row = table.current?.querySelectorAll('tbody > tr')[next.row];
    row?.querySelectorAll('input')[next.column]?.focus();
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>, from: GridCell) {
    const block = pastedBlock(event.clipboardData.getData('text'));
    // A word among the figures is for the cell to refuse.
    if (block.flat().every(text => text === '' || Number.isNaN(piecesIn(text)))) return;
    event.preventDefault();
    const filled = block.flatMap((line, down) =>
      line.flatMap((text, across) => {
        const cell = { row: from.row + down, column: from.column + across };
        const isInGrid = cell.row < rows.length && cell.column < columns.length;
        return isInGrid && text !== '' ? [[keyOf(cell), text] as const] : [];
      }),
    );
    setPasted(fill(Object.fromEntries(filled)));
  }

  return (
    <div className="stock-grid-field">
      <div className="stock-grid-scroll">
        <table ref={table} className="stock-grid" aria-label={t('stock.grid')}>
          <thead>
            <tr>
              <th scope="col">{t('stock.size')}</th>
              {columns.map(color => (
                <th key={color ?? 'any'} scope="col" style={{ inlineSize: `${100 / columns.length}%` }}>
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
                  const isRefused = Number.isNaN(pieces);
                  return (
                    <td key={color ?? 'any'}>
                      <input
                        type="text"
                        inputMode="numeric"
                        enterKeyHint="next"
                        autoComplete="off"
                        aria-label={list([size, color && colourName(color)])}
                        aria-invalid={isRefused || undefined}
                        aria-describedby={isRefused ? errorId : undefined}
                        value={isRefused ? (refused[key] ?? '') : pieces === 0 ? '' : String(pieces)}
                        placeholder="0"
                        onChange={event => fill({ [key]: event.target.value })}
                        onFocus={event => event.target.select()}
                        onKeyDown={event => onKeyDown(event, { row, column })}
                        onPaste={event => onPaste(event, { row, column })}
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
      <div id={errorId} className="field-error" role="alert">
        {isAnyRefused && (
          <>
            <CircleAlert aria-hidden="true" />
            <span>{t('errors:field.not_an_integer')}</span>
          </>
        )}
      </div>
      <p className="field-hint stock-grid-hint">{t('stock.keys')}</p>
      <p className="sr-only" role="status">
        {pasted === undefined ? '' : t('stock.pasted', { count: pasted })}
      </p>
    </div>
  );
}

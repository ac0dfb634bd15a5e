import './size-grid-report.css';
import type { QueryOf } from '@toptan/contract/endpoint';
import { toKurus } from '@toptan/contract/money';
import {
  getProductsReport,
  type getSizeGridReport,
  type SizeGridReport as SizeGrid,
} from '@toptan/contract/reports';
import { type KeyboardEvent, useState } from 'react';
import { dataQuery } from '../api/queries.ts';
import { Money } from '../i18n/money.tsx';
import { useColorName } from '../i18n/use-color-name.ts';
import { useColorSizeNames } from '../i18n/use-color-size-names.ts';
import { useFigures } from '../i18n/use-figures.ts';
import { useSizeName } from '../i18n/use-size-name.ts';
import { useWords } from '../i18n/use-words.ts';
import { Segmented } from '../ui/form/segmented.tsx';
import { Card } from '../ui/layout/card.tsx';
import { scrollable } from '../ui/overlay/scrollable.ts';
import { arrowStep } from '../ui/overlay/shortcut-keys.ts';
import { FigureTable } from '../ui/table/figure-table.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { Swatch } from '../ui/trade/swatch.tsx';
import { Report } from './report-state.tsx';
import type { ReportsSearch } from './reports-search.ts';

/** Shares of the largest figure from which a cell is one step darker. */
const steps = [0.1, 0.25, 0.45, 0.75];

const stepOf = (share: number) => 1 + steps.filter(step => share >= step).length;

const measures = ['pieces', 'share', 'amount'] as const;
const namesOf = { pieces: 'fields:quantity', share: 'fields:share', amount: 'fields:sales' } as const;

type Row = SizeGrid['rows'][number];
type Cell = { size?: string | null | undefined; color?: string | null | undefined };

const sameCell = (one: Cell, other: Cell) => one.size === other.size && one.color === other.color;

/** Lines without a size or a color cannot be asked for. */
const isNamed = (row: Row): row is Row & { size: string; color: string } =>
  row.size !== null && row.color !== null;

type SizeGridReportProps = {
  answer: SizeGrid;
  /** Filters that the report of a cell's products takes as well. */
  query: QueryOf<typeof getSizeGridReport>;
  search: ReportsSearch;
  onChange: (changed: Pick<ReportsSearch, 'size' | 'color' | 'show'>) => void;
};

/** Leads from cell to cell with the arrow keys, mirrored from right to left, past those without a figure. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const cell = (event.target as Element).closest('td');
  const row = cell?.closest('tr');
  const body = row?.closest('tbody');
  const step = arrowStep(event);
  if (!cell || !row || !body || !step) return;
  event.preventDefault();
  for (let at = 1; ; at += 1) {
    const next = body.rows[row.sectionRowIndex + at * step.rows]?.cells[cell.cellIndex + at * step.columns];
    if (!next) return;
    const button = next.querySelector('button');
    if (button) return button.focus();
  }
}

/** Pieces, share or lira of each size in each color: the darker the more. A cell that is pressed shows its products below. */
export function SizeGridReport({ answer, query, search, onChange }: SizeGridReportProps) {
  const { t, number } = useWords(['reports', 'problems', 'words', 'fields']);
  const { percent, shortMoney } = useFigures();
  const { colorName, sizeName } = useColorSizeNames();
  const { rows, colors, sizes, sizeSet, totals } = answer;
  const show = search.show ?? 'pieces';
  const total = show === 'amount' ? toKurus(totals.amount) : totals.pieces;
  const figureOf = (row: Row) => (show === 'amount' ? toKurus(row.amount) : row.pieces);
  const sumOf = (of: (row: Row) => boolean) =>
    rows.reduce((sum, row) => sum + (of(row) ? figureOf(row) : 0), 0);
  const format = (value: number) => {
    if (show === 'pieces') return number(value);
    return <bdi>{show === 'amount' ? shortMoney(value / 100) : percent(value / Math.max(1, total))}</bdi>;
  };
  const largest = Math.max(1, ...rows.map(figureOf));
  const chosen = rows.find(row => sameCell(row, search));
  // Tab stops at one cell: where the focus was, unless other filters left that out.
  const [focused, setFocused] = useState<Cell>(search);
  const stop = rows.find(row => isNamed(row) && sameCell(row, focused)) ?? rows.find(isNamed);

  const cellOf = (row: Row) => {
    const value = format(figureOf(row));
    if (!isNamed(row)) return value;
    const { size, color } = row;
    return (
      <button
        type="button"
        tabIndex={row === stop ? 0 : -1}
        aria-pressed={row === chosen}
        onFocus={() => setFocused(row)}
        onClick={() => onChange(row === chosen ? { size: undefined, color: undefined } : { size, color })}
      >
        {value}
      </button>
    );
  };

  return (
    <>
      <Card
        title={t('names.size-grid')}
        end={
          <>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 heat-keys">
              {t('fewer')}
              {[1, 2, 3, 4, 5].map(step => (
                <i className="w-5 h-2.5" key={step} data-step={step} aria-hidden="true" />
              ))}
              {t('more')}
            </span>
            <Segmented
              label={t('figures')}
              value={show}
              onChange={chosen => onChange({ show: chosen === 'pieces' ? undefined : chosen })}
              options={measures.map(value => ({ value, label: t(namesOf[value]) }))}
            />
          </>
        }
      >
        <section className="heat-scroll" aria-label={t('names.size-grid')} {...scrollable}>
          <table className="heat" onKeyDown={walk}>
            <thead>
              <tr>
                <th scope="col">{t('fields:color')}</th>
                {sizes.map(size => (
                  <th key={size ?? ''} scope="col">
                    <bdi>{size === null ? t('problems:without.sizes') : sizeName(size)}</bdi>
                  </th>
                ))}
                <th scope="col">{t(namesOf[show])}</th>
              </tr>
            </thead>
            <tbody>
              {colors.map(color => (
                <tr key={color ?? ''}>
                  <th scope="row">
                    {color !== null && <Swatch color={color} />}
                    {color === null ? t('problems:without.colors') : colorName(color)}
                  </th>
                  {sizes.map(size => {
                    const row = rows.find(each => each.color === color && each.size === size);
                    return (
                      <td key={size ?? ''} data-step={row && stepOf(figureOf(row) / largest)}>
                        {row ? cellOf(row) : '–'}
                      </td>
                    );
                  })}
                  <td>{format(sumOf(row => row.color === color))}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('total')}</th>
                {sizes.map(size => (
                  <td key={size ?? ''}>{format(sumOf(row => row.size === size))}</td>
                ))}
                <td>{format(total)}</td>
              </tr>
            </tfoot>
          </table>
        </section>
      </Card>
      {chosen?.size && chosen.color && (
        <CellProducts
          size={chosen.size}
          color={chosen.color}
          pieces={chosen.pieces}
          query={{ ...query, sizeSet: sizeSet ?? undefined }}
        />
      )}
    </>
  );
}

type CellProductsProps = {
  size: string;
  color: string;
  pieces: number;
  query: QueryOf<typeof getProductsReport>;
};

const byPieces = (one: { pieces: number }, other: { pieces: number }) => other.pieces - one.pieces;

/** The products that were ordered in a size and a color, with their share of its pieces. */
function CellProducts({ size, color, pieces, query }: CellProductsProps) {
  const { t, number } = useWords(['reports', 'problems', 'words', 'fields']);
  const name = t('cell', { color: useColorName()(color), size: useSizeName()(size) });
  return (
    <Report query={dataQuery(getProductsReport, { query: { ...query, size, color } })}>
      {({ rows, left }) => (
        <Card title={name} end={left > 0 ? t('left', { count: left }) : t('words:pieces', { count: pieces })}>
          <FigureTable
            label={name}
            lead={t('fields:product')}
            columns={[
              { id: 'pieces', header: t('fields:quantity') },
              { id: 'amount', header: t('fields:sales'), from: 'tablet' },
            ]}
            rows={[...rows].sort(byPieces).map(row => ({
              id: row.key ?? '',
              lead: <bdi>{row.name ?? t('problems:without.products')}</bdi>,
              second: row.code && <bdi className="code">{row.code}</bdi>,
              picture: <Picture imageUrl={row.imageUrl} ratio="4/5" sizes="34px" />,
              bar: { value: row.pieces / pieces },
              cells: [number(row.pieces), <Money key="amount" lira={row.amount} />],
            }))}
          />
        </Card>
      )}
    </Report>
  );
}

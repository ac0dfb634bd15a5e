import './figure-table.css';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface FigureColumn {
  id: string;
  header: ReactNode;
  /** Words begin at the start; figures, which is the rule, end at the end. */
  isText?: boolean;
  /** The narrowest window that shows the column; by default every window does. */
  from?: 'tablet' | 'desktop';
}

/** Parts of the widest row, from 0 to 1. */
interface Bar {
  value: number;
  /** The remainder, in grey behind the bar. */
  rest?: number;
  /** The value to compare with, in grey below the bar. */
  before?: number;
}

interface FigureRow {
  id: string;
  lead: ReactNode;
  /** Quieter, below it. */
  second?: ReactNode;
  picture?: ReactNode;
  bar?: Bar;
  /** The figures of the columns that a phone has no space for. */
  onPhone?: ReactNode;
  /** A cell for each column. */
  cells: readonly ReactNode[];
}

interface FigureTableProps {
  /** Name of the table, read out. */
  label: string;
  /** The heading of the first column. */
  lead: ReactNode;
  columns: readonly FigureColumn[];
  rows: readonly FigureRow[];
  /** Sums below them: the words, and one for each column. */
  total?: { lead: ReactNode; onPhone?: ReactNode; cells: readonly ReactNode[] };
}

const looks = ({ isText, from }: FigureColumn) =>
  classNames(
    !isText && 'figure-end',
    from === 'tablet' && 'figure-tablet',
    from === 'desktop' && 'figure-wide',
  );

const share = (value: number) => ({ '--share': `${Math.max(0, Math.min(1, value)) * 100}%` });

function BarPair({ bar: { value, rest, before } }: { bar: Bar }) {
  return (
    <span className="bar-pair" aria-hidden="true">
      <i>
        <span style={share(value)} />
        {rest !== undefined && <span className="bar-rest" style={share(rest)} />}
      </i>
      {before !== undefined && (
        <i className="bar-past">
          <span className="bar-rest" style={share(before)} />
        </i>
      )}
    </span>
  );
}

/** Figures of a report: a chart of bars that is its own table. All rows are there, also on paper. */
export function FigureTable({ label, lead, columns, rows, total }: FigureTableProps) {
  const hasBars = rows.some(({ bar }) => bar);
  return (
    <table className="figure-table" aria-label={label} data-many={columns.length > 4 || undefined}>
      <thead>
        <tr>
          <th scope="col">{lead}</th>
          {hasBars && <td className="figure-bars" />}
          {columns.map(column => (
            <th key={column.id} scope="col" className={looks(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.id}>
            <th scope="row">
              <span className="figure-lead flex items-center gap-3">
                {row.picture && <span className="figure-picture">{row.picture}</span>}
                <span className="figure-words flex-1 grid gap-1 min-w-0">
                  <span>
                    {row.lead}
                    {row.second && <span className="block text-13 font-normal text-ink-3">{row.second}</span>}
                  </span>
                  {row.bar && <BarPair bar={row.bar} />}
                  {row.onPhone && <span className="figure-phone">{row.onPhone}</span>}
                </span>
              </span>
            </th>
            {hasBars && <td className="figure-bars">{row.bar && <BarPair bar={row.bar} />}</td>}
            {columns.map((column, at) => (
              <td key={column.id} className={looks(column)}>
                {row.cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">
              {total.lead}
              {total.onPhone && <span className="figure-phone">{total.onPhone}</span>}
            </th>
            {hasBars && <td className="figure-bars" />}
            {columns.map((column, at) => (
              <td key={column.id} className={looks(column)}>
                {total.cells[at]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

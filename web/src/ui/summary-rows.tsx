import './summary-rows.css';
import { Fragment, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface SummaryRowsProps {
  /** Subtotal, fee and total, in this order; strong marks the total. Values are formatted amounts. */
  rows: readonly { label: string; value: ReactNode; strong?: boolean }[];
  /** The total is set off by a line and larger (basket). */
  ruled?: boolean;
}

export function SummaryRows({ rows, ruled }: SummaryRowsProps) {
  return (
    <dl className={classNames('summary-rows', ruled && 'summary-ruled')}>
      {rows.map(row => (
        <Fragment key={row.label}>
          <dt className={row.strong ? 'summary-strong' : undefined}>{row.label}</dt>
          <dd className={row.strong ? 'summary-strong' : undefined}>
            <bdi className="ltr">{row.value}</bdi>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

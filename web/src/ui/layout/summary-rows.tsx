import './summary-rows.css';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton, TextSkeleton } from '../feedback/skeleton.tsx';

interface SummaryRowsProps {
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
          <dd className={classNames('num', row.strong && 'summary-strong')}>
            <bdi className="ltr">{row.value}</bdi>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

interface SummaryRowsSkeletonProps {
  /** Widths of the labels and of their amounts; the last row is the total. */
  rows: readonly (readonly [label: string, amount: string])[];
  ruled?: boolean;
}

/** Sums on their way. */
export function SummaryRowsSkeleton({ rows, ruled }: SummaryRowsSkeletonProps) {
  return (
    <div className={classNames('summary-rows', ruled && 'summary-ruled')} aria-hidden="true">
      {rows.map(([label, amount], at) =>
        at === rows.length - 1 ? (
          <Fragment key={label}>
            <TextSkeleton className="summary-strong" width={label} />
            <TextSkeleton className="summary-strong" width={amount} />
          </Fragment>
        ) : (
          <Fragment key={label}>
            <Skeleton shape="text" width={label} />
            <Skeleton shape="text" width={amount} end />
          </Fragment>
        ),
      )}
    </div>
  );
}

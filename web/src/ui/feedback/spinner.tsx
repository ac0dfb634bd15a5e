import './spinner.css';
import { classNames } from '../layout/class-names.ts';

export interface SpinnerProps {
  /** Read out by screen readers. Left out where a busy word stands beside it. */
  label?: string;
  className?: string;
}

export function Spinner({ label, className }: SpinnerProps) {
  if (label === undefined) return <i className={classNames('spinner', className)} aria-hidden="true" />;
  return (
    <span role="status" className={className}>
      <i className="spinner" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </span>
  );
}

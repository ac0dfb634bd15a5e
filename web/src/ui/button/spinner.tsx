import './spinner.css';

interface SpinnerProps {
  /** Read out by screen readers. Left out where a busy word stands beside it. */
  label?: string;
}

export function Spinner({ label }: SpinnerProps) {
  if (label === undefined) return <i className="spinner" aria-hidden="true" />;
  return (
    <span role="status">
      <i className="spinner" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </span>
  );
}

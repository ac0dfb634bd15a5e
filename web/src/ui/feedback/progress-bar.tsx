import './progress-bar.css';

/** How much of something is done, from 0 to 1. */
export function ProgressBar({ done, label }: { done: number; label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, done)) * 100);
  return (
    <span
      className="progress-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i style={{ inlineSize: `${percent}%` }} />
    </span>
  );
}

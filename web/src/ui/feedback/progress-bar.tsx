import './progress-bar.css';

/** A bar for the share that is done, from 0 to 1. `isShort`: the share should be 1, and is not. */
export function ProgressBar({ done, label, isShort }: { done: number; label: string; isShort?: boolean }) {
  const percent = Math.round(Math.min(1, Math.max(0, done)) * 100);
  return (
    <span
      className="progress-bar"
      data-short={isShort || undefined}
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

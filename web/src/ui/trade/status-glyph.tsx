import './status.css';
import type { ReactNode } from 'react';
import type { StatusTone } from './status-tone.ts';

const ring = <circle cx="8" cy="8" r="6.1" fill="none" stroke="currentColor" strokeWidth="1.8" />;
const done = (
  <>
    <circle cx="8" cy="8" r="7" fill="currentColor" />
    <path
      d="M4.8 8.2 7 10.4l4.2-4.6"
      fill="none"
      stroke="var(--glyph-ground, var(--surface))"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);
const ended = (
  <>
    <circle cx="8" cy="8" r="7" fill="currentColor" />
    <path
      d="m5.5 5.5 5 5m0-5-5 5"
      fill="none"
      stroke="var(--glyph-ground, var(--surface))"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  </>
);
const filled = (d: string) => (
  <>
    {ring}
    <path d={d} fill="currentColor" />
  </>
);

const drawings: Record<StatusTone, ReactNode> = {
  pending: ring,
  confirmed: filled('M8 8V4.5A3.5 3.5 0 0 1 11.5 8Z'),
  in_production: filled('M8 8V4.5A3.5 3.5 0 0 1 8 11.5Z'),
  shipped: filled('M8 8V4.5A3.5 3.5 0 1 1 4.5 8Z'),
  delivered: done,
  approved: done,
  cancelled: ended,
  rejected: ended,
  other: ring,
};

/** Fills as the order advances (ring, quarter, half, three quarters, check, cross), so that color is never alone. */
export function StatusGlyph({ tone }: { tone: StatusTone }) {
  return (
    <svg className="status-glyph" data-tone={tone} viewBox="0 0 16 16" aria-hidden="true">
      {drawings[tone]}
    </svg>
  );
}

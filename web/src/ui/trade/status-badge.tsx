import './status.css';
import type { ReactNode } from 'react';
import { StatusGlyph } from './status-glyph.tsx';
import type { StatusTone } from './status-tone.ts';

interface StatusBadgeProps {
  tone: StatusTone;
  /** The translated word. */
  children: ReactNode;
}

export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <span className="status-badge" data-tone={tone}>
      <StatusGlyph tone={tone} />
      {children}
    </span>
  );
}

/** A count in the color of a status, such as '3 bekleyen talep'. */
export function CountBadge({ tone, children }: StatusBadgeProps) {
  return (
    <span className="count-badge" data-tone={tone}>
      {children}
    </span>
  );
}

import './capacity-bars.css';
import type { ReactNode } from 'react';

const levels = ['low', 'medium', 'high'] as const;

/** A manufacturer's capacity as one, two or three bars, with its word. */
export function CapacityBars({
  capacity,
  children,
}: {
  capacity: (typeof levels)[number];
  children?: ReactNode;
}) {
  const reached = levels.indexOf(capacity);
  return (
    <span className="capacity">
      <span aria-hidden="true">
        {levels.map((level, index) => (
          <i key={level} data-on={index <= reached || undefined} />
        ))}
      </span>
      {children}
    </span>
  );
}

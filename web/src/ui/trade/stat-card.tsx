import './stat-card.css';
import { ArrowRight } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** Some figures, four at most, in one frame, ruled by hairlines. */
export function StatCards({ children }: { children: ReactNode }) {
  return <div className="stat-cards">{children}</div>;
}

/** Characters of a figure from which it is written smaller on a phone, such as "₺20.9 مليون". */
const longFrom = 9;

interface StatCardProps {
  label: ReactNode;
  /** The formatted figure; a Skeleton while it loads. */
  value: ReactNode;
  /** StatusGlyph or icon. */
  glyph?: ReactNode;
  /** Quieter, below the figure. */
  note?: ReactNode;
  /** An empty link element, such as `<Link to="/orders" />`: the whole card becomes that link. */
  link?: ReactElement<{ className?: string; children?: ReactNode }>;
}

export function StatCard({ label, value, glyph, note, link }: StatCardProps) {
  const isLong = typeof value === 'string' && value.length >= longFrom;
  const inside = (
    <>
      <span className="stat-label">
        {glyph}
        <span>{label}</span>
        {link !== undefined && <ArrowRight className="ms-auto flip" aria-hidden="true" />}
      </span>
      <span className="stat-figure" data-long={isLong || undefined}>
        {typeof value === 'string' ? <bdi>{value}</bdi> : value}
      </span>
      {note !== undefined && <span className="block mt-1 text-13 text-ink-3">{note}</span>}
    </>
  );
  if (link === undefined) return <div className="stat-card">{inside}</div>;
  return cloneElement(link, { className: 'stat-card' }, inside);
}

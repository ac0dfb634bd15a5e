import './card.css';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface CardProps {
  /** Heading of the card; with it comes the ruled head. */
  title?: ReactNode;
  /** A link or a quiet figure at the end of the head. */
  end?: ReactNode;
  /** True: on a phone the content lies on the page itself, from edge to edge. */
  flat?: boolean;
  children: ReactNode;
  className?: string;
}

/** A surface with a border on the page. */
export function Card({ title, end, flat, children, className }: CardProps) {
  return (
    <section className={classNames('card', flat && 'card-flat', className)}>
      {title !== undefined && (
        <header className="card-head">
          <h2 className="py-2">{title}</h2>
          {end !== undefined && (
            <div className="card-head-end flex flex-wrap items-center gap-2.5 text-13 text-ink-3">{end}</div>
          )}
        </header>
      )}
      {children}
    </section>
  );
}

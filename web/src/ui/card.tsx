import './card.css';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface CardProps {
  /** Heading of the card; with it comes the ruled head. */
  title?: ReactNode;
  /** At the end of the head: a link or a quiet figure. */
  end?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A sheet of paper on the page, bound by a hairline. */
export function Card({ title, end, children, className }: CardProps) {
  return (
    <section className={classNames('card', className)}>
      {title !== undefined && (
        <header className="card-head">
          <h2>{title}</h2>
          {end !== undefined && <div className="card-head-end">{end}</div>}
        </header>
      )}
      {children}
    </section>
  );
}

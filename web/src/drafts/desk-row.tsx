import './desk.css';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Skeleton, TextSkeleton } from '../ui/feedback/skeleton.tsx';
import { Avatar } from '../ui/layout/avatar.tsx';

interface RowProps {
  /** Where the row leads. */
  to: Pick<LinkProps, 'to' | 'search'>;
  name: string;
  facts: ReactNode;
  figure: ReactNode;
  action: string;
}

/** A row of the desk, all of which leads to one address. */
export function DeskRow({ to, name, facts, figure, action }: RowProps) {
  return (
    <li>
      <Avatar name={name} />
      <span className="min-w-0">
        <Link {...to} className="desk-link">
          <bdi>{name}</bdi>
        </Link>
        <small>{facts}</small>
      </span>
      <span className="desk-figure text-end whitespace-nowrap font-semibold">{figure}</span>
      <span className="btn min-w-[92px] max-md:hidden" aria-hidden="true">
        {action}
      </span>
    </li>
  );
}

const skeletonRows = ['first', 'second', 'third'];

export function RowsSkeleton() {
  return (
    <ul className="desk-rows" aria-hidden="true">
      {skeletonRows.map(row => (
        <li key={row}>
          <Skeleton shape="box" width="2rem" height="2rem" />
          <span className="min-w-0">
            <TextSkeleton width="44%" />
            <TextSkeleton width="68%" />
          </span>
          <TextSkeleton width="72px" />
        </li>
      ))}
    </ul>
  );
}

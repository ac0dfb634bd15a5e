import './callout.css';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface CalloutProps {
  tone?: 'plain' | 'accent' | 'warning' | 'danger';
  title?: ReactNode;
  icon?: ReactNode;
  children?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** Read out when it appears. */
  live?: boolean;
  className?: string;
}

/** A few words set apart: notes of an order, a notice, a one-time link. */
export function Callout({ tone = 'plain', title, icon, children, action, live, className }: CalloutProps) {
  const row = icon !== undefined || action !== undefined;
  return (
    <div
      className={classNames(
        'callout',
        tone !== 'plain' && `callout-${tone}`,
        row && 'callout-row',
        className,
      )}
      role={live ? 'status' : undefined}
    >
      {icon}
      <div className="callout-words">
        {title !== undefined && <b className="callout-title">{title}</b>}
        {children}
      </div>
      {action}
    </div>
  );
}

/** Short facts, each behind its icon. */
export function InfoList({
  items,
  className,
}: {
  items: readonly { id: string; icon: ReactNode; text: ReactNode }[];
  className?: string;
}) {
  return (
    <ul className={classNames('info-list', className)}>
      {items.map(item => (
        <li key={item.id}>
          {item.icon}
          <span>{item.text}</span>
        </li>
      ))}
    </ul>
  );
}

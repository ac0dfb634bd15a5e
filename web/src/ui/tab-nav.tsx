import './tabs.css';
import { Slot } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Tabs that are links (a filter kept in the address). Children are TabLink elements. */
export function TabNav({
  label,
  packed = false,
  children,
  className,
}: {
  label: string;
  /** Beside each other without gaps also on wide screens, for a row to swipe. */
  packed?: boolean;
  children: ReactNode;
  className?: string;
}) {
  return (
    <nav className={classNames('tabs tabs-fade', packed && 'tabs-packed', className)} aria-label={label}>
      {children}
    </nav>
  );
}

/** Lends the looks of a tab to its only child, a link; aria-current on the link marks the chosen one. */
export function TabLink({ children, current }: { children: ReactNode; current?: boolean }) {
  return (
    <Slot.Root
      className="tab"
      {...(current === undefined ? {} : { 'aria-current': current ? 'page' : undefined })}
    >
      {children}
    </Slot.Root>
  );
}

import './tabs.css';
import { Slot } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { scrollToMiddle } from './scroll-to-middle.ts';

/** Tabs that are links (a filter in the address). Children are TabLink elements. */
export function TabNav({
  label,
  packed = false,
  children,
  className,
}: {
  label: string;
  /** True: tabs stand beside each other without gaps also on wide screens, for a row to swipe. */
  packed?: boolean;
  children: ReactNode;
  className?: string;
}) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => scrollToMiddle(row.current?.querySelector('[aria-current]')), []);
  return (
    <nav
      ref={row}
      className={classNames('tabs tabs-fade', packed && 'tabs-packed', className)}
      aria-label={label}
    >
      {children}
    </nav>
  );
}

/** Gives the look of a tab to its only child, a link; aria-current on the link marks the chosen one. */
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

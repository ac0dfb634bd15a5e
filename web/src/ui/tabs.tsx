import './tabs.css';
import { Tabs as RadixTabs, Slot } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface TabsProps<T extends string> {
  value: T;
  onChange: (value: T) => void;
  tabs: readonly { value: T; label: ReactNode; count?: ReactNode }[];
  /** Accessible name of the row of tabs. */
  label: string;
  /** TabPanel elements, one for each tab. */
  children: ReactNode;
  className?: string;
}

/** Views of one page, one at a time. */
export function Tabs<T extends string>({ value, onChange, tabs, label, children, className }: TabsProps<T>) {
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={next => onChange(next as T)}
      {...(className === undefined ? {} : { className })}
    >
      <RadixTabs.List className="tabs" aria-label={label}>
        {tabs.map(tab => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className="tab">
            {tab.label}
            {tab.count !== undefined && <span className="tab-count">{tab.count}</span>}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {children}
    </RadixTabs.Root>
  );
}

export function TabPanel({
  value,
  children,
  className,
}: {
  value: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <RadixTabs.Content value={value} {...(className === undefined ? {} : { className })}>
      {children}
    </RadixTabs.Content>
  );
}

/** Tabs that are links (a filter kept in the address). Children are TabLink elements. */
export function TabNav({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <nav className={classNames('tabs tabs-fade', className)} aria-label={label}>
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

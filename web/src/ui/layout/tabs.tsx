import './tabs.css';
import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';

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

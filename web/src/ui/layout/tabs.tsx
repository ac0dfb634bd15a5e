import './tabs.css';
import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface Tab<T extends string> {
  value: T;
  label: ReactNode;
  count?: ReactNode;
  /** Read out beside a red dot: something in it is wrong. */
  fault?: string | undefined;
}

interface TabsProps<T extends string> {
  value: T;
  onChange: (value: T) => void;
  tabs: readonly Tab<T>[];
  /** Accessible name of the row of tabs. */
  label: string;
  /** TabPanel elements, one for each tab. */
  children: ReactNode;
  className?: string;
  /** The row fades at its ends, where a phone may not show all tabs. */
  fade?: boolean;
}

/** Views of one page, one at a time. */
export function Tabs<T extends string>({
  value,
  onChange,
  tabs,
  label,
  children,
  className,
  fade = false,
}: TabsProps<T>) {
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={next => onChange(next as T)}
      {...(className === undefined ? {} : { className })}
    >
      <RadixTabs.List className={classNames('tabs', fade && 'tabs-fade')} aria-label={label}>
        {tabs.map(tab => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className="tab">
            {tab.label}
            {tab.count !== undefined && <span className="font-normal text-ink-3">{tab.count}</span>}
            {tab.fault !== undefined && (
              <span className="tab-fault">
                <span className="sr-only">{tab.fault}</span>
              </span>
            )}
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
  hidden,
}: {
  value: string;
  children: ReactNode;
  /** When given, the panel stays in the document while another is shown, with its typed texts. */
  hidden?: boolean;
}) {
  return (
    <RadixTabs.Content value={value} {...(hidden === undefined ? {} : { forceMount: true, hidden })}>
      {children}
    </RadixTabs.Content>
  );
}

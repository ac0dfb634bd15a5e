import './form-tabs.css';
import { type ReactNode, useState } from 'react';
import { type Tab, TabPanel, Tabs } from './tabs.tsx';

type FormTab<T extends string> = Tab<T> & { content: ReactNode };

/**
 * The parts of a large form in a dialog: one is shown, all are there and are saved together. `focusFirstProblem` opens the
 * one that a wrong field is in.
 */
export function FormTabs<T extends string>({
  label,
  tabs,
}: {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly [FormTab<T>, ...FormTab<T>[]];
}) {
  const [current, setCurrent] = useState(tabs[0].value);
  return (
    <Tabs className="form-tabs" fade label={label} value={current} onChange={setCurrent} tabs={tabs}>
      {tabs.map(({ value, content }) => (
        <TabPanel key={value} value={value} hidden={value !== current}>
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
}

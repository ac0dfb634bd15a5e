import './select.css';
import { ChevronDown } from 'lucide-react';
import { lazy } from 'react';
import { classNames } from '../class-names.ts';
import { MenuButton } from '../overlay/menu-button.tsx';
import type { ChoiceListProps } from './choice-list.tsx';

const ChoiceList = lazy(async () => ({ default: (await import('./choice-list.tsx')).ChoiceList }));

interface ChoiceButtonProps<T extends string> extends ChoiceListProps<T> {
  /** Accessible name of the choice. */
  label: string;
  /** The choice that filters nothing; with any other one the button shows the filter. */
  none?: T;
  className?: string;
}

/** A filter beside a search: looks like a Select, costs nothing until it is opened. */
export function ChoiceButton<T extends string>({ none, className, ...choice }: ChoiceButtonProps<T>) {
  const { label, value, options, onChange } = choice;
  const current = options.find(option => option.value === value)?.label;
  return (
    <MenuButton
      className={classNames('select select-button', className)}
      aria-label={`${label}: ${current}`}
      list={menu => (
        <ChoiceList value={value} options={options} onChange={next => onChange(next as T)} menu={menu} />
      )}
    >
      <span className="select-value">{value === none ? label : current}</span>
      <ChevronDown className="ms-auto text-ink-3" aria-hidden="true" />
    </MenuButton>
  );
}

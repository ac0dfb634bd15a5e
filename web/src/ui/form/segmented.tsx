import './segmented.css';
import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChoiceGroup } from './choice-group.tsx';

export interface Segment<T extends string> {
  value: T;
  label: string;
  icon?: ReactNode;
  /** Quiet figure after the label. */
  count?: ReactNode;
}

interface SegmentedProps<T extends string> {
  value: T;
  onChange: (value: T) => void;
  options: readonly Segment<T>[];
  /** Accessible name; not needed inside a Field with `group`. */
  label?: string;
  /** filter: above a list. icons: labels are only read out (density). field: in a form. sunken: in a menu (theme). */
  look?: 'filter' | 'icons' | 'field' | 'sunken';
  disabled?: boolean;
  className?: string;
}

/** One of few options, all of them in sight. */
export function Segmented<T extends string>({
  value,
  onChange,
  options,
  label,
  look = 'filter',
  disabled = false,
  className,
}: SegmentedProps<T>) {
  return (
    <ChoiceGroup
      className={classNames('segmented', look !== 'filter' && `segmented-${look}`, className)}
      value={value}
      onChange={onChange}
      label={label}
      orientation="horizontal"
      disabled={disabled}
    >
      {options.map(option => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className="segment"
          aria-label={look === 'icons' ? option.label : undefined}
          title={look === 'icons' ? option.label : undefined}
        >
          {option.icon}
          {look !== 'icons' && option.label}
          {option.count !== undefined && <span className="font-normal text-ink-3">{option.count}</span>}
        </RadioGroup.Item>
      ))}
    </ChoiceGroup>
  );
}

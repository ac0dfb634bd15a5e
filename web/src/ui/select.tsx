import './select.css';
import './menu.css';
import { Check, ChevronDown } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field-context.ts';

export interface SelectOption<T extends string> {
  /** Not empty. */
  value: T;
  label: ReactNode;
  /** Glyph, swatch or icon before the label. */
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<T extends string> {
  /** undefined: nothing is chosen yet, the placeholder shows. */
  value: T | undefined;
  onChange: (value: T) => void;
  options: readonly SelectOption<T>[];
  /** Accessible name; not needed inside a Field. */
  label?: string;
  placeholder?: string;
  /** field: in a form. button: a filter beside a search. slot: dashed, an empty place such as 'Assign'. */
  look?: 'field' | 'button' | 'slot';
  size?: 'md' | 'lg';
  /** Icon at the start of the trigger. */
  leading?: ReactNode;
  disabled?: boolean;
  name?: string;
  className?: string;
}

export function Select<T extends string>({
  value,
  onChange,
  options,
  label,
  placeholder,
  look = 'field',
  size = 'md',
  leading,
  disabled = false,
  name,
  className,
}: SelectProps<T>) {
  const control = useFieldControl();
  return (
    <RadixSelect.Root
      value={value ?? ''}
      onValueChange={next => onChange(next as T)}
      disabled={disabled}
      {...(name === undefined ? {} : { name })}
    >
      <RadixSelect.Trigger
        className={classNames('select', `select-${look}`, size === 'lg' && 'select-lg', className)}
        aria-label={label}
        {...control}
      >
        {leading}
        <span className="select-value">
          <RadixSelect.Value placeholder={placeholder} />
        </span>
        <RadixSelect.Icon asChild>
          <ChevronDown className="select-chevron" aria-hidden="true" />
        </RadixSelect.Icon>
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          className="menu select-menu"
          position="popper"
          sideOffset={4}
          collisionPadding={8}
        >
          <RadixSelect.Viewport>
            {options.map(option => (
              <RadixSelect.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="menu-item"
              >
                {option.icon}
                <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                <RadixSelect.ItemIndicator className="menu-check">
                  <Check aria-hidden="true" />
                </RadixSelect.ItemIndicator>
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}

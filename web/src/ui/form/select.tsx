import './select.css';
import { ChevronDown } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useOpen } from '../overlay/use-open.ts';
import { PHONE, useMedia } from '../use-media.ts';
import { useFieldControl } from './field-context.ts';
import { emptyValue, SelectList, type SelectOption } from './select-list.tsx';
import { SheetSelect, type SheetWords } from './sheet-select.tsx';

export interface SelectProps<T extends string> {
  /** undefined: nothing is chosen yet, the placeholder shows. */
  value: T | undefined;
  onChange: (value: T) => void;
  options: readonly SelectOption<T>[];
  /** Accessible name; not needed inside a Field. */
  label?: string;
  placeholder?: string;
  /** field: in a form. button: a filter at the end of a page's head. slot: dashed, an empty place such as 'Assign'. */
  look?: 'field' | 'button' | 'slot';
  /** Icon at the start of the trigger. */
  leading?: ReactNode;
  disabled?: boolean;
  /** On a phone the list is a bottom sheet with these words at its head. */
  sheet?: SheetWords;
}

/** A closed list takes a letter for a choice. Where the choice is an action, only an open list may. */
export function ignoreLetters(event: KeyboardEvent) {
  if (event.key.length === 1 && event.key !== ' ') event.preventDefault();
}

export function Select<T extends string>({
  value,
  onChange,
  options,
  label,
  placeholder,
  look = 'field',
  leading,
  disabled = false,
  sheet,
}: SelectProps<T>) {
  const control = useFieldControl();
  const [isOpen, setOpen] = useOpen();
  const isSlot = look === 'slot';
  const isPhone = useMedia(PHONE);
  const looks = classNames('select', `select-${look}`);
  if (isPhone && sheet) {
    const chosen = options.find(option => option.value === value);
    return (
      <SheetSelect
        {...control}
        value={value}
        options={options}
        label={label ?? sheet.title}
        aria-label={label}
        onChange={onChange}
        sheet={sheet}
        disabled={disabled}
        className={looks}
        data-placeholder={chosen ? undefined : ''}
      >
        {leading}
        <span className="select-value">
          <bdi>{chosen?.label ?? placeholder}</bdi>
        </span>
        <ChevronDown className="ms-auto text-ink-3" aria-hidden="true" />
      </SheetSelect>
    );
  }
  return (
    <RadixSelect.Root
      open={isOpen}
      onOpenChange={setOpen}
      value={value === '' ? emptyValue : (value ?? '')}
      // Radix gives '' where its list lacks the value; that is no choice of the user.
      onValueChange={next => next && onChange((next === emptyValue ? '' : next) as T)}
      disabled={disabled}
    >
      <RadixSelect.Trigger
        className={looks}
        aria-label={label}
        onKeyDown={isSlot ? ignoreLetters : undefined}
        {...control}
      >
        {leading}
        <span className="select-value">
          <RadixSelect.Value placeholder={placeholder} />
        </span>
        <RadixSelect.Icon asChild>
          <ChevronDown className="ms-auto text-ink-3" aria-hidden="true" />
        </RadixSelect.Icon>
      </RadixSelect.Trigger>
      {(isOpen || !isSlot) && <SelectList options={options} align={look === 'button' ? 'end' : 'start'} />}
    </RadixSelect.Root>
  );
}

import './status.css';
import '../form/select.css';
import { ChevronDown } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';
import { ignoreLetters } from '../form/select.tsx';
import { SelectList } from '../form/select-list.tsx';
import { SheetSelect, type SheetWords } from '../form/sheet-select.tsx';
import { useChangedMeanwhile } from '../form/use-changed-meanwhile.ts';
import { useOpen } from '../overlay/use-open.ts';
import { PHONE, useMedia } from '../use-media.ts';
import { StatusGlyph } from './status-glyph.tsx';
import { toneOf } from './status-tone.ts';

interface StatusSelectProps<T extends string> {
  value: T;
  /** The word of a value outside the options. */
  word?: string;
  onChange: (value: T) => void;
  /** The value changed while the list was open. */
  onMeanwhile?: (value: T) => void;
  /** The statuses with their translated words; tone and glyph follow from the value. */
  options: readonly { value: T; label: string }[];
  /** Accessible name, such as 'Status of TPT-26-00012'. */
  label: string;
  /** True while a change is pending: it does not open, and keeps the focus. */
  disabled?: boolean;
  /** On a phone the list is a bottom sheet with these words at its head. */
  sheet?: SheetWords;
}

/** A status badge that can be changed in its place. Its list is drawn when it opens: a table has hundreds of them. */
export function StatusSelect<T extends string>({
  value,
  word: given,
  onChange,
  onMeanwhile,
  options,
  label,
  disabled = false,
  sheet,
}: StatusSelectProps<T>) {
  const [isOpen, setOpen] = useOpen();
  useChangedMeanwhile(value, isOpen, onMeanwhile);
  const isPhone = useMedia(PHONE);
  const word = options.find(option => option.value === value)?.label ?? given ?? value;
  const looks = {
    className: 'status-badge status-select',
    'data-tone': toneOf(value),
    'aria-label': `${label}: ${word}`,
  };
  const glyphs = options.map(option => ({ ...option, icon: <StatusGlyph tone={toneOf(option.value)} /> }));
  if (isPhone && sheet) {
    return (
      <SheetSelect
        {...looks}
        value={value}
        options={glyphs}
        label={label}
        onChange={onChange}
        onMeanwhile={onMeanwhile}
        sheet={sheet}
        disabled={disabled}
      >
        <StatusGlyph tone={toneOf(value)} />
        <span>{word}</span>
        <ChevronDown aria-hidden="true" />
      </SheetSelect>
    );
  }
  return (
    <RadixSelect.Root
      value={value}
      onValueChange={next => onChange(next as T)}
      open={isOpen}
      onOpenChange={next => setOpen(next && !disabled)}
    >
      <RadixSelect.Trigger
        {...looks}
        data-disabled={disabled ? '' : undefined}
        aria-disabled={disabled}
        onKeyDown={ignoreLetters}
      >
        <StatusGlyph tone={toneOf(value)} />
        <RadixSelect.Value>{word}</RadixSelect.Value>
        <ChevronDown aria-hidden="true" />
      </RadixSelect.Trigger>
      {isOpen && <SelectList options={glyphs} />}
    </RadixSelect.Root>
  );
}

import './status.css';
import './menu.css';
import './select.css';
import { Check, ChevronDown } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';
import { StatusGlyph } from './status-glyph.tsx';
import { toneOf } from './status-tone.ts';

export interface StatusSelectProps<T extends string> {
  value: T;
  onChange: (value: T) => void;
  /** The statuses with their translated words; tone and glyph follow from the value. */
  options: readonly { value: T; label: string }[];
  /** Accessible name, such as 'Status of TPT-26-00012'. */
  label: string;
  /** True while a change is pending. */
  disabled?: boolean;
}

/** A status badge that can be changed in its place. */
export function StatusSelect<T extends string>({
  value,
  onChange,
  options,
  label,
  disabled = false,
}: StatusSelectProps<T>) {
  const current = options.find(option => option.value === value);
  return (
    <RadixSelect.Root value={value} onValueChange={next => onChange(next as T)} disabled={disabled}>
      <RadixSelect.Trigger
        className="status-badge status-select"
        data-tone={toneOf(value)}
        aria-label={`${label}: ${current?.label ?? value}`}
      >
        <StatusGlyph tone={toneOf(value)} />
        <RadixSelect.Value>{current?.label ?? value}</RadixSelect.Value>
        <ChevronDown aria-hidden="true" />
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
              <RadixSelect.Item key={option.value} value={option.value} className="menu-item">
                <StatusGlyph tone={toneOf(option.value)} />
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

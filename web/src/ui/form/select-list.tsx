import '../overlay/menu.css';
import { Check } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';
import type { ReactNode } from 'react';

/** The value for '', which Radix would show as the placeholder. */
export const emptyValue = ' ';

export interface SelectOption<T extends string> {
  /** '' where it is the choice of none. */
  value: T;
  label: ReactNode;
  /** Glyph, swatch or icon before the label. */
  icon?: ReactNode;
  disabled?: boolean;
}

/** The list of a select; the chosen option carries a check. */
export function SelectList<T extends string>({
  options,
  align = 'start',
}: {
  options: readonly SelectOption<T>[];
  /** The edge of the button that the list keeps to. */
  align?: 'start' | 'end';
}) {
  return (
    <RadixSelect.Portal>
      <RadixSelect.Content
        className="menu select-menu"
        position="popper"
        align={align}
        sideOffset={4}
        collisionPadding={8}
      >
        <RadixSelect.Viewport>
          {options.map(option => (
            <RadixSelect.Item
              key={option.value}
              value={option.value || emptyValue}
              disabled={option.disabled ?? false}
              className="menu-item"
            >
              {option.icon}
              <RadixSelect.ItemText>
                <bdi>{option.label}</bdi>
              </RadixSelect.ItemText>
              <RadixSelect.ItemIndicator className="ms-auto text-accent-text">
                <Check aria-hidden="true" />
              </RadixSelect.ItemIndicator>
            </RadixSelect.Item>
          ))}
        </RadixSelect.Viewport>
      </RadixSelect.Content>
    </RadixSelect.Portal>
  );
}

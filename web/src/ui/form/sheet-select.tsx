import { type ComponentProps, type ReactNode, useState } from 'react';
import { BottomSheet, PickList, type PickListProps } from '../overlay/bottom-sheet.tsx';
import { useChangedMeanwhile } from './use-changed-meanwhile.ts';

/** The head of a list where it is a bottom sheet. */
export interface SheetWords {
  title: string;
  /** The subject of the choice, such as an order's number and company. */
  subtitle?: ReactNode;
}

interface SheetSelectProps<T extends string>
  extends Omit<ComponentProps<'button'>, 'value' | 'onChange'>,
    Pick<PickListProps<T>, 'value' | 'options' | 'label'> {
  onChange: (value: T) => void;
  sheet: SheetWords;
  /** The value changed while the list was open. */
  onMeanwhile?: ((value: T) => void) | undefined;
}

/** A select on a phone: its list rises from the bottom, in rows for the thumb. The children are the content of its button. */
export function SheetSelect<T extends string>({
  value,
  options,
  label,
  onChange,
  sheet,
  children,
  disabled = false,
  onMeanwhile,
  ...button
}: SheetSelectProps<T>) {
  const [isOpen, setOpen] = useState(false);
  useChangedMeanwhile(value, isOpen, onMeanwhile);
  return (
    <>
      <button
        {...button}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-disabled={disabled}
        data-disabled={disabled ? '' : undefined}
        onClick={() => setOpen(!disabled)}
      >
        {children}
      </button>
      <BottomSheet
        open={isOpen}
        onOpenChange={setOpen}
        title={sheet.title}
        {...(sheet.subtitle !== undefined && { subtitle: sheet.subtitle })}
      >
        <PickList
          value={value}
          options={options}
          label={label}
          onPick={next => {
            setOpen(false);
            if (next !== value) onChange(next);
          }}
        />
      </BottomSheet>
    </>
  );
}

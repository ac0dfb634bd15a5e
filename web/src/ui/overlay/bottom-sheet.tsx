import './overlay.css';
import './bottom-sheet.css';
import { Check, X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BareIconButton } from '../form/bare-icon-button.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

interface BottomSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  subtitle?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}

/** A sheet at the bottom of a phone, within reach of the thumb. */
export function BottomSheet({ open, onOpenChange, title, subtitle, children, footer }: BottomSheetProps) {
  const { t } = useTranslation('ui');
  const focus = useFocusReturn();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="veil" />
        <RadixDialog.Content
          className="surface bottom-sheet from-bottom"
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
        >
          <header className="border-b border-line ps-4 pe-14 pt-6 pb-3">
            <span className="grab" aria-hidden="true" />
            <RadixDialog.Title className="bottom-sheet-title">{title}</RadixDialog.Title>
            {subtitle !== undefined && <p className="text-14 text-ink-3">{subtitle}</p>}
          </header>
          <div className="surface-body">{children}</div>
          {footer !== undefined && <footer className="surface-foot">{footer}</footer>}
          {/* The cross comes last, so that the focus begins in the content of the sheet. */}
          <RadixDialog.Close asChild>
            <BareIconButton label={t('close')} className="absolute top-3 end-1.5">
              <X aria-hidden="true" />
            </BareIconButton>
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

export interface PickListProps<T extends string> {
  value: T | undefined;
  /** Called on every press, also on the chosen option. */
  onPick: (value: T) => void;
  options: readonly { value: T; label: ReactNode; icon?: ReactNode }[];
  label: string;
}

/** One of several options as tall rows, for a bottom sheet. */
export function PickList<T extends string>({ value, onPick, options, label }: PickListProps<T>) {
  return (
    <div role="listbox" className="pick-list" aria-label={label}>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          role="option"
          className="pick"
          aria-selected={option.value === value}
          onClick={() => onPick(option.value)}
        >
          {option.icon}
          <bdi>{option.label}</bdi>
          {option.value === value && (
            <span className="ms-auto text-accent-text">
              <Check aria-hidden="true" />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

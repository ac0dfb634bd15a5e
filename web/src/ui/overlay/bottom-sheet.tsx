import './overlay.css';
import './bottom-sheet.css';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Surface, SurfaceCross, SurfaceTitle } from './surface.tsx';

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
  return (
    <Surface open={open} onOpenChange={onOpenChange} className="bottom-sheet from-bottom">
      <header className="border-b border-line ps-4 pe-14 pt-6 pb-3">
        <span className="grab" aria-hidden="true" />
        <SurfaceTitle className="text-18 leading-[1.625rem] font-semibold">{title}</SurfaceTitle>
        {subtitle !== undefined && <p className="text-14 text-ink-3">{subtitle}</p>}
      </header>
      <div className="surface-body">{children}</div>
      {footer !== undefined && <footer className="surface-foot">{footer}</footer>}
      <SurfaceCross className="absolute top-3 end-1.5" />
    </Surface>
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

import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { BareIconButton } from '../button/bare-icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

interface SurfaceProps extends ComponentProps<typeof Dialog.Content> {
  open: boolean;
  /** Called by Escape, by the veil, by a cross and by the back button. */
  onOpenChange: (open: boolean) => void;
  /** Its classes beside `surface`. */
  className: string;
  /** The address names it: back leaves it as it leaves a page. */
  addressed?: boolean;
  /** The list behind it stays in sight. */
  thinVeil?: boolean;
}

/** What lies over the page and takes the focus until it closes: dialogs and sheets. */
export function Surface({
  open,
  onOpenChange,
  className,
  addressed = false,
  thinVeil = false,
  onOpenAutoFocus,
  ...content
}: SurfaceProps) {
  const focus = useFocusReturn();
  useBackCloses(open && !addressed, () => onOpenChange(false));
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={classNames('veil', thinVeil && 'veil-thin')} />
        <Dialog.Content
          className={`surface ${className}`}
          aria-describedby={undefined}
          onOpenAutoFocus={event => {
            focus.remember();
            onOpenAutoFocus?.(event);
          }}
          onCloseAutoFocus={focus.giveBack}
          {...content}
        />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export const SurfaceTitle = Dialog.Title;

/** The cross of a surface. It comes last in a sheet, so that the focus begins in its content. */
export function SurfaceCross({
  className = 'surface-close',
  disabled = false,
}: {
  className?: string;
  disabled?: boolean;
}) {
  const { t } = useTranslation('ui');
  return (
    <Dialog.Close asChild disabled={disabled}>
      <BareIconButton label={t('close')} className={className}>
        <X aria-hidden="true" />
      </BareIconButton>
    </Dialog.Close>
  );
}

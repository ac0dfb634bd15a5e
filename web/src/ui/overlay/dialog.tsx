import './overlay.css';
import './dialog.css';
import { type FormEvent, type KeyboardEvent as KeyPress, type ReactNode, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { PHONE } from '../use-media.ts';
import { scrollable } from './scrollable.ts';
import { Surface, SurfaceCross, SurfaceTitle } from './surface.tsx';

/**
 * A focused field loses the focus before its dialog is removed. In WebKit the caret of a removed field moves to the end of the
 * page, and the page scrolls there.
 */
function FieldLeave() {
  useLayoutEffect(
    () => () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    [],
  );
  return null;
}

/** Radix keeps an unseen input beside each choice, which takes no focus. */
const firstField =
  '.dialog-form > .surface-body :is(input:not([type="file"], [readonly], [aria-hidden]), textarea, [role="radio"][aria-checked="true"])';

/** Escape in a field that it restores does not close the dialog as well. */
function leaveToField(event: KeyboardEvent) {
  if (event.target instanceof HTMLElement && event.target.dataset['restorable'] !== undefined)
    event.preventDefault();
}

/** Ctrl Enter presses the button that submits, from everywhere in a form or a dialog, fields of several lines too. */
export function submitByKeys(event: KeyPress<HTMLElement>) {
  const { key, ctrlKey, metaKey, target, currentTarget } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || event.defaultPrevented) return;
  // Keys in a dialog over this one arrive here too.
  if (!(target instanceof Node && currentTarget.contains(target))) return;
  event.preventDefault();
  currentTarget.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
}

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Code after the title, such as a SKU. */
  code?: ReactNode;
  /** sm 544, md 640, lg 960 px; xl 1120 px, of one height with any content; all of the screen on phones. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Scrolls between head and foot. FormSection elements bring their own padding; anything else sits in `padded`. */
  children: ReactNode;
  padded?: boolean;
  /** The body holds nothing to press: the keyboard then reaches its scrolling part itself. */
  onlyText?: boolean;
  /** Buttons, the primary action last. */
  footer?: ReactNode;
  /** Words at the start of the foot: a switch, '* Required', or the count of errors. */
  footNote?: ReactNode;
  /** Makes head, body and foot one form, which Ctrl Enter submits as well. Receives the submit event; default is prevented already. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** While true neither Escape, the veil nor the cross closes it. */
  locked?: boolean;
  /** True: left by the actions in its foot only: it has no cross, and neither Escape nor the veil closes it. */
  onlyActions?: boolean;
  /** The address names it: back leaves it as it leaves a page. */
  addressed?: boolean;
}

/** A task in front of the page, usually a form. Its head and foot stay while the body scrolls. */
export function Dialog({
  open,
  onOpenChange,
  title,
  code,
  size = 'md',
  children,
  padded = false,
  onlyText = false,
  footer,
  footNote,
  onSubmit,
  locked = false,
  onlyActions = false,
  addressed = false,
}: DialogProps) {
  const isLocked = locked || onlyActions;
  // The first field has the focus, but on a phone the keyboard opens only on a tap. The cross never has the first focus.
  const begin = (event: Event) => {
    if (!(event.currentTarget instanceof HTMLElement)) return;
    event.preventDefault();
    const first = event.currentTarget.querySelector<HTMLElement>(firstField);
    const target = matchMedia(PHONE).matches ? null : first;
    (target ?? event.currentTarget).focus();
  };
  const inside = (
    <>
      <div
        className={classNames('surface-body', padded && 'px-7 pt-5 pb-6 max-md:p-4')}
        {...(onlyText && scrollable)}
      >
        {children}
      </div>
      {(footer !== undefined || footNote !== undefined) && (
        <footer className="surface-foot">
          <div className="surface-foot-note">{footNote}</div>
          {footer}
        </footer>
      )}
    </>
  );
  return (
    <Surface
      open={open}
      onOpenChange={next => !isLocked && onOpenChange(next)}
      addressed={addressed}
      className={classNames('dialog from-centre', size !== 'md' && `dialog-${size}`)}
      onOpenAutoFocus={begin}
      onKeyDown={submitByKeys}
      onEscapeKeyDown={leaveToField}
      onInteractOutside={event => event.preventDefault()}
    >
      <FieldLeave />
      <div className="surface-head">
        <SurfaceTitle className="surface-title">{title}</SurfaceTitle>
        {code !== undefined && <span className="code">{code}</span>}
        {!onlyActions && <SurfaceCross disabled={locked} />}
      </div>
      {onSubmit === undefined ? (
        inside
      ) : (
        <form
          className="dialog-form"
          noValidate
          onSubmit={event => {
            event.preventDefault();
            event.stopPropagation();
            onSubmit(event);
          }}
        >
          {inside}
        </form>
      )}
    </Surface>
  );
}

interface FormFootProps {
  label: ReactNode;
  busy?: boolean;
  disabled?: boolean;
  onCancel: () => void;
  /** False: it cannot be left now. */
  canCancel?: boolean;
}

/** The buttons of a form in a dialog: one leaves it, the other submits. */
export function FormFoot({
  label,
  busy = false,
  disabled = false,
  onCancel,
  canCancel = !busy,
}: FormFootProps) {
  const { t } = useTranslation('words');
  return (
    <>
      <Button onClick={onCancel} disabled={!canCancel}>
        {t('cancel')}
      </Button>
      <Button type="submit" variant="primary" busy={busy} disabled={disabled}>
        {label}
      </Button>
    </>
  );
}

interface PlainDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Read out; the content shows its own heading. */
  title: string;
  children: ReactNode;
  /** Width and height on wide screens come from this class. */
  className?: string;
  /** The address names it: back leaves it as it leaves a page. */
  addressed?: boolean;
  /** True for a dialog to type into: its first field has the focus, on phones as well. */
  forTyping?: boolean;
}

/** A bare surface for a composed view such as the picker: in the centre, or rising from the bottom on phones. */
export function PlainDialog({
  open,
  onOpenChange,
  title,
  children,
  className,
  addressed = false,
  forTyping = false,
}: PlainDialogProps) {
  // Else the surface itself: its first control may be a figure, and the keyboard of a phone opens only on a tap.
  const begin = (event: Event) => {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLElement)) return;
    const field = forTyping ? event.currentTarget.querySelector('input') : null;
    (field ?? event.currentTarget).focus();
  };
  return (
    <Surface
      open={open}
      onOpenChange={onOpenChange}
      addressed={addressed}
      className={classNames('dialog dialog-plain dialog-sheet from-centre', className)}
      onOpenAutoFocus={begin}
      onEscapeKeyDown={leaveToField}
    >
      <FieldLeave />
      <span className="grab" aria-hidden="true" />
      <SurfaceTitle className="sr-only">{title}</SurfaceTitle>
      {children}
      <SurfaceCross />
    </Surface>
  );
}

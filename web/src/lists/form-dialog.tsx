import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormErrors } from '../ui/form/form-section.tsx';
import { Dialog, type DialogProps, FormFoot } from '../ui/overlay/dialog.tsx';
import { useDocumentKeys } from '../ui/overlay/use-shortcuts.ts';
import { LeaveQuestion } from './discard-question.tsx';

type FormDialogProps = Pick<DialogProps, 'title' | 'code' | 'size' | 'padded' | 'children' | 'addressed'> & {
  /** Something was typed that is not saved: leaving by any way asks first. */
  isDirty: boolean;
  /** While true the form cannot be left, except by `onAbort`. */
  isBusy: boolean;
  /** The number of fields with an error. */
  errorCount: number;
  /** Stands above the fields. */
  notice?: ReactNode;
  /** Words at the start of the foot instead of '* Required'. */
  note?: ReactNode;
  submitLabel: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Cancel while it is busy. */
  onAbort?: () => void;
  /** Navigates away from the form. After saving, navigate with `ignoreBlocker`. */
  onClose: () => void;
};

/**
 * Leads to the first error in the open form where the form library cannot: choices (chips, segments), files, and fields in a hidden
 * tab.
 */
export function focusFirstProblem() {
  if (document.activeElement?.matches('[aria-invalid="true"]')) return;
  const field = document.querySelector<HTMLElement>('[role="dialog"] form [aria-invalid="true"]');
  const control = field?.matches('input, textarea, button') ? field : field?.querySelector('button');
  const panel = control?.closest('[role="tabpanel"][hidden]');
  if (!panel) return control?.focus();
  // The focus opens a tab. A control in it can have the focus once it is shown.
  document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.focus();
  setTimeout(() => control?.focus());
}

/**
 * A form in front of a staff list, open as long as the address names it. Typed values are not lost without a question:
 * not by Escape or the cross, nor by the back button, a link or a reload.
 */
export function FormDialog({
  isDirty,
  isBusy,
  errorCount,
  notice,
  note,
  submitLabel,
  onSubmit,
  onAbort,
  onClose,
  addressed = true,
  children,
  ...dialog
}: FormDialogProps) {
  const { t } = useTranslation('shell');
  const knownErrors = useRef(0);
  /** Whether the form was submitted since the last key: an error that a field shows when it is left takes no focus. */
  const isSent = useRef(false);
  useDocumentKeys(event => {
    if (event.key !== 'Enter') isSent.current = false;
  }, true);
  useEffect(() => {
    // A falling number means that errors are being mended, and the focus stays in the field.
    if (isSent.current && errorCount > knownErrors.current) focusFirstProblem();
    knownErrors.current = errorCount;
  }, [errorCount]);
  return (
    <>
      <Dialog
        {...dialog}
        addressed={addressed}
        open
        onOpenChange={onClose}
        locked={isBusy}
        onSubmit={event => {
          isSent.current = true;
          onSubmit(event);
        }}
        footNote={
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
            {note}
            {errorCount > 0 ? (
              <FormErrors>{t('form.needAttention', { count: errorCount })}</FormErrors>
            ) : (
              note === undefined && (
                <span className="quiet">
                  <span className="text-signal" aria-hidden="true">
                    *
                  </span>{' '}
                  {t('form.required')}
                </span>
              )
            )}
          </div>
        }
        footer={
          <FormFoot
            label={submitLabel}
            busy={isBusy}
            canCancel={!isBusy || onAbort !== undefined}
            onCancel={isBusy && onAbort ? onAbort : onClose}
          />
        }
      >
        {notice}
        {children}
      </Dialog>
      <LeaveQuestion isDirty={isDirty} openBy="edit" />
    </>
  );
}

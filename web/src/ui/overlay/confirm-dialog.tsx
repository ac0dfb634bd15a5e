import './overlay.css';
import './confirm-dialog.css';
import { AlertDialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface TouchedThing {
  id: string;
  /** Order number, SKU or customer code. */
  code?: ReactNode;
  /** A name typed by a person keeps its own direction. */
  name?: string;
  /** Figure at the end of the line, such as the total. */
  figure?: ReactNode;
}

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The consequence of the action, in one or two sentences. */
  sentence: ReactNode;
  /** The things that the action touches: the first of them are named, the others counted. */
  things?: readonly TouchedThing[];
  /** The sum under the things: how many, and their figure. */
  total?: { label: ReactNode; figure?: ReactNode };
  /** Anything else between the words and the buttons, such as a DefinitionList. */
  children?: ReactNode;
  /** The action, such as 'Delete'. Left out: there is nothing to do but to leave, as when a deletion was refused. */
  confirmLabel?: ReactNode;
  /** The action while it is done, such as 'Deleting...'. */
  busyLabel?: ReactNode;
  /** 'Cancel' unless given. */
  cancelLabel?: ReactNode;
  /** Icon in the confirming button. */
  icon?: ReactNode;
  tone?: 'danger' | 'primary';
  /** While true the action is disabled: a choice in `children` is still to be made. */
  waits?: boolean;
  /** While true both buttons are disabled and the dialog cannot be left. */
  busy?: boolean;
  /** Does the action. The caller closes the dialog once it is done. */
  onConfirm?: () => void;
}

/** Things that are named. */
const thingsShown = 5;

/** The one way to ask before an action: its consequence, the things that it touches, and the action. Cancel has the focus. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  sentence,
  things,
  total,
  children,
  confirmLabel,
  busyLabel,
  cancelLabel,
  icon,
  tone = 'danger',
  waits = false,
  busy = false,
  onConfirm,
}: ConfirmDialogProps) {
  const { t } = useTranslation(['ui', 'words']);
  const focus = useFocusReturn();
  const change = (next: boolean) => (busy ? undefined : onOpenChange(next));
  useBackCloses(open, () => change(false));
  const cancel = useRef<HTMLButtonElement>(null);
  const action = useRef(confirmLabel);
  // The key that confirmed the first action must not confirm the second.
  useEffect(() => {
    if (action.current !== confirmLabel) cancel.current?.focus();
    action.current = confirmLabel;
  }, [confirmLabel]);
  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="veil" />
        <AlertDialog.Content
          className="surface confirm from-centre"
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
        >
          <span className="grab" aria-hidden="true" />
          <div className="confirm-words" aria-live="polite">
            <AlertDialog.Title className="surface-title">{title}</AlertDialog.Title>
            <AlertDialog.Description>{sentence}</AlertDialog.Description>
          </div>
          {things !== undefined && things.length > 0 && (
            <ul className="confirm-things">
              {things.slice(0, thingsShown).map(thing => (
                <li key={thing.id} className="confirm-thing">
                  <span>{thing.code !== undefined && <span className="code">{thing.code}</span>}</span>
                  <span className="own">
                    <bdi>{thing.name}</bdi>
                  </span>
                  <bdi className="ltr">{thing.figure}</bdi>
                </li>
              ))}
              {things.length > thingsShown && (
                <li className="py-2.5 text-ink-3">{t('andMore', { count: things.length - thingsShown })}</li>
              )}
            </ul>
          )}
          {total !== undefined && (
            <div className="confirm-total">
              <span>{total.label}</span>
              <bdi className="ltr">{total.figure}</bdi>
            </div>
          )}
          {children !== undefined && <div className="px-7 pb-1.5 max-md:px-4">{children}</div>}
          <footer className="confirm-foot">
            <AlertDialog.Cancel asChild>
              <Button ref={cancel} className="btn-cancel" disabled={busy}>
                {cancelLabel ?? t('words:cancel')}
              </Button>
            </AlertDialog.Cancel>
            {confirmLabel !== undefined && (
              <Button
                variant={tone}
                busy={busy}
                disabled={waits}
                onClick={onConfirm}
                {...(busyLabel === undefined ? {} : { busyLabel })}
              >
                {icon}
                {confirmLabel}
              </Button>
            )}
          </footer>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../button/button.tsx';

type PublicFormProps = {
  /** react-hook-form's `handleSubmit(...)`. */
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Shows beside the fields the errors that the browser found, in the reader's language instead of its own. */
  onRefused: () => void;
  isBusy: boolean;
  /** The words of the button, such as 'Sign in', and the words while the form is being sent. */
  action: string;
  busyAction: string;
  children: ReactNode;
};

/** A form whose required fields the browser enforces and the page explains; its one action at its foot. */
export function PublicForm({ onSubmit, onRefused, isBusy, action, busyAction, children }: PublicFormProps) {
  return (
    <form
      onSubmit={onSubmit}
      onInvalidCapture={event => {
        event.preventDefault();
        onRefused();
      }}
      aria-busy={isBusy}
    >
      {children}
      <Button type="submit" variant="primary" size="lg" wide busy={isBusy} busyLabel={busyAction}>
        {action}
      </Button>
    </form>
  );
}

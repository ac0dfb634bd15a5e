import type { FormEventHandler, ReactNode } from 'react';

export type PublicFormProps = {
  /** react-hook-form's `handleSubmit(...)`. */
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Says beside the fields what the browser found missing, in the reader's language instead of its own. */
  onRefused: () => void;
  isBusy: boolean;
  children: ReactNode;
};

/** A form whose required fields the browser enforces and the page explains. */
export function PublicForm({ onSubmit, onRefused, isBusy, children }: PublicFormProps) {
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
    </form>
  );
}

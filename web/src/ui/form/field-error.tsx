import './field.css';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The error of a field, which screen readers tell when it comes. Without children its place stays empty. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <div {...(id !== undefined && { id })} className="field-error" role="alert">
      {children && (
        <>
          <CircleAlert aria-hidden="true" />
          <span>{children}</span>
        </>
      )}
    </div>
  );
}

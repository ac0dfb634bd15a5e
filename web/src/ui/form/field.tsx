import './field.css';
import { type ReactNode, useId, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { FieldContext } from './field-context.ts';
import { FieldError } from './field-error.tsx';

export interface FieldProps {
  label: ReactNode;
  /** Quiet words below the control. */
  hint?: ReactNode;
  /** Quiet words at the end of the label's line. */
  aside?: ReactNode;
  /** The error beside the field. Undefined or empty: there is none. */
  error?: ReactNode;
  required?: boolean;
  /** Columns that it takes in a FieldGrid of six. */
  span?: 2 | 3 | 4 | 6;
  /** True for a group of controls (segments, chips): the label names the group. */
  group?: boolean;
  className?: string;
  children: ReactNode;
}

/** Label, control, hint and error, linked for screen readers. The control inside finds its id by itself. */
export function Field({
  label,
  hint,
  aside,
  error,
  required = false,
  span,
  group = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const invalid = error !== undefined && error !== null && error !== '' && error !== false;
  const hasHint = hint !== undefined && hint !== null;
  const context = useMemo(() => {
    const describedBy = [invalid && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ');
    return {
      controlId: `${id}-control`,
      labelId: `${id}-label`,
      describedBy: describedBy === '' ? undefined : describedBy,
      invalid,
      required,
    };
  }, [id, invalid, hasHint, required]);
  const LabelTag = group ? 'span' : 'label';
  return (
    <FieldContext value={context}>
      <div className={classNames('field', span !== undefined && `field-span-${span}`, className)}>
        <span className="field-label">
          <LabelTag id={context.labelId} {...(group ? {} : { htmlFor: context.controlId })}>
            {label}
          </LabelTag>
          {required && (
            <span className="text-signal" aria-hidden="true">
              *
            </span>
          )}
          {aside !== undefined && <span className="ms-auto font-normal text-12 text-ink-3">{aside}</span>}
        </span>
        {children}
        <FieldError id={`${id}-error`}>{invalid && error}</FieldError>
        {hasHint && (
          <div id={`${id}-hint`} className="field-hint">
            {hint}
          </div>
        )}
      </div>
    </FieldContext>
  );
}

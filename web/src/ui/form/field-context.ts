import { createContext, useContext } from 'react';

/** The ids and state that a field passes to the control inside it. */
interface FieldContextValue {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

/** Attributes for the one focusable control of the surrounding field; empty outside a field. */
export function useFieldControl() {
  const field = useContext(FieldContext);
  if (field === null) return {};
  return {
    id: field.controlId,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

/** Attributes for a group of controls (segments, chips) inside a field: named by its label. */
export function useFieldGroup() {
  const field = useContext(FieldContext);
  if (field === null) return {};
  return {
    'aria-labelledby': field.labelId,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
}

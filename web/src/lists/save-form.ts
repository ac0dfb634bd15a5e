import type { UseMutationResult } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changedFields } from '../api/changed-fields.ts';

/** Sends a new entry, or the fields of one that were changed. */
type Sending<Parsed extends object> =
  | { create: (entry: Parsed) => Promise<unknown> }
  | { update: (changed: Partial<Parsed>) => Promise<unknown>; told?: (answer: unknown) => void };

/**
 * The submit handler of a form of one entry. It sends nothing where nothing was changed.
 * @param form shows whether it `isDirty`
 * @param saving sends, and shows the result
 * @param sending `told` is given the answer to a change
 */
export function saveForm<Values extends FieldValues, Parsed extends object>(
  form: UseFormReturn<Values, unknown, Parsed>,
  saving: Pick<UseMutationResult<unknown, unknown, () => Promise<unknown>>, 'mutate'>,
  sending: Sending<Parsed>,
  onSaved: () => void,
) {
  return form.handleSubmit(parsed => {
    const { isDirty, defaultValues } = form.formState;
    const then = { onSuccess: onSaved };
    if ('create' in sending) return saving.mutate(() => sending.create(parsed), then);
    if (!isDirty) return onSaved();
    const changed = changedFields(defaultValues as Values, form.getValues(), parsed);
    saving.mutate(() => sending.update(changed), {
      onSuccess: answer => {
        sending.told?.(answer);
        onSaved();
      },
    });
  });
}

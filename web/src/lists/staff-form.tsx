import { useMutation } from '@tanstack/react-query';
import type { Endpoint } from '@toptan/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { refresh } from '../api/query-client.ts';
import { useOutcome } from '../api/use-outcome.ts';
import { telephone } from '../ui/form/telephone.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import type { StaffWords } from './staff-list.tsx';

type StaffFormKind = { words: StaffWords; isNew: boolean };

/** The form of one row of a staff list. */
export function StaffForm({
  words,
  isNew,
  size = 'lg',
  ...form
}: StaffFormKind & Omit<FormDialogProps, 'title' | 'padded' | 'submitLabel'>) {
  const { t } = useTranslation(words);
  return (
    <FormDialog
      {...form}
      size={size}
      title={t(isNew ? 'add' : 'editTitle')}
      submitLabel={t(isNew ? 'add' : 'save')}
    />
  );
}

/**
 * Saves a form, `mutate(() => call(updateCustomer, ...))`, and shows the result as a toast.
 * @param isShown whether the form shows an error in a place of its own
 * @param changed lists that the row stands in
 */
export function useSave(
  { words, isNew }: StaffFormKind,
  isShown: (error: unknown) => boolean,
  ...changed: Endpoint[]
) {
  const { t } = useTranslation(words);
  return useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    ...useOutcome(
      isNew
        ? { done: t('created'), failed: t('createFailed') }
        : { done: t('updated'), failed: t('updateFailed') },
      isShown,
    ),
    onSettled: () => refresh(...changed),
  });
}

const typed = { autoComplete: 'off' } as const;

/** Attributes of a TextInput by the kind of its text: `<TextInput {...form.register('email')} {...inputOf.email} />`. */
export const inputOf = {
  name: { ...typed, dir: 'auto' },
  code: { ...typed, dir: 'ltr', code: true, autoCapitalize: 'characters', spellCheck: false },
  phone: { ...typed, ...telephone },
  email: { ...typed, dir: 'ltr', type: 'email' },
} as const;

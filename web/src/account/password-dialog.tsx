import type { UseMutationResult } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { contractResolver } from '../api/contract-resolver.ts';
import { placeFieldErrors, useProblemText } from '../api/form.ts';
import { Field } from '../ui/form/field.tsx';
import { PasswordInput } from '../ui/form/password-input.tsx';
import { Dialog, FormFoot } from '../ui/overlay/dialog.tsx';

const formSchema = z.object({ currentPassword: z.string().min(1) });

type PasswordDialogProps<Answer> = {
  title: string;
  text: string;
  submitLabel: string;
  /** Hook of the action that the password opens. */
  useAction: (isShown: (error: unknown) => boolean) => UseMutationResult<Answer, unknown, string>;
  onClose: () => void;
  onDone: (answer: Answer) => void;
};

/** Asks for the password again before an action that an unlocked telephone must not be enough for. */
export function PasswordDialog<Answer>({
  title,
  text,
  submitLabel,
  useAction,
  onClose,
  onDone,
}: PasswordDialogProps<Answer>) {
  const { t } = useTranslation('account');
  const problem = useProblemText();
  const form = useForm({ resolver: contractResolver(formSchema), defaultValues: { currentPassword: '' } });
  const action = useAction(error => placeFieldErrors(error, ['currentPassword'], form.setError));
  const submit = form.handleSubmit(({ currentPassword }) =>
    action.mutate(currentPassword, { onSuccess: onDone }),
  );

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      size="sm"
      padded
      locked={action.isPending}
      onSubmit={event => void submit(event)}
      footer={<FormFoot label={submitLabel} busy={action.isPending} onCancel={onClose} />}
    >
      <div className="grid gap-4">
        <p>{text}</p>
        <Field label={t('password.current')} error={problem(form.formState.errors.currentPassword)}>
          <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
        </Field>
      </div>
    </Dialog>
  );
}

import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { contractResolver } from '../api/contract-resolver.ts';
import { placeFieldErrors, useProblemText } from '../api/form.ts';
import { useAction } from '../api/use-outcome.ts';
import { Field } from '../ui/form/field.tsx';
import { PasswordInput } from '../ui/form/password-input.tsx';
import { Dialog, FormFoot } from '../ui/overlay/dialog.tsx';

const formSchema = z.object({ currentPassword: z.string().min(1) });

type PasswordDialogProps<Answer> = {
  title: string;
  text: string;
  submitLabel: string;
  /** The action that the password opens. */
  send: (currentPassword: string) => Promise<Answer>;
  /** Shown when the action is done. */
  done?: string;
  onClose: () => void;
  onDone: (answer: Answer) => void;
};

/** Asks for the password again before an action that an unlocked telephone must not be enough for. */
export function PasswordDialog<Answer>({
  title,
  text,
  submitLabel,
  send,
  done,
  onClose,
  onDone,
}: PasswordDialogProps<Answer>) {
  const { t } = useTranslation('account');
  const problem = useProblemText();
  const form = useForm({ resolver: contractResolver(formSchema), defaultValues: { currentPassword: '' } });
  const action = useAction<Answer>({
    done,
    failed: t('factor.failed'),
    isShown: error => placeFieldErrors(error, ['currentPassword'], form.setError),
    gcTime: 0,
  });
  const submit = form.handleSubmit(({ currentPassword }) =>
    action.mutate(() => send(currentPassword), { onSuccess: onDone }),
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

import { getAccount, setAccountEmail } from '@toptan/contract/account';
import { emailSchema } from '@toptan/contract/text';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../api/call.ts';
import { contractResolver } from '../api/contract-resolver.ts';
import { placeFieldErrors, useProblemText } from '../api/form.ts';
import { useAction } from '../api/use-outcome.ts';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { PasswordInput } from '../ui/form/password-input.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { Card } from '../ui/layout/card.tsx';

const formSchema = z.object({
  email: z.union([z.literal(''), emailSchema]),
  currentPassword: z.string().min(1),
});

type EmailCardProps = {
  /** The address; null: there is none; undefined while it is not known. */
  email: string | null | undefined;
};

/** The address for a link to a new password. A shop's address belongs to its customer, and staff edit it. */
export function EmailCard({ email }: EmailCardProps) {
  const { t } = useTranslation('account');
  const problem = useProblemText();
  const form = useForm({
    resolver: contractResolver(formSchema),
    values: { email: email ?? '', currentPassword: '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors } = form.formState;
  const change = useAction({
    done: t('email.changed'),
    failed: t('email.failed'),
    isShown: error => placeFieldErrors(error, ['email', 'currentPassword'], form.setError),
    changed: [getAccount],
    gcTime: 0,
  });
  const save = form.handleSubmit(body =>
    change.mutate(() => call(setAccountEmail, { body }), {
      onSuccess: () => form.reset({ ...body, currentPassword: '' }),
    }),
  );

  return (
    <Card title={t('email.title')}>
      <form
        className="account-card"
        noValidate
        onSubmit={event => void save(event)}
        aria-busy={change.isPending}
      >
        <p className="quiet">{t('email.note')}</p>
        <Field label={t('email.label')} error={problem(errors.email)}>
          <TextInput
            {...form.register('email')}
            type="email"
            dir="ltr"
            autoComplete="email"
            readOnly={email === undefined}
          />
        </Field>
        <Field label={t('password.current')} error={problem(errors.currentPassword)}>
          <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
        </Field>
        <Button
          type="submit"
          busy={change.isPending}
          disabled={email === undefined}
          className="justify-self-start max-md:justify-self-stretch"
        >
          {t('email.save')}
        </Button>
      </form>
    </Card>
  );
}

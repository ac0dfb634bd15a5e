import { newPasswordSchema } from '@toptan/contract/new-password';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { contractResolver } from '../api/contract-resolver.ts';
import { placeFieldErrors, useProblemText } from '../api/form.ts';
import { PasswordHints } from '../auth/password-hints.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { useChangePassword } from './api.ts';

const formSchema = z
  .object({ currentPassword: z.string().min(1), newPassword: newPasswordSchema, repeat: z.string().min(1) })
  .refine(({ newPassword, repeat }) => newPassword === repeat, { path: ['repeat'] });

const blank = { currentPassword: '', newPassword: '', repeat: '' };

export function PasswordCard({ username }: { username: string }) {
  const { t } = useTranslation('account');
  const problem = useProblemText();
  const form = useForm({ resolver: contractResolver(formSchema), defaultValues: blank });
  const { errors } = form.formState;
  const change = useChangePassword(error =>
    placeFieldErrors(error, ['currentPassword', 'newPassword'], form.setError),
  );
  const [newPassword, repeat] = form.watch(['newPassword', 'repeat']);

  const save = form.handleSubmit(({ currentPassword, newPassword }) =>
    change.mutate({ currentPassword, newPassword }, { onSuccess: () => form.reset(blank) }),
  );

  return (
    <Card title={t('password.title')}>
      <form
        className="account-card"
        noValidate
        onSubmit={event => void save(event)}
        aria-busy={change.isPending}
      >
        <input type="text" className="hidden" autoComplete="username" value={username} readOnly />
        <Field label={t('password.current')} error={problem(errors.currentPassword)}>
          <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
        </Field>
        <Field label={t('password.next')} error={problem(errors.newPassword)}>
          <PasswordInput {...form.register('newPassword')} autoComplete="new-password" />
        </Field>
        <div>
          <PasswordHints password={newPassword} repeat={repeat} username={username} />
        </div>
        <Field
          label={t('password.repeat')}
          error={problem(errors.repeat, { invalid: t('password.notSame') })}
        >
          <PasswordInput {...form.register('repeat')} autoComplete="new-password" />
        </Field>
        <p className="quiet">{t('password.note')}</p>
        <Button type="submit" variant="primary" busy={change.isPending} className="account-deed">
          {t('password.save')}
        </Button>
      </form>
    </Card>
  );
}

import { changePassword, getAccount } from '@toptan/contract/account';
import { newPasswordSchema } from '@toptan/contract/new-password';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../api/call.ts';
import { contractResolver } from '../api/contract-resolver.ts';
import { placeFieldErrors, useProblemText } from '../api/form.ts';
import { useAction } from '../api/use-outcome.ts';
import { PasswordHints } from '../auth/password-hints.tsx';
import { FormDialog } from '../lists/form-dialog.tsx';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { PasswordInput } from '../ui/form/password-input.tsx';
import { Card } from '../ui/layout/card.tsx';

export function PasswordCard({ username }: { username: string }) {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t('password.title')}>
      <div className="account-card">
        <p className="quiet">{t('password.note')}</p>
        <Button className="justify-self-start max-md:justify-self-stretch" onClick={() => setOpen(true)}>
          {t('password.save')}
        </Button>
      </div>
      {isOpen && <PasswordForm username={username} onClose={() => setOpen(false)} />}
    </Card>
  );
}

const formSchema = z
  .object({ currentPassword: z.string().min(1), newPassword: newPasswordSchema, repeat: z.string().min(1) })
  .refine(({ newPassword, repeat }) => newPassword === repeat, { path: ['repeat'] });

function PasswordForm({ username, onClose }: { username: string; onClose: () => void }) {
  const { t } = useTranslation('account');
  const problem = useProblemText();
  const form = useForm({
    resolver: contractResolver(formSchema),
    defaultValues: { currentPassword: '', newPassword: '', repeat: '' },
  });
  const { errors, isDirty } = form.formState;
  const change = useAction({
    done: t('password.changed'),
    failed: t('password.failed'),
    isShown: error => placeFieldErrors(error, ['currentPassword', 'newPassword'], form.setError),
    changed: [getAccount],
    gcTime: 0,
  });
  const [newPassword, repeat] = form.watch(['newPassword', 'repeat']);
  const save = form.handleSubmit(({ currentPassword, newPassword }) =>
    change.mutate(() => call(changePassword, { body: { currentPassword, newPassword } }), {
      onSuccess: onClose,
    }),
  );

  return (
    <FormDialog
      addressed={false}
      title={t('password.save')}
      size="sm"
      padded
      isDirty={isDirty && !change.isSuccess}
      isBusy={change.isPending}
      note={null}
      errorCount={Object.keys(errors).length}
      submitLabel={t('password.save')}
      onSubmit={event => void save(event)}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <input type="text" className="hidden" autoComplete="username" value={username} readOnly />
        <Field label={t('password.current')} error={problem(errors.currentPassword)}>
          <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
        </Field>
        <div>
          <Field label={t('password.next')} error={problem(errors.newPassword)}>
            <PasswordInput {...form.register('newPassword')} autoComplete="new-password" />
          </Field>
          <PasswordHints password={newPassword} repeat={repeat} username={username} />
        </div>
        <Field
          label={t('password.repeat')}
          error={problem(errors.repeat, { invalid: t('password.notSame') })}
        >
          <PasswordInput {...form.register('repeat')} autoComplete="new-password" />
        </Field>
      </div>
    </FormDialog>
  );
}

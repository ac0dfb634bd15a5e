import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { BodyOf, ResponseOf } from '@toptan/contract/endpoint';
import { type checkPasswordLink, newPasswordSchema, setPassword } from '@toptan/contract/new-password';
import { secondFactorCode } from '@toptan/contract/second-factor-code';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Trans } from 'react-i18next';
import { z } from 'zod';
import { hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { contractResolver } from '../api/contract-resolver.ts';
import { placeFieldErrors, useErrorText, useProblemText } from '../api/form.ts';
import { queryClient } from '../api/query-client.ts';
import { useWords } from '../i18n/use-words.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { Field } from '../ui/form/field.tsx';
import { PasswordInput } from '../ui/form/password-input.tsx';
import { PublicForm } from '../ui/form/public-form.tsx';
import { Avatar } from '../ui/layout/avatar.tsx';
import { useFirstFocus } from '../ui/layout/public-layout.tsx';
import { CodeField } from './code-field.tsx';
import { PasswordHints } from './password-hints.tsx';
import { beginSession } from './session-check.ts';

const formSchema = z
  .object({ password: newPasswordSchema, repeat: z.string().min(1), code: secondFactorCode.optional() })
  .refine(({ password, repeat }) => password === repeat, { path: ['repeat'] });

type SetPasswordFormProps = {
  token: string;
  owner: ResponseOf<typeof checkPasswordLink>;
};

export function SetPasswordForm({ token, owner }: SetPasswordFormProps) {
  const { t, dateTime } = useWords('auth');
  const problem = useProblemText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const form = useForm<z.input<typeof formSchema>>({
    resolver: contractResolver(formSchema),
    defaultValues: { password: '', repeat: '' },
    shouldUnregister: true,
  });
  const { errors } = form.formState;
  const [needsCode, setNeedsCode] = useState(false);
  const name = owner.companyName ?? owner.username;

  const save = useMutation(
    {
      mutationFn: (chosen: Omit<BodyOf<typeof setPassword>, 'token'>) =>
        call(setPassword, { body: { token, ...chosen } }),
      onSuccess: session => beginSession(session, () => navigate({ to: '/', replace: true })),
      onError: error => {
        if (placeFieldErrors(error, ['password', 'code'], form.setError)) return;
        if (hasCode(error, 'second_factor_required')) return setNeedsCode(true);
        toast({ variant: 'destructive', title: t('setPassword.failed'), description: errorText(error) });
      },
    },
    queryClient,
  );

  useFirstFocus(() => form.setFocus('password'));

  return (
    <>
      <h1>{t('setPassword.title')}</h1>
      <p className="public-lead">{t(owner.hasPassword ? 'setPassword.leadAgain' : 'setPassword.lead')}</p>
      <div className="flex items-center gap-3 my-4 py-3 px-3.5 border border-line rounded-3 bg-surface">
        <Avatar name={name} size="lg" />
        <div className="min-w-0">
          <b className="own">
            <bdi>{name}</bdi>
          </b>
          <small className="block text-14 wrap-anywhere">
            <Trans
              t={t}
              i18nKey="setPassword.account"
              values={{ username: owner.username }}
              components={{ code: <bdi className="code text-ink" /> }}
            />
          </small>
        </div>
      </div>
      <PublicForm
        onSubmit={form.handleSubmit(({ password, code }) => save.mutate({ password, code }))}
        onRefused={() => void form.trigger(undefined, { shouldFocus: true })}
        isBusy={save.isPending}
        action={t('setPassword.submit')}
        busyAction={t('setPassword.busy')}
      >
        <input type="text" className="hidden" autoComplete="username" value={owner.username} readOnly />
        <Field label={t('setPassword.password')} error={problem(errors.password)}>
          <PasswordInput {...form.register('password')} size="lg" required autoComplete="new-password" />
        </Field>
        <PasswordHints
          password={form.watch('password')}
          repeat={form.watch('repeat')}
          username={owner.username}
        />
        <Field
          label={t('setPassword.repeat')}
          error={problem(errors.repeat, { invalid: t('setPassword.notSame') })}
          className="mt-4"
        >
          <PasswordInput {...form.register('repeat')} size="lg" required autoComplete="new-password" />
        </Field>
        {needsCode && (
          <CodeField
            {...form.register('code')}
            error={problem(errors.code, { required: t('login.codeRequired') })}
          />
        )}
      </PublicForm>
      <p className="public-fine flex gap-2">
        <Link2 aria-hidden="true" />
        {t('setPassword.once', { until: dateTime(owner.expiresAt) })}
      </p>
    </>
  );
}

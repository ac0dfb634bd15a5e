import './login-page.css';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { login } from '@toptan/contract/auth';
import type { BodyOf } from '@toptan/contract/endpoint';
import { ArrowRight, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { contractResolver, placeFieldErrors, useErrorText, useProblemText } from '../api/form.ts';
import { PublicForm } from '../shell/public-form.tsx';
import { PublicLayout, WIDE } from '../shell/public-layout.tsx';
import { Button } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { toast } from '../ui/toast-store.ts';
import { CodeField } from './code-field.tsx';
import { beginSession } from './session-check.ts';
import { useSessionStore } from './session-store.ts';

export function LoginPage() {
  const { t } = useTranslation(['auth', 'words']);
  const problem = useProblemText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const wasLost = useSessionStore(session => session.wasLost);
  const form = useForm<BodyOf<typeof login>>({
    resolver: contractResolver(login.body),
    defaultValues: { username: '', password: '' },
    shouldUnregister: true,
  });
  const [needsCode, setNeedsCode] = useState(false);
  const { errors } = form.formState;
  const { setFocus, setError } = form;

  // A keyboard that covers half of a phone waits until it is asked for.
  useEffect(() => {
    if (matchMedia(WIDE).matches) setFocus('username');
  }, [setFocus]);

  const signIn = useMutation({
    mutationFn: (body: BodyOf<typeof login>) => call(login, { body }),
    onSuccess: async session => {
      await navigate({ to: '/' });
      beginSession(session);
    },
    onError: error => {
      if (placeFieldErrors(error, ['username', 'password', 'code'], setError)) return;
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'second_factor_required') return setNeedsCode(true);
      const isWrong = code === 'invalid_credentials';
      toast({
        variant: 'destructive',
        title: t('words:error'),
        description: isWrong ? t('login.refused') : errorText(error),
      });
      setFocus(code === 'second_factor_wrong' ? 'code' : 'password', { shouldSelect: true });
    },
  });

  return (
    <PublicLayout scene="login" hasStrip>
      <title>{`${t('login.title')} · Toptan`}</title>
      <h1>{t('login.title')}</h1>
      <p className="public-lead">{t('login.lead')}</p>
      {wasLost && (
        <Callout tone="warning" icon={<Clock aria-hidden="true" />} live className="mt-4">
          {t('login.sessionEnded')}
        </Callout>
      )}
      <PublicForm
        onSubmit={form.handleSubmit(values => signIn.mutate(values))}
        onRefused={() => void form.trigger(undefined, { shouldFocus: true })}
        isBusy={signIn.isPending}
      >
        <div className="login-fields">
          <Field
            label={t('login.username')}
            error={problem(errors.username, { required: t('login.usernameRequired') })}
          >
            <TextInput
              {...form.register('username')}
              size="lg"
              required
              dir="ltr"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <Field
            label={t('login.password')}
            error={problem(errors.password, { required: t('login.passwordRequired') })}
          >
            <PasswordInput
              {...form.register('password')}
              size="lg"
              required
              autoComplete="current-password"
            />
          </Field>
          {needsCode ? (
            <CodeField
              {...form.register('code')}
              error={problem(errors.code, { required: t('login.codeRequired') })}
            />
          ) : (
            <Link to="/forgot-password" className="login-forgot">
              {t('login.forgot')}
            </Link>
          )}
        </div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          wide
          busy={signIn.isPending}
          busyLabel={t('login.busy')}
        >
          {t('login.submit')}
        </Button>
      </PublicForm>
      <div className="login-ask">
        <Button variant="link" asChild>
          <Link to="/register">
            {t('login.register')}
            <ArrowRight className="flip" aria-hidden="true" />
          </Link>
        </Button>
        <p>{t('login.registerNote')}</p>
      </div>
    </PublicLayout>
  );
}

import './login-page.css';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { login } from '@toptan/contract/auth';
import type { BodyOf } from '@toptan/contract/endpoint';
import { ArrowRight, Clock } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { placeFieldErrors, useErrorText, useProblemText } from '../api/form.ts';
import { usePortal } from '../portal/portal-store.ts';
import { useSessionStore } from '../session/session-store.ts';
import { Button } from '../ui/button/button.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { toast } from '../ui/feedback/toast-store.ts';
import { Field } from '../ui/form/field.tsx';
import { PasswordInput } from '../ui/form/password-input.tsx';
import { PublicForm } from '../ui/form/public-form.tsx';
import { DocumentTitle } from '../ui/layout/document-title.tsx';
import { PublicLayout, useFirstFocus } from '../ui/layout/public-layout.tsx';
import { CodeField } from './code-field.tsx';
import { beginSession } from './session-check.ts';
import { UsernameInput } from './username-input.tsx';

/** Most portals have set none. */
const LoginContact = lazy(async () => ({ default: (await import('./login-contact.tsx')).LoginContact }));

const fieldNames = ['username', 'password', 'code'] as const;
type FieldName = (typeof fieldNames)[number];

/** The first screen that anybody loads: its two fields need no form library, the browser and the server check them. */
export function LoginPage() {
  const { t } = useTranslation(['auth', 'errors', 'words']);
  const problem = useProblemText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { product, collection } = useSearch({ strict: false });
  const isRegistrationOpen = usePortal(portal => portal.isRegistrationOpen);
  const hasContact = usePortal(
    ({ phone, whatsapp, showcase }) => (phone ?? whatsapp) !== null || showcase !== 'off',
  );
  const wasLost = useSessionStore(session => session.wasLost);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  /** The user name that a code is asked of; another one may have none. */
  const [codeOf, setCodeOf] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const refused = useRef<ReturnType<typeof toast>>(undefined);
  const [errors, setErrors] = useState<Partial<Record<FieldName, FieldError | undefined>>>({});
  const setError = (name: FieldName, error?: FieldError) => setErrors(known => ({ ...known, [name]: error }));

  useFirstFocus(() => username.current?.focus());

  function nameMissing() {
    const missing = [username, password, code].flatMap(({ current }) =>
      current?.value === '' ? [current] : [],
    );
    for (const { name } of missing) setError(name as FieldName, { type: 'required' });
    missing[0]?.focus();
  }

  function showRefused(error: unknown) {
    if (placeFieldErrors(error, fieldNames, setError)) return;
    const refusal = error instanceof ApiError ? error.code : null;
    if (refusal === 'second_factor_required') return setCodeOf(username.current?.value);
    refused.current = toast({
      variant: 'destructive',
      title: t('words:error'),
      description: errorText(error),
    });
    const { current: wrong } = refusal === 'second_factor_wrong' ? code : password;
    wrong?.focus();
    wrong?.select();
  }

  async function signIn(body: BodyOf<typeof login>) {
    setBusy(true);
    refused.current?.dismiss();
    try {
      const session = await call(login, { body });
      const { user } = useSessionStore.getState();
      // The page of somebody else is left, and so is every address but that of shared goods.
      const staysHere = user ? user.id === session.user.id : (product ?? collection) !== undefined;
      await beginSession(session, async () => {
        if (!staysHere) await navigate({ to: '/' });
      });
    } catch (error) {
      showRefused(error);
      setBusy(false);
    }
  }

  return (
    <PublicLayout scene="login" hasStrip>
      <DocumentTitle>{t('login.title')}</DocumentTitle>
      <h1>{t('login.title')}</h1>
      <p className="public-lead">{t('login.lead')}</p>
      {wasLost && (
        <Callout tone="warning" icon={<Clock aria-hidden="true" />} live className="mt-4">
          {t('errors:code.not_signed_in')}
        </Callout>
      )}
      <PublicForm
        onSubmit={event => {
          event.preventDefault();
          void signIn(Object.fromEntries(new FormData(event.currentTarget)) as BodyOf<typeof login>);
        }}
        onRefused={nameMissing}
        isBusy={isBusy}
        action={t('login.submit')}
        busyAction={t('login.busy')}
      >
        <div className="login-fields">
          <Field
            label={t('login.username')}
            error={problem(errors.username, { required: t('login.usernameRequired') })}
          >
            <UsernameInput
              ref={username}
              name="username"
              onChange={({ target }) => {
                setError('username');
                if (target.value !== codeOf) setCodeOf(undefined);
              }}
            />
          </Field>
          <Field
            label={t('login.password')}
            error={problem(errors.password, { required: t('login.passwordRequired') })}
          >
            <PasswordInput
              ref={password}
              name="password"
              onChange={() => setError('password')}
              size="lg"
              required
              autoComplete="current-password"
            />
          </Field>
          {codeOf !== undefined ? (
            <CodeField
              ref={code}
              name="code"
              onChange={() => setError('code')}
              error={problem(errors.code, { required: t('login.codeRequired') })}
            />
          ) : (
            <Link to="/forgot-password" className="justify-self-start text-14 text-accent-text">
              {t('login.forgot')}
            </Link>
          )}
        </div>
      </PublicForm>
      {isRegistrationOpen && (
        <div className="login-ask">
          <Button variant="link" asChild>
            <Link to="/register">
              {t('login.register')}
              <ArrowRight className="flip" aria-hidden="true" />
            </Link>
          </Button>
          <p className="mt-1.5 text-13 leading-[1.5] text-ink-3 max-md:text-14">{t('login.registerNote')}</p>
        </div>
      )}
      {hasContact && (
        <Suspense>
          <LoginContact />
        </Suspense>
      )}
    </PublicLayout>
  );
}

import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { passwordResetSchema, requestPasswordReset } from '@toptan/contract/new-password';
import { ArrowLeft, Mail } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { contractResolver } from '../api/contract-resolver.ts';
import { placeFieldErrors, useErrorText, useProblemText } from '../api/form.ts';
import { queryClient } from '../api/query-client.ts';
import { usePortal } from '../portal/portal-store.ts';
import { Button } from '../ui/button/button.tsx';
import { InfoList } from '../ui/feedback/callout.tsx';
import { toast } from '../ui/feedback/toast-store.ts';
import { Field } from '../ui/form/field.tsx';
import { PublicForm } from '../ui/form/public-form.tsx';
import { BrandMark } from '../ui/layout/brand-mark.tsx';
import { DocumentTitle } from '../ui/layout/document-title.tsx';
import { PublicLayout, useFirstFocus } from '../ui/layout/public-layout.tsx';
import { LoginContact } from './login-contact.tsx';
import { UsernameInput } from './username-input.tsx';

/** Asks for a one-time link by mail. The answer is the same whether there is such an account. */
export function ForgotPasswordPage() {
  const { t } = useTranslation(['auth', 'errors']);
  const isMailSet = usePortal(portal => portal.isMailSet);
  const problem = useProblemText();
  const errorText = useErrorText();
  const form = useForm({
    resolver: contractResolver(passwordResetSchema),
    defaultValues: { username: '' },
  });
  const send = useMutation(
    {
      mutationFn: (body: { username: string }) => call(requestPasswordReset, { body }),
      onError: error => {
        if (placeFieldErrors(error, ['username'], form.setError)) return;
        toast({ variant: 'destructive', title: t('forgot.failed'), description: errorText(error) });
      },
    },
    queryClient,
  );

  useFirstFocus(() => form.setFocus('username'));

  return (
    <PublicLayout scene="login" hasStrip>
      <DocumentTitle>{t('forgot.title')}</DocumentTitle>
      {send.isSuccess ? (
        <>
          <BrandMark sign="check" className="mt-7 mb-3.5 h-14 w-12 text-accent" />
          <h1>{t('forgot.sentTitle')}</h1>
          <p className="public-lead" role="status">
            <Trans
              t={t}
              i18nKey="forgot.sentText"
              values={{ username: send.variables.username }}
              components={{ code: <bdi className="code" /> }}
            />
          </p>
          <InfoList
            className="mt-5"
            items={[{ id: 'hint', icon: <Mail aria-hidden="true" />, text: t('forgot.sentHint') }]}
          />
        </>
      ) : (
        <>
          <h1>{t('forgot.title')}</h1>
          <p className="public-lead">{t(isMailSet ? 'forgot.lead' : 'errors:code.mail_not_set')}</p>
        </>
      )}
      {isMailSet ? (
        !send.isSuccess && (
          <PublicForm
            onSubmit={form.handleSubmit(values => send.mutate(values))}
            onRefused={() => void form.trigger(undefined, { shouldFocus: true })}
            isBusy={send.isPending}
            action={t('forgot.submit')}
            busyAction={t('forgot.busy')}
          >
            <div className="login-fields">
              <Field
                label={t('login.username')}
                error={problem(form.formState.errors.username, { required: t('login.usernameRequired') })}
              >
                <UsernameInput {...form.register('username')} />
              </Field>
            </div>
          </PublicForm>
        )
      ) : (
        <LoginContact />
      )}
      <div className="login-ask">
        <Button variant="link" asChild>
          <Link to="/login">
            <ArrowLeft className="flip" aria-hidden="true" />
            {t('setPassword.backToLogin')}
          </Link>
        </Button>
      </div>
    </PublicLayout>
  );
}

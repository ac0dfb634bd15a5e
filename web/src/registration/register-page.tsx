import { useMutation } from '@tanstack/react-query';
import { submitRegistration } from '@toptan/contract/registration-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { usePortal } from '../portal/portal-store.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { DocumentTitle } from '../ui/layout/document-title.tsx';
import { LanguageMenu } from '../ui/layout/language-menu.tsx';
import { PublicLayout, WIDE } from '../ui/layout/public-layout.tsx';
import { useMedia } from '../ui/layout/use-media.ts';
import { AfterTag } from './after-tag.tsx';
import { RegistrationClosed } from './registration-closed.tsx';
import { RegistrationDone } from './registration-done.tsx';
import { RegistrationForm, type RegistrationValues } from './registration-form.tsx';

/** The values of a sent request, and its time. */
export type SentRequest = RegistrationValues & { sentAt: string };

/** The public request for an account, in the three states of the specification: idle, submitting, submitted. */
export function RegisterPage() {
  const { t } = useTranslation('registration');
  const isWide = useMedia(WIDE);
  const isOpen = usePortal(portal => portal.isRegistrationOpen);
  const [sent, setSent] = useState<SentRequest | null>(null);

  const submit = useMutation(
    {
      mutationFn: (body: RegistrationValues) => call(submitRegistration, { body }),
      onSuccess: (_, values) => {
        setSent({ ...values, sentAt: new Date().toISOString() });
        toast({ variant: 'success', title: t('sentToast'), description: t('sentToastText') });
      },
    },
    queryClient,
  );

  return (
    <PublicLayout
      scene="registration"
      tag={sent || !isOpen ? undefined : <AfterTag />}
      languageMenu={<LanguageMenu />}
      isWideForm
    >
      <DocumentTitle>{t('title')}</DocumentTitle>
      {!isOpen ? (
        <RegistrationClosed />
      ) : sent ? (
        <RegistrationDone request={sent} />
      ) : (
        <RegistrationForm
          isBusy={submit.isPending}
          hasFacts={!isWide}
          onSubmit={values => submit.mutateAsync(values)}
        />
      )}
    </PublicLayout>
  );
}

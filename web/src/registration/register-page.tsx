import './after-tag.css';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { submitRegistration, submitRegistrationForm } from '@toptan/contract/registration-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { usePortal } from '../portal/portal-store.ts';
import { Button } from '../ui/button/button.tsx';
import { toast } from '../ui/feedback/toast-store.ts';
import { DocumentTitle } from '../ui/layout/document-title.tsx';
import { LanguageMenu } from '../ui/layout/language-menu.tsx';
import { PublicLayout, WIDE } from '../ui/layout/public-layout.tsx';
import { Thread } from '../ui/layout/thread.tsx';
import { useMedia } from '../ui/use-media.ts';
import { RegistrationDone, type SentRequest } from './registration-done.tsx';
import { RegistrationForm, type RegistrationValues } from './registration-form.tsx';

type Sent = { values: RegistrationValues; photo: File | null };

/** Sends a request. @returns whether its photograph was not taken */
async function sendRequest({ values: body, photo }: Sent): Promise<boolean> {
  if (photo) return !(await call(submitRegistrationForm, { body }, { file: photo })).isTaxPlateTaken;
  await call(submitRegistration, { body });
  return false;
}

/** The public request for an account, in the three states of the specification: idle, submitting, submitted. */
export function RegisterPage() {
  const { t } = useTranslation('registration');
  const isWide = useMedia(WIDE);
  const { isRegistrationOpen: isOpen, isTaxAsked } = usePortal();
  const [sent, setSent] = useState<SentRequest | null>(null);

  const submit = useMutation(
    {
      mutationFn: sendRequest,
      onSuccess: (isPhotoLost, { values }) => {
        setSent({ ...values, sentAt: new Date().toISOString(), isPhotoLost });
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
          isTaxAsked={isTaxAsked}
          onSubmit={(values, photo) => submit.mutateAsync({ values, photo })}
        />
      )}
    </PublicLayout>
  );
}

/** The next steps after a request, on a swing tag that hangs from the rail. */
function AfterTag() {
  const { t } = useTranslation('registration');
  return (
    <aside className="after-tag">
      <div className="after-tag-face">
        <h2 className="mb-4.5 pb-4.5 border-b border-dashed border-line-2 text-20 leading-[1.75rem] text-center">
          {t('after.title')}
        </h2>
        <Thread
          steps={[
            { title: t('after.review'), text: t('after.reviewText') },
            { title: t('after.login'), text: t('after.loginText') },
            { title: t('after.order'), text: t('after.orderText') },
          ]}
        />
      </div>
      <span className="after-tag-eye" />
    </aside>
  );
}

/** No requests are taken, and where to go from here. */
function RegistrationClosed() {
  const { t } = useTranslation('registration');
  return (
    <>
      <h1>{t('closed.title')}</h1>
      <p className="public-lead">{t('closed.text')}</p>
      <Button variant="primary" size="lg" wide asChild>
        <Link to="/login">{t('backToLogin')}</Link>
      </Button>
    </>
  );
}

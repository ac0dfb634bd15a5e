import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Trans } from 'react-i18next';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button/button.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { BrandMark } from '../ui/layout/brand-mark.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Thread } from '../ui/layout/thread.tsx';
import type { RegistrationValues } from './registration-form.tsx';

/** The values of a sent request, and its time. */
export type SentRequest = RegistrationValues & { sentAt: string; isPhotoLost: boolean };

/** The request has arrived: the next steps, and the way back to the login. */
export function RegistrationDone({ request }: { request: SentRequest }) {
  const { t, dateTime } = useWords('registration');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <BrandMark sign="check" className="mt-7 mb-3.5 h-14 w-12 text-accent-text" />
      <h1 ref={heading} tabIndex={-1}>
        {t('done.title')}
      </h1>
      <p className="public-lead">
        <Trans
          t={t}
          i18nKey="done.lead"
          values={{ person: request.ownerFirstName, company: request.customerName }}
          components={{ person: <bdi />, company: <bdi className="font-medium text-ink" /> }}
        />
      </p>
      {request.isPhotoLost && (
        <Callout tone="warning" className="mt-5">
          {t('done.photoLost')}
        </Callout>
      )}
      <Card className="mt-5 p-4">
        <Thread
          steps={[
            { title: t('done.sent'), text: <bdi>{dateTime(request.sentAt)}</bdi>, past: true },
            { title: t('done.review'), text: t('done.reviewText') },
            {
              title: t('done.login'),
              text: (
                <Trans
                  t={t}
                  i18nKey="done.loginText"
                  values={{ email: request.email }}
                  components={{ email: <bdi className="ltr wrap-anywhere text-ink-2" /> }}
                />
              ),
            },
            { title: t('done.order'), text: t('done.orderText') },
          ]}
        />
      </Card>
      <Button variant="primary" size="lg" wide asChild>
        <Link to="/login">{t('backToLogin')}</Link>
      </Button>
    </>
  );
}

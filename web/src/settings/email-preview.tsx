import './email-preview.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Language } from '@toptan/contract/languages';
import { type PreviewedEmail, previewEmail } from '@toptan/contract/settings';
import { useTranslation } from 'react-i18next';
import { dataQuery } from '../api/queries.ts';
import { LoadError } from '../lists/load-error.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';

interface EmailPreviewProps {
  email: PreviewedEmail;
  language: Language;
  /** The sentence of one's own in it. */
  sentence?: string;
}

/** The email as it would arrive. Nothing in it runs, and nothing in it leads anywhere. */
export function EmailPreview({ email, language, sentence = '' }: EmailPreviewProps) {
  const { t } = useTranslation('settings');
  const query = useQuery({
    ...dataQuery(previewEmail, { query: { email, language, ...(sentence && { sentence }) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const { data, error } = query;
  if (data)
    return (
      <>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-13 wrap-anywhere">
          <dt className="text-ink-3">{t('emails.from')}</dt>
          <dd>
            <bdi>{data.from}</bdi>
          </dd>
          <dt className="text-ink-3">{t('emails.subject')}</dt>
          <dd>
            <bdi>{data.subject}</bdi>
          </dd>
        </dl>
        <iframe className="email-preview" title={t('emails.preview')} sandbox="" srcDoc={data.html} />
      </>
    );
  if (error) return <LoadError inline title={t('emails.failed')} query={query} />;
  return <Skeleton shape="box" height="420px" />;
}

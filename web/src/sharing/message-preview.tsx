import type { ResponseOf } from '@toptan/contract/endpoint';
import type { Language } from '@toptan/contract/languages';
import type { createShareLink } from '@toptan/contract/sharing';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTable } from '../i18n/language-table.ts';
import { LoadingWords, Skeleton } from '../ui/feedback/skeleton.tsx';

interface MessagePreviewProps {
  /** Undefined: it is being made. */
  link: ResponseOf<typeof createShareLink> | undefined;
  language: Language;
  text: string;
  onText: (text: string) => void;
  field: Ref<HTMLTextAreaElement>;
}

/** The message as it arrives: the card above, and below it the words, which can be changed. */
export function MessagePreview({ link, language, text, onText, field }: MessagePreviewProps) {
  const { t } = useTranslation('share');
  const { direction } = languageTable[language];
  const { title, description } = link?.drafts[language] ?? {};
  return (
    <div className="share-chat" dir={direction}>
      <div
        className="w-[min(100%,340px)] ms-auto p-1 rounded-3 rounded-se-1 bg-surface shadow-(--lift)"
        lang={language}
      >
        <div className="overflow-hidden rounded-2 bg-sunken">
          {link === undefined ? (
            <>
              <Skeleton shape="box" width="100%" height="160px" />
              <span className="share-card-words">
                <LoadingWords>{t('making')}</LoadingWords>
                <Skeleton width="62%" />
                <Skeleton width="84%" />
              </span>
            </>
          ) : (
            <>
              {link.cardUrl && (
                <img className="block w-full h-auto" src={link.cardUrl} width={1200} height={630} alt="" />
              )}
              <span className="share-card-words">
                <b>
                  <bdi>{title}</bdi>
                </b>
                <span>{description}</span>
                <bdi className="ltr quiet">{new URL(link.address).host}</bdi>
              </span>
            </>
          )}
        </div>
        {link && (
          <textarea
            ref={field}
            className="block w-full min-h-30 mt-1 py-2 px-2.5 border border-control rounded-2 bg-surface text-14 leading-[1.45] wrap-anywhere field-sizing-content resize-none max-md:text-16"
            aria-label={t('message')}
            dir={direction}
            value={text}
            onChange={event => onText(event.target.value)}
          />
        )}
      </div>
    </div>
  );
}

import './hand-over.css';
import type { Draft } from '@toptan/contract/drafts';
import { useTranslation } from 'react-i18next';
import { languageTable } from '../i18n/language-table.ts';
import { useFormat } from '../i18n/use-format.ts';
import { QrCode } from '../ui/layout/qr-code.tsx';
import { LinkPanel } from './link-panel.tsx';
import { type LinkOfDraft, messageOf, type OrderOfDraft } from './links-api.ts';

interface LinkPreviewProps extends OrderOfDraft {
  draft: Draft;
  of: LinkOfDraft;
}

/** The words and the code that a shop gets with its order, before they are sent. */
export function LinkPreview({ draft, of, ...order }: LinkPreviewProps) {
  const { t } = useTranslation('desk');
  const { date } = useFormat();
  return (
    <LinkPanel {...{ draft, of }}>
      {({ link, until, language, name }) => (
        <div className="hand-over">
          <figure className="grid content-start gap-2">
            <figcaption className="font-medium">{t('send.words')}</figcaption>
            <p className="whitespace-pre-line" dir={languageTable[language].direction} lang={language}>
              {messageOf({ link, name }, order, language)}
            </p>
            <p className="quiet">{t('link.until', { day: date(until, 'dayMonth') })}</p>
          </figure>
          <div className="grid content-start gap-2 text-center">
            <QrCode value={link} label={t('link.qr')} />
            <p className="quiet">{t('link.beside')}</p>
          </div>
        </div>
      )}
    </LinkPanel>
  );
}

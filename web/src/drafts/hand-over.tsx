import { useQuery } from '@tanstack/react-query';
import { getCustomer } from '@toptan/contract/customers';
import type { Draft } from '@toptan/contract/drafts';
import type { Language } from '@toptan/contract/languages';
import { useState } from 'react';
import { dataQuery } from '../api/queries.ts';
import { MessageDraft } from '../customers/message-draft.tsx';
import { languageOptions } from '../i18n/language-table.ts';
import { useWords } from '../i18n/use-words.ts';
import { usePortal } from '../portal/portal-store.ts';
import { Field } from '../ui/form/field.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { QrCode } from '../ui/layout/qr-code.tsx';
import { LinkPanel } from './link-panel.tsx';
import { type DraftLink, type LinkOfDraft, messageOf, type OrderOfDraft } from './links-api.ts';

interface HandOverProps extends OrderOfDraft {
  draft: Draft;
  of: LinkOfDraft;
  /** Before WhatsApp opens; false keeps it from opening. */
  onOpen?: (() => boolean) | undefined;
}

/** The message with the link to a draft, and its code for a buyer who stands beside. */
export function HandOver({ draft, of, ...message }: HandOverProps) {
  return <LinkPanel {...{ draft, of }}>{link => <Message {...{ draft, link, ...message }} />}</LinkPanel>;
}

interface MessageProps extends Omit<HandOverProps, 'of'> {
  link: DraftLink;
}

function Message({ draft, link: { link, until, language, name }, onOpen, ...order }: MessageProps) {
  const { t, date } = useWords(['desk', 'customers']);
  const languages = usePortal(portal => portal.languages);
  const { data: customer } = useQuery(dataQuery(getCustomer, { params: { id: draft.customer.id } }));
  const [spoken, setSpoken] = useState<Language>(
    languages.includes(language) ? language : (languages[0] ?? 'en'),
  );
  const text = messageOf({ link, name }, order, spoken);
  const phones = customer ?? { ownerMobile: null, phone: null, landline: null };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-6 max-md:grid-cols-1">
      <div className="grid content-start gap-4">
        {languages.length > 1 && (
          <Field label={t('customers:invite.language')} group>
            <Segmented
              look="field"
              value={spoken}
              onChange={setSpoken}
              options={languageOptions(languages)}
            />
          </Field>
        )}
        <MessageDraft
          key={text}
          {...{ phones, text, onOpen }}
          customerId={customer?.id}
          language={spoken}
          hint={t('link.until', { day: date(until, 'dayMonth') })}
        />
      </div>
      <div className="grid content-start gap-2 text-center">
        <QrCode value={link} label={t('link.qr')} />
        <p className="quiet">{t('link.beside')}</p>
      </div>
    </div>
  );
}

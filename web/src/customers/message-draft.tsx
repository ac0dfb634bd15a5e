import type { Language } from '@toptan/contract/languages';
import { MessageCircle } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTable } from '../i18n/language-table.ts';
import { usePortal } from '../portal/portal-store.ts';
import {
  homeCodeOf,
  internationalDigits,
  type Phones,
  phoneOf,
  whatsappAddress,
} from '../portal/whatsapp.ts';
import { Button } from '../ui/button/button.tsx';
import { CopyButton } from '../ui/button/copy-button.tsx';
import { Field } from '../ui/form/field.tsx';
import { Select } from '../ui/form/select.tsx';
import { Textarea } from '../ui/form/textarea.tsx';

const phoneKinds = ['ownerMobile', 'phone', 'landline'] as const satisfies readonly (keyof Phones)[];

interface MessageDraftProps {
  phones: Phones;
  language: Language;
  /** The text that the message begins with; another one is another message, with a `key` of its own. */
  text: string;
  hint: ReactNode;
  /** Before WhatsApp opens; false keeps it from opening. */
  onOpen?: (() => boolean) | undefined;
}

/** A message that is changed, sent to one of the receiver's telephones by WhatsApp, or copied. */
export function MessageDraft({ phones, language, text, hint, onOpen }: MessageDraftProps) {
  const { t } = useTranslation(['customers', 'fields']);
  const [chosen, setChosen] = useState<keyof Phones>();
  const phone = (chosen && phones[chosen]) ?? phoneOf(phones);
  const kinds = phoneKinds.filter(
    (kind, at) => phones[kind] && phoneKinds.findIndex(other => phones[other] === phones[kind]) === at,
  );
  const home = usePortal(portal => homeCodeOf(phones, portal));
  const [message, setMessage] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      {kinds.length > 1 && (
        <Field label={t('invite.to')}>
          <Select
            value={kinds.find(kind => phones[kind] === phone)}
            onChange={setChosen}
            options={kinds.map(value => ({
              value,
              label: (
                <>
                  <bdi className="ltr">{phones[value]}</bdi>{' '}
                  <span className="quiet">{t(`fields:${value}`)}</span>
                </>
              ),
            }))}
          />
        </Field>
      )}
      <Field label={t('invite.message')} hint={hint}>
        <Textarea
          ref={field}
          rows={6}
          dir={languageTable[language].direction}
          lang={language}
          value={message}
          onChange={event => setMessage(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary">
          <a
            href={whatsappAddress(phone, message, home)}
            target="_blank"
            rel="noreferrer"
            onClick={event => onOpen?.() === false && event.preventDefault()}
          >
            <MessageCircle aria-hidden="true" />
            {t('invite.whatsapp')}
          </a>
        </Button>
        <CopyButton value={message} select={() => field.current?.select()} />
      </div>
      {internationalDigits(phone, home) === null && <p className="quiet">{t('invite.noCountry')}</p>}
    </>
  );
}

import type { Customer } from '@toptan/contract/customers';
import type { Language } from '@toptan/contract/languages';
import { MessageCircle } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTable } from '../i18n/language-table.ts';
import { usePortal } from '../portal/portal-store.ts';
import {
  homeCodeOf,
  internationalDigits,
  lacksCountry,
  type Phones,
  phoneOf,
  whatsappAddress,
  withCode,
} from '../portal/whatsapp.ts';
import { Button } from '../ui/button/button.tsx';
import { CopyButton } from '../ui/button/copy-button.tsx';
import { Field } from '../ui/form/field.tsx';
import { Select } from '../ui/form/select.tsx';
import { Textarea } from '../ui/form/textarea.tsx';
import { CountryQuestion } from './country-question.tsx';

const phoneKinds = ['ownerMobile', 'phone', 'landline'] as const satisfies readonly (keyof Phones)[];

interface MessageDraftProps {
  phones: Phones;
  /** The customer with these telephones; left out for a member of staff, and until it is known. */
  customerId?: string | undefined;
  /** Called with the customer whose number has its country. */
  onKept?: ((customer: Customer) => void) | undefined;
  language: Language;
  /** The text that the message begins with; another one is another message, with a `key` of its own. */
  text: string;
  hint: ReactNode;
  /** Before WhatsApp opens; false keeps it from opening. */
  onOpen?: (() => boolean) | undefined;
}

/** A message that is changed, sent to one of the receiver's telephones by WhatsApp, or copied. */
export function MessageDraft({
  phones,
  customerId,
  onKept,
  language,
  text,
  hint,
  onOpen,
}: MessageDraftProps) {
  const { t } = useTranslation(['customers', 'fields']);
  const [chosen, setChosen] = useState<keyof Phones>();
  const phone = (chosen && phones[chosen]) ?? phoneOf(phones);
  const kinds = phoneKinds.filter(
    (kind, at) => phones[kind] && phoneKinds.findIndex(other => phones[other] === phones[kind]) === at,
  );
  const kind = kinds.find(each => phones[each] === phone);
  const home = usePortal(portal => homeCodeOf(phones, portal));
  const isNumber = internationalDigits(phone, home) !== null;
  const [message, setMessage] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      {kinds.length > 1 && (
        <Field label={t('invite.to')}>
          <Select
            value={kind}
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
      {customerId && kind && <CountryQuestion key={kind} {...{ customerId, phones, kind, onKept }} />}
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
        {phone !== null && isNumber && (
          <bdi className="ltr quiet self-center">
            {lacksCountry(phone, home) ? withCode(phone, home) : phone}
          </bdi>
        )}
        <CopyButton value={message} select={() => field.current?.select()} />
      </div>
      {!isNumber && <p className="quiet">{t('invite.noCountry')}</p>}
    </>
  );
}

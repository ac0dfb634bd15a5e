import type { Customer } from '@toptan/contract/customers';
import type { Language } from '@toptan/contract/languages';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageOptions } from '../i18n/language-table.ts';
import { usePortal } from '../portal/portal-store.ts';
import type { Phones } from '../portal/whatsapp.ts';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { AddressNotice } from './address-notice.tsx';
import { MessageDraft } from './message-draft.tsx';

/** A link for a customer or a member of staff, and the message with the link. */
export interface Invitation {
  name: string;
  phones: Phones;
  /** Left out for a member of staff. */
  customerId?: string;
  language: Language;
  /** Left out until it is made: it ends the one before. */
  link?: { setPasswordLink: string; message: string } | undefined;
}

interface InviteDialogProps {
  invitation: Invitation;
  busy: boolean;
  /** Makes the link, where there is none yet. */
  onMake?: () => void;
  /** Changes the language of the message, for which a link that is there is made anew. */
  onLanguage: (language: Language) => void;
  /** Called with the customer whose number has its country. */
  onKept?: (customer: Customer) => void;
  /** The next invitation; undefined when nobody waits. */
  next?: { name: string; onOpen: () => void } | undefined;
  onClose: () => void;
}

/** An invitation: its link is made, and its message changed, sent by WhatsApp or copied. */
export function InviteDialog({
  invitation,
  busy,
  onMake,
  onLanguage,
  onKept,
  next,
  onClose,
}: InviteDialogProps) {
  const { t } = useTranslation('customers');
  const languages = usePortal(portal => portal.languages);
  const { name, language, link } = invitation;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      padded
      title={t('invite.title', { name })}
      footer={
        link && next ? (
          <Button onClick={next.onOpen}>{t('invite.next', { name: next.name })}</Button>
        ) : (
          <Button onClick={onClose}>{t('invite.close')}</Button>
        )
      }
    >
      <div className="grid gap-4">
        {link && <AddressNotice address={link.setPasswordLink} />}
        {languages.length > 1 && (
          <Field label={t('invite.language')} group>
            <Segmented
              look="field"
              value={language}
              onChange={onLanguage}
              disabled={busy}
              options={languageOptions(languages)}
            />
          </Field>
        )}
        {link ? (
          // Another link begins with its own message.
          <MessageDraft
            key={link.setPasswordLink}
            {...invitation}
            onKept={onKept}
            text={link.message}
            hint={t('invite.once')}
          />
        ) : (
          <>
            <p className="quiet">{t('invite.once')}</p>
            <Button className="justify-self-start" variant="primary" busy={busy} onClick={onMake}>
              <Link2 aria-hidden="true" />
              {t('invite.make')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

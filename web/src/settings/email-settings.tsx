import './email-settings.css';
import type { Language } from '@toptan/contract/languages';
import { type EmailKind, emailKinds, emailSentenceMax } from '@toptan/contract/settings';
import { portalNameMax } from '@toptan/contract/settings-changes';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/language-store.ts';
import { languageTable } from '../i18n/language-table.ts';
import { inputOf } from '../lists/staff-form.tsx';
import { Field } from '../ui/form/field.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { Switch } from '../ui/form/switch.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { Textarea } from '../ui/form/textarea.tsx';
import { Card } from '../ui/layout/card.tsx';
import { EmailPreview } from './email-preview.tsx';
import { NoMailServer } from './no-mail-server.tsx';
import type { SettingsForm } from './use-settings-form.ts';

type Choice = { email: EmailKind; language: Language };

/** The sender of emails, and a sentence of one's own in each of them. */
export function EmailSettings({ form }: { form: SettingsForm }) {
  const { t } = useTranslation('settings');
  const own = useLanguage();
  const { draft } = form;
  const [{ email, language }, setChoice] = useState<Choice>({ email: 'login-details', language: own });
  const sentence = draft.emailSentences[email]?.[language] ?? '';
  const write = (text: string) => {
    const { [language]: _, ...others } = draft.emailSentences[email] ?? {};
    form.set('emailSentences', {
      ...draft.emailSentences,
      [email]: text ? { ...others, [language]: text } : others,
    });
  };
  return (
    <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] items-start gap-6 max-lg:grid-cols-1">
      <div className="grid gap-3">
        <NoMailServer />
        <Card>
          <FormSection title={t('names.senderName')} hint={t('emails.senderHint')}>
            <Field label={t('names.name')} error={form.problem('senderName')} span={6}>
              <TextInput
                {...inputOf.name}
                maxLength={portalNameMax}
                placeholder={draft.name}
                value={draft.senderName}
                onChange={event => form.set('senderName', event.target.value)}
              />
            </Field>
          </FormSection>
        </Card>
        <Card title={t('emails.list')} end={t('emails.listHint')}>
          <ul className="email-kinds">
            {emailKinds.map(kind => (
              <li key={kind}>
                <button
                  type="button"
                  aria-pressed={kind === email}
                  onClick={() => setChoice({ email: kind, language })}
                >
                  <span>
                    <b>{t(`emails.${kind}`)}</b>
                    <small>{t(`emails.${kind}To`)}</small>
                  </span>
                  <small>
                    {kind === 'order-confirmation' && !draft.isOrderEmailOn
                      ? t('emails.off')
                      : Object.values(draft.emailSentences[kind] ?? {}).some(Boolean) &&
                        t('emails.ownSentence')}
                  </small>
                </button>
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <Card
        title={t(`emails.${email}`)}
        end={
          <Segmented
            label={t('emails.language')}
            value={language}
            onChange={next => setChoice({ email, language: next })}
            options={draft.languages.map(value => ({ value, label: languageTable[value].short }))}
          />
        }
      >
        <div className="grid gap-4 pt-4 pb-5 px-5">
          {email === 'order-confirmation' && (
            <Switch
              label={t('emails.orderOn')}
              hint={t('emails.orderOnHint')}
              checked={draft.isOrderEmailOn}
              onChange={isOn => form.set('isOrderEmailOn', isOn)}
            />
          )}
          <Field
            label={t('emails.sentence')}
            hint={t('emails.sentenceHint', { limit: emailSentenceMax })}
            error={form.problem('emailSentences')}
          >
            <Textarea
              dir="auto"
              lang={language}
              maxLength={emailSentenceMax}
              value={sentence}
              onChange={event => write(event.target.value)}
            />
          </Field>
          <EmailPreview email={email} language={language} sentence={useDeferredValue(sentence)} />
        </div>
      </Card>
    </div>
  );
}

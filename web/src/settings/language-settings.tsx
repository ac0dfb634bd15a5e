import { type Language, languages } from '@toptan/contract/languages';
import { useTranslation } from 'react-i18next';
import { AddressNotice } from '../customers/address-notice.tsx';
import { languageOptions, languageTable } from '../i18n/language-table.ts';
import { CopyField } from '../ui/form/copy-field.tsx';
import { Field } from '../ui/form/field.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { Switch } from '../ui/form/switch.tsx';
import { Card } from '../ui/layout/card.tsx';
import type { SettingsForm } from './use-settings-form.ts';

/** The languages that the portal offers, and whether new shops may apply. */
export function LanguageSettings({ form }: { form: SettingsForm }) {
  const { t } = useTranslation('settings');
  const { languages: offered, isRegistrationOpen } = form.draft;
  const toggle = (language: Language, isOn: boolean) =>
    form.set('languages', isOn ? [...offered, language] : offered.filter(each => each !== language));
  const first = offered[0] ?? 'en';
  return (
    <Card>
      <FormSection title={t('names.languages')} hint={t('languagesHint')}>
        {languages.map(language => (
          <Switch
            key={language}
            label={<span lang={language}>{languageTable[language].name}</span>}
            checked={offered.includes(language)}
            disabled={offered.length === 1 && offered.includes(language)}
            onChange={isOn => toggle(language, isOn)}
          />
        ))}
        <Field
          label={t('firstLanguage')}
          hint={t('firstLanguageHint')}
          error={form.problem('languages')}
          group
        >
          <Segmented
            look="field"
            value={first}
            onChange={language =>
              form.set('languages', [language, ...offered.filter(each => each !== language)])
            }
            options={languageOptions(offered)}
          />
        </Field>
      </FormSection>
      <FormSection title={t('names.isRegistrationOpen')} hint={t('registrationHint')}>
        <Switch
          label={t('registrationOpen')}
          hint={t('registrationOpenHint')}
          checked={isRegistrationOpen}
          onChange={isOpen => form.set('isRegistrationOpen', isOpen)}
        />
        {isRegistrationOpen && (
          <Field label={t('registrationAddress')} span={4}>
            <CopyField value={`${window.location.origin}/register`} label={t('registrationAddress')} />
          </Field>
        )}
        {isRegistrationOpen && (
          <div className="col-span-full">
            <AddressNotice address={window.location.origin} />
          </div>
        )}
      </FormSection>
    </Card>
  );
}

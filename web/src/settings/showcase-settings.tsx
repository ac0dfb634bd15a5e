import { showcaseModes } from '@toptan/contract/portal';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { CopyField } from '../ui/form/copy-field.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { Switch } from '../ui/form/switch.tsx';
import { Card } from '../ui/layout/card.tsx';
import { ShowcasedCollections } from './showcased-collections.tsx';
import type { SettingsForm } from './use-settings-form.ts';

/** What people without an account see, whether search engines may list it, and what applicants are asked for. */
export function ShowcaseSettings({ form }: { form: SettingsForm }) {
  const { t } = useTranslation('settings');
  const { showcase, isShowcaseIndexed, isTaxAsked, isRegistrationOpen } = form.draft;
  const address = `${window.location.origin}/showcase`;
  return (
    <Card>
      <FormSection title={t('names.showcase')} hint={t('showcaseHint')}>
        <Segmented
          look="field"
          className="col-span-full"
          label={t('names.showcase')}
          value={showcase}
          onChange={mode => form.set('showcase', mode)}
          options={showcaseModes.map(value => ({ value, label: t(`showcaseModes.${value}`) }))}
        />
        {showcase === 'collections' && <ShowcasedCollections />}
        {form.base.showcase !== 'off' && (
          <div className="showcase-address col-span-full flex flex-wrap gap-2">
            <CopyField value={address} label={t('showcaseAddress')} variant="quiet" />
            <Button asChild>
              <a href={address} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden="true" />
                {t('showcaseOpen')}
              </a>
            </Button>
          </div>
        )}
      </FormSection>
      {showcase !== 'off' && (
        <FormSection title={t('names.isShowcaseIndexed')}>
          <Switch
            label={t('indexed')}
            hint={t('indexedHint')}
            checked={isShowcaseIndexed}
            onChange={isIndexed => form.set('isShowcaseIndexed', isIndexed)}
          />
        </FormSection>
      )}
      {isRegistrationOpen && (
        <FormSection title={t('applications')} hint={t('applicationsHint')}>
          <Switch
            label={t('taxAsked')}
            hint={t('taxAskedHint')}
            checked={isTaxAsked}
            onChange={isAsked => form.set('isTaxAsked', isAsked)}
          />
        </FormSection>
      )}
    </Card>
  );
}

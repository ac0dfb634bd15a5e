import './notice-settings.css';
import { type NoticeSwitch, noticeSwitches } from '@toptan/contract/notice-kinds';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/language-store.ts';
import { NoticeGrid } from '../notices/notice-grid.tsx';
import { usePortalName } from '../portal/portal-store.ts';
import { Field } from '../ui/form/field.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { Switch } from '../ui/form/switch.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { BrandMark } from '../ui/layout/brand-mark.tsx';
import { Card } from '../ui/layout/card.tsx';
import { EmailPreview } from './email-preview.tsx';
import { NoMailServer } from './no-mail-server.tsx';
import type { SettingsForm } from './use-settings-form.ts';

const ways = ['email', 'device', 'whatsapp'] as const;

/** The hours that are proposed where there were none. */
const usualHours = { from: '20:00', until: '09:00' };

/** The switches of what shops are told and how, and the hours in which nothing is sent. */
export function NoticeSettings({ form }: { form: SettingsForm }) {
  const { t } = useTranslation('notices');
  const { noticesOn, quietHours } = form.draft;
  const language = useLanguage();
  const hint = useId();
  const set = (name: NoticeSwitch, isOn: boolean) =>
    form.set(
      'noticesOn',
      noticeSwitches.filter(each => (each === name ? isOn : noticesOn.includes(each))),
    );
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] items-start gap-6 max-lg:grid-cols-1">
      <div className="grid gap-3">
        <NoMailServer />
        <Card title={t('title')} end={<span id={hint}>{t('hint')}</span>}>
          <NoticeGrid
            label={t('title')}
            ways={ways}
            switches={noticeSwitches}
            isOn={name => noticesOn.includes(name)}
            onChange={set}
            hints={{
              confirmed: t('confirmedHint'),
              changed: t('changedHint'),
              back_in_stock: t('stockHint'),
              new_collection: t('openingHint'),
            }}
          />
        </Card>
        <Card>
          <FormSection title={t('quiet')} hint={t('quietHint')}>
            <Switch
              label={t('quiet')}
              checked={quietHours !== null}
              onChange={isOn => form.set('quietHours', isOn ? usualHours : null)}
            />
            {quietHours &&
              (['from', 'until'] as const).map(end => (
                <Field key={end} label={t(end)} error={form.problem('quietHours')} span={2}>
                  <TextInput
                    type="time"
                    value={quietHours[end]}
                    onChange={event => form.set('quietHours', { ...quietHours, [end]: event.target.value })}
                  />
                </Field>
              ))}
          </FormSection>
        </Card>
      </div>
      <div className="grid gap-3">
        <Card title={t('preview')}>
          <div className="grid gap-4 pt-4 pb-5 px-5">
            <EmailPreview email="order-news" language={language} />
            <Notification />
          </div>
        </Card>
      </div>
    </div>
  );
}

/** What a device shows of an order. */
function Notification() {
  const { t } = useTranslation('notices');
  const portal = usePortalName();
  return (
    <div className="notice-device py-5 px-4 rounded-2">
      <div className="flex items-center gap-3 py-2.5 px-3 rounded-3 bg-surface">
        <BrandMark />
        <p>
          <b className="block">{portal}</b>
          <bdi>TPT-26-01042</bdi>: {t('kind.shipped')}
        </p>
      </div>
    </div>
  );
}

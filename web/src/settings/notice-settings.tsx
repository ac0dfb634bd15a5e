import { type NoticeSwitch, noticeKinds, noticeSwitches } from '@toptan/contract/notice-kinds';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../ui/form/field.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { Switch } from '../ui/form/switch.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { Card } from '../ui/layout/card.tsx';
import { FigureTable } from '../ui/table/figure-table.tsx';
import type { SettingsForm } from './use-settings-form.ts';

const ways = ['email', 'whatsapp'] as const;

/** The hours that are proposed where there were none. */
const usualHours = { from: '20:00', until: '09:00' };

/** The switches of what shops are told and how, and the hours in which nothing is sent. */
export function NoticeSettings({ form }: { form: SettingsForm }) {
  const { t } = useTranslation('notices');
  const { noticesOn, quietHours } = form.draft;
  const hint = useId();
  const set = (name: NoticeSwitch, isOn: boolean) =>
    form.set(
      'noticesOn',
      noticeSwitches.filter(each => (each === name ? isOn : noticesOn.includes(each))),
    );
  return (
    <div className="settings-rows">
      <Card title={t('title')} end={<span id={hint}>{t('hint')}</span>}>
        <FigureTable
          label={t('title')}
          lead={t('when')}
          columns={ways.map(way => ({ id: way, header: t(way) }))}
          rows={noticeKinds.map(kind => ({
            id: kind,
            lead: t(`kind.${kind}`),
            second:
              kind === 'confirmed' ? t('confirmedHint') : kind === 'changed' ? t('changedHint') : undefined,
            cells: ways.map(way => {
              const name = noticeSwitches.find(each => each === `${kind}:${way}`);
              if (!name) return '–';
              const label = t('switch', { kind: t(`kind.${kind}`), way: t(way) });
              return (
                <Switch
                  key={way}
                  label={<span className="sr-only">{label}</span>}
                  checked={noticesOn.includes(name)}
                  onChange={isOn => set(name, isOn)}
                />
              );
            }),
          }))}
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
  );
}

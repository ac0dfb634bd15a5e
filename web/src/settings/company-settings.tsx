import './company-settings.css';
import { groupedIban, isIban, plainIban } from '@toptan/contract/iban';
import { portalNameMax } from '@toptan/contract/settings-changes';
import { Check, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputOf } from '../lists/staff-form.tsx';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Field } from '../ui/form/field.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { Card } from '../ui/layout/card.tsx';
import { useFocusKept } from '../ui/overlay/use-focus-kept.ts';
import { PortalPicture } from './portal-picture.tsx';
import type { SettingsForm } from './use-settings-form.ts';

type Name = 'name' | 'legalName' | 'address' | 'taxOffice' | 'taxNumber' | 'whatsapp' | 'email';

/** A line of text. */
export function SettingsLine({
  form,
  name,
  span,
  kind,
}: {
  form: SettingsForm;
  name: Name;
  span: 2 | 3 | 6;
  kind?: keyof typeof inputOf;
}) {
  const { t } = useTranslation('settings');
  return (
    <Field label={t(`names.${name}`)} error={form.problem(name)} span={span}>
      <TextInput
        {...inputOf[kind ?? 'name']}
        name={name}
        maxLength={name === 'name' ? portalNameMax : undefined}
        value={form.draft[name]}
        onChange={event => form.set(name, event.target.value)}
      />
    </Field>
  );
}

function Ibans({ form }: { form: SettingsForm }) {
  const { t } = useTranslation('settings');
  const { ibans } = form.draft;
  const [isAdded, setAdded] = useState(false);
  useFocusKept('[data-add]');
  const change = (at: number, part: Partial<(typeof ibans)[number]>) =>
    form.set(
      'ibans',
      ibans.map((row, place) => (place === at ? { ...row, ...part } : row)),
    );
  const stateOf = (iban: string) => {
    if (iban.trim() === '') return undefined;
    return isIban(plainIban(iban)) ? 'right' : 'wrong';
  };
  return (
    <div className="grid gap-3">
      <ul className="contents">
        {ibans.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and stay in their order
          <li key={at} className="settings-iban">
            <TextInput
              autoFocus={isAdded}
              {...inputOf.name}
              aria-label={t('bank', { at: at + 1 })}
              placeholder={t('bankPlaceholder')}
              value={row.bank}
              onChange={event => change(at, { bank: event.target.value })}
            />
            <TextInput
              {...inputOf.code}
              aria-label={t('iban', { at: at + 1 })}
              aria-invalid={(form.problem('ibans') && stateOf(row.iban) !== 'right') || undefined}
              placeholder="TR00 0000 0000 0000 0000 0000 00"
              value={row.iban}
              onChange={event => change(at, { iban: event.target.value })}
              onBlur={() => change(at, { iban: groupedIban(plainIban(row.iban)) })}
              trailing={stateOf(row.iban) === 'right' ? <Check aria-label={t('ibanRight')} /> : undefined}
            />
            <IconButton
              label={t('ibanRemove', { at: at + 1 })}
              onClick={() =>
                form.set(
                  'ibans',
                  ibans.filter((_, place) => place !== at),
                )
              }
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {form.problem('ibans') && (
        <p className="mt-1.5 text-13 text-signal" role="alert">
          {form.problem('ibans')}
        </p>
      )}
      <Button
        className="justify-self-start"
        data-add
        onClick={() => {
          setAdded(true);
          form.set('ibans', [...ibans, { bank: '', iban: '' }]);
        }}
      >
        <Plus aria-hidden="true" />
        {t('ibanAdd')}
      </Button>
    </div>
  );
}

/** The wholesaler: name, logo, address, tax, bank accounts, contacts. */
export function CompanySettings({ form }: { form: SettingsForm }) {
  const { t } = useTranslation('settings');
  const { phones } = form.draft;
  return (
    <Card>
      <FormSection title={t('tabs.company')} hint={t('companyHint')}>
        <PortalPicture place="logo" url={form.base.logoUrl} version={form.base.version} />
        <SettingsLine form={form} name="name" span={3} />
        <SettingsLine form={form} name="legalName" span={3} />
      </FormSection>
      <FormSection title={t('addressAndTax')}>
        <SettingsLine form={form} name="address" span={6} />
        <SettingsLine form={form} name="taxOffice" span={3} />
        <SettingsLine form={form} name="taxNumber" span={3} kind="code" />
      </FormSection>
      <FormSection title={t('names.ibans')} hint={t('ibansHint')}>
        <Ibans form={form} />
      </FormSection>
      <FormSection title={t('contact')} hint={t('contactHint')}>
        <Field label={t('names.phones')} error={form.problem('phones')} span={3}>
          <TextInput
            {...inputOf.phone}
            value={phones[0]}
            onChange={event => form.set('phones', [event.target.value, phones[1]])}
          />
        </Field>
        <Field label={t('secondPhone')} span={3}>
          <TextInput
            {...inputOf.phone}
            value={phones[1]}
            onChange={event => form.set('phones', [phones[0], event.target.value])}
          />
        </Field>
        <SettingsLine form={form} name="whatsapp" span={3} kind="phone" />
        <SettingsLine form={form} name="email" span={3} kind="email" />
      </FormSection>
    </Card>
  );
}

import './order-settings.css';
import { stockViews } from '@toptan/contract/portal';
import { shopChangeModes, staffOrderWays } from '@toptan/contract/settings';
import { RadioGroup } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { inputOf } from '../lists/staff-form.tsx';
import { ChoiceGroup } from '../ui/form/choice-group.tsx';
import { Field } from '../ui/form/field.tsx';
import { FigureInput } from '../ui/form/figure-input.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { MoneyInput } from '../ui/form/money-input.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { Card } from '../ui/layout/card.tsx';
import type { SettingsForm } from './use-settings-form.ts';

const digitsMin = 5;

/** The number of the next order. */
const exampleOf = (prefix: string, next: number) => {
  const year = new Date().toLocaleDateString('en', { year: '2-digit', timeZone: 'Europe/Istanbul' });
  return `${prefix.replaceAll('{yy}', year)}${String(next || 0).padStart(digitsMin, '0')}`;
};

/** The settings of every order: the fee, its number, the stock that shops see, and who takes and changes orders. */
export function OrderSettings({ form }: { form: SettingsForm }) {
  const { t } = useTranslation(['settings', 'words']);
  const { draft, base } = form;
  const nextProblem = Number.isNaN(draft.nextOrderNumber)
    ? t('words:problem.not_an_integer')
    : form.problem('nextOrderNumber') && t('nextWrong');
  return (
    <Card>
      <FormSection title={t('names.processingFee')} hint={t('feeHint')}>
        <Field label={t('feeOf')} error={form.problem('processingFee')} span={2}>
          <MoneyInput value={draft.processingFee} onChange={lira => form.set('processingFee', lira)} />
        </Field>
      </FormSection>
      <FormSection title={t('numbers')} hint={t('numbersHint')}>
        <Field
          label={t('names.orderNumberPrefix')}
          hint={t('prefixHint')}
          error={form.problem('orderNumberPrefix') && t('prefixWrong')}
          span={2}
        >
          <TextInput
            {...inputOf.code}
            autoCapitalize="off"
            maxLength={20}
            value={draft.orderNumberPrefix}
            onChange={event => form.set('orderNumberPrefix', event.target.value)}
          />
        </Field>
        <Field label={t('names.nextOrderNumber')} hint={t('nextHint')} error={nextProblem} span={2}>
          <span className="inp">
            <FigureInput
              value={draft.nextOrderNumber}
              onChange={next => form.set('nextOrderNumber', next)}
              min={Math.min(base.nextOrderNumber, draft.nextOrderNumber || base.nextOrderNumber)}
              max={999_999_999}
            />
          </span>
        </Field>
        <p className="settings-example text-13 text-ink-3">
          {t('nextIs')}{' '}
          <bdi className="code">{exampleOf(draft.orderNumberPrefix, draft.nextOrderNumber)}</bdi>
        </p>
      </FormSection>
      <FormSection title={t('names.stockView')} hint={t('stockHint')}>
        <ChoiceGroup
          className="settings-choices"
          label={t('names.stockView')}
          value={draft.stockView}
          onChange={view => form.set('stockView', view)}
        >
          {stockViews.map(view => (
            <RadioGroup.Item key={view} value={view} className="settings-choice">
              <b>{t(`stock.${view}`)}</b>
              <span>{t(`stock.${view}Example`)}</span>
            </RadioGroup.Item>
          ))}
        </ChoiceGroup>
        <p className="quiet">{t('stock.staff')}</p>
      </FormSection>
      <FormSection title={t('names.staffOrders')} hint={t('staffOrdersHint')}>
        <ChoiceGroup
          className="settings-choices"
          label={t('names.staffOrders')}
          value={draft.staffOrders}
          onChange={way => form.set('staffOrders', way)}
        >
          {staffOrderWays.map(way => (
            <RadioGroup.Item key={way} value={way} className="settings-choice" data-quiet="">
              <b>{t(`staffOrders.${way}`)}</b>
              <span>{t(`staffOrders.${way}Text`)}</span>
            </RadioGroup.Item>
          ))}
        </ChoiceGroup>
      </FormSection>
      <FormSection title={t('names.shopChanges')} hint={t('shopChanges.hint')}>
        <ChoiceGroup
          className="settings-choices"
          label={t('names.shopChanges')}
          value={draft.shopChanges}
          onChange={mode => form.set('shopChanges', mode)}
        >
          {shopChangeModes.map(mode => (
            <RadioGroup.Item key={mode} value={mode} className="settings-choice" data-quiet="">
              <b>{t(`shopChanges.${mode}`)}</b>
              <span>{t(`shopChanges.${mode}Hint`)}</span>
            </RadioGroup.Item>
          ))}
        </ChoiceGroup>
      </FormSection>
    </Card>
  );
}

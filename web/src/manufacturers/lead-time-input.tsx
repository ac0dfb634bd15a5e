import './lead-time-input.css';
import { leadDaysMax, leadTimeText, parseLeadTime } from '@toptan/contract/lead-time';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldContext } from '../ui/form/field-context.ts';
import { FigureInput } from '../ui/form/figure-input.tsx';

interface LeadTimeInputProps {
  /** The lead time as it is stored: '3-5 days'. Other words are left alone until days are entered. */
  value: string;
  /** Called with the text to be stored, or with a text that is no lead time for the form to refuse. */
  onChange: (value: string) => void;
}

/** Days from and to, inside a Field; the second stays empty where there is one figure. 0 is an empty figure. */
export function LeadTimeInput({ value, onChange }: LeadTimeInputProps) {
  const { t } = useTranslation('manufacturers');
  const field = useContext(FieldContext);
  const [days, setDays] = useState(() => {
    const { from, to } = parseLeadTime(value) ?? { from: 0, to: 0 };
    return { from, to: to === from ? 0 : to };
  });
  const [other] = useState(() => (parseLeadTime(value) ? '' : value));
  const change = (next: typeof days) => {
    setDays(next);
    const { from, to } = next;
    onChange(from === 0 && to === 0 ? other : leadTimeText({ from, to: to === 0 ? from : to }));
  };
  const figure = (name: 'from' | 'to') => (
    <FieldContext value={field && { ...field, controlId: `${field.controlId}-${name}` }}>
      <span className="inp">
        <FigureInput
          blank
          min={0}
          max={leadDaysMax}
          value={days[name]}
          onChange={next => change({ ...days, [name]: next })}
          label={t(`leadTime.${name}`)}
        />
      </span>
    </FieldContext>
  );
  return (
    <fieldset className="lead-time" aria-labelledby={field?.labelId}>
      {figure('from')}
      <span aria-hidden="true">–</span>
      {figure('to')}
      <span aria-hidden="true">{t('leadTime.unit', { count: days.to || days.from })}</span>
    </fieldset>
  );
}

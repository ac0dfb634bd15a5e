import { overrideReasonMax } from '@toptan/contract/order-override';
import { useRef, useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Field } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { BrokenRules, type BrokenRulesProps } from './broken-rules.tsx';

/** The reason for an order that does not keep its rules; `demand` answers it, or shows and focuses the field that lacks it. */
export function useOverrideReason(begun = '') {
  const [reason, setReason] = useState(begun);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const demand = () => {
    const text = reason.trim();
    setMissing(!text);
    if (!text) field.current?.focus();
    return text;
  };
  const change = (next: string) => {
    setReason(next);
    setMissing(false);
  };
  return { reason, demand, field: { ref: field, value: reason, isMissing, onChange: change } };
}

interface OverrideReasonProps extends BrokenRulesProps {
  field: ReturnType<typeof useOverrideReason>['field'];
}

/** The rules that an order does not keep, by how much, and the field of the reason. */
export function OverrideReason({ field, ...rules }: OverrideReasonProps) {
  const { t, number } = useWords('desk');
  const { ref, value, isMissing, onChange } = field;
  return (
    <>
      <BrokenRules {...rules} />
      <Field
        label={t('reason')}
        hint={t('reasonHint')}
        aside={`${number(value.length)} / ${number(overrideReasonMax)}`}
        error={isMissing && t('reasonMissing', { limit: number(overrideReasonMax) })}
        required
      >
        <TextInput
          ref={ref}
          maxLength={overrideReasonMax}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      </Field>
    </>
  );
}

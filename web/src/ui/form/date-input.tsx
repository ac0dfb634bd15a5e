import './date-input.css';
import { isDay, readDay } from '@toptan/contract/day-text';
import { CalendarDays } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language-store.ts';
import { showDay } from './day-text.ts';
import { TextInput } from './text-input.tsx';

interface DateInputProps {
  /** `YYYY-MM-DD`, or '' for none. A text that is no day is passed on for the form to refuse, and stays as typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The first and the last day of the calendar. */
  min?: string | undefined;
  max?: string | undefined;
  id?: string;
  name?: string;
  quiet?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A day, typed as the language writes it or chosen in the browser's calendar. The browser's own field ignores the language. */
export function DateInput({ value, onChange, onBlur, min, max, ...rest }: DateInputProps) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const show = (day: string) => (isDay(day) ? showDay(day, language) : day);
  // The text of the field while it is typed in, and the day that it was typed for: another day replaces the text.
  const [typed, setTyped] = useState<{ text: string; for: string } | null>(null);
  const finish = () => {
    const day = readDay(value, true);
    if (day !== value) onChange(day);
  };
  return (
    <TextInput
      {...rest}
      className="inp-date"
      dir="ltr"
      inputMode="text"
      autoComplete="off"
      placeholder={t('dayShape')}
      value={typed?.for === value ? typed.text : show(value)}
      onChange={event => {
        const text = event.target.value;
        const day = readDay(text, false);
        setTyped({ text, for: day });
        onChange(day);
      }}
      onKeyDown={event => event.key === 'Enter' && finish()}
      onBlur={() => {
        finish();
        if (value === '' || isDay(value)) setTyped(null);
        onBlur?.();
      }}
      trailing={
        <span className="day-picker">
          <CalendarDays aria-hidden="true" />
          <input
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            min={min}
            max={max}
            value={isDay(value) ? value : ''}
            onClick={event => event.currentTarget.showPicker()}
            onChange={event => {
              setTyped(null);
              onChange(event.target.value);
            }}
          />
        </span>
      }
    />
  );
}

import './money-input.css';
import { type Ref, useState } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-store.ts';
import { readMoney } from './money-text.ts';
import { TextInput } from './text-input.tsx';

interface MoneyInputProps {
  /** Lira as '123.45', or '' for none. A text that is no amount is passed on for the form to refuse, and stays as typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const isLira = (text: string) => /^\d+\.\d{2}$/.test(text);

/** An amount in lira in the signs of the language: 1.120,00 in Turkish, 1,120.00 in English and Arabic; gives '1120.00'. */
export function MoneyInput({ value, onChange, onBlur, ...rest }: MoneyInputProps) {
  const language = useLanguage();
  const show = (lira: string) => (isLira(lira) ? formatMoney(lira, language).replace('₺', '') : lira);
  // The text of the field while it is typed in, and the amount that it was typed for: another amount replaces the text.
  const [typed, setTyped] = useState<{ text: string; for: string } | null>(null);
  const text = typed?.for === value ? typed.text : null;
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      leading="₺"
      className="inp-money"
      placeholder={show('0.00')}
      value={text ?? show(value)}
      onChange={event => {
        const written = event.target.value;
        const lira = readMoney(written, language);
        setTyped({ text: written, for: lira });
        onChange(lira);
      }}
      onBlur={() => {
        if (value === '' || isLira(value)) setTyped(null);
        onBlur?.();
      }}
    />
  );
}

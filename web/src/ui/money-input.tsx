import './money-input.css';
import { type Ref, useState } from 'react';
import { formatMoney } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language-store.ts';
import { parseMoney } from './money-text.ts';
import { TextInput } from './text-input.tsx';

export interface MoneyInputProps {
  /** Lira as '123.45', or '' for none. Text that is no amount is passed on as typed, for the form to refuse. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  size?: 'md' | 'lg';
  disabled?: boolean;
  /** Accessible name outside a Field. */
  label?: string;
  ref?: Ref<HTMLInputElement>;
}

/** An amount in lira; takes 1.120,00 and 1,120.00 alike and gives '1120.00'. */
export function MoneyInput({ value, onChange, onBlur, size = 'md', label, ...rest }: MoneyInputProps) {
  const language = useLanguage();
  const show = (lira: string) =>
    /^\d+\.\d{2}$/.test(lira) ? formatMoney(lira, language).replace('₺', '') : lira;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      {...rest}
      size={size}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      leading="₺"
      className="inp-money"
      placeholder={show('0.00')}
      value={typed ?? show(value)}
      onChange={event => {
        const text = event.target.value;
        setTyped(text);
        onChange(parseMoney(text) ?? text);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}

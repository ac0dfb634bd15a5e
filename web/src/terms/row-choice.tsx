import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchSelect } from '../ui/form/search-select.tsx';
import { type Choice, useChoices } from './api.ts';

interface RowChoiceProps {
  kind: 'customer' | 'product';
  /** The id of the chosen row; empty where none is chosen. */
  value: string;
  /** The name of the chosen row, where it is known beforehand. */
  name: string | null;
  onChange: (id: string, name: string | null) => void;
  /** The accessible name; not needed inside a Field. */
  label?: string;
  /** The label of the choice of none; left out where one is required. */
  none?: string;
}

/** A choice of a customer or a product, searched on the server. */
export function RowChoice({ kind, value, name, onChange, label, none }: RowChoiceProps) {
  const { t } = useTranslation('terms');
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<Choice>();
  const { choices: found, isFetching } = useChoices(kind, text.trim());
  const options = [...(none === undefined ? [] : [{ value: '', label: none }]), ...(found ?? [])];
  return (
    <SearchSelect
      label={label}
      value={value || (none === undefined ? undefined : '')}
      options={options}
      chosen={value ? (picked?.value === value ? picked.label : name) : none}
      placeholder={t(`choose.${kind}`)}
      onChange={id => {
        const choice = options.find(option => option.value === id);
        setPicked(choice);
        onChange(id, choice?.label ?? null);
      }}
      search={{
        text,
        onSearch: setText,
        label: t(`find.${kind}`),
        note: found?.length === 0 ? t('noneFound') : '',
        isPending: isFetching,
      }}
    />
  );
}

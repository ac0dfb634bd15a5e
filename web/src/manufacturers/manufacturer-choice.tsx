import type { Manufacturer } from '@toptan/contract/manufacturers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchSelect } from '../ui/form/search-select.tsx';
import { Select, type SelectProps } from '../ui/form/select.tsx';
import { useCompanyName, useFoundManufacturers, useManufacturers } from './api.ts';

/** The most manufacturers that are listed at once; the choice searches where there are more. */
const listedMax = 100;

interface ManufacturerChoiceProps
  extends Pick<SelectProps<string>, 'look' | 'label' | 'placeholder' | 'sheet' | 'disabled'> {
  /** The id of a manufacturer; empty where none is chosen. */
  value: string;
  onChange: (manufacturer: Manufacturer | null) => void;
  /** The label of the choice of none; left out where one is required. */
  none?: string;
}

type Listed = readonly Manufacturer[];

function selectProps(listed: Listed, { value, onChange, none, ...look }: ManufacturerChoiceProps) {
  return {
    ...look,
    value: value === '' && none === undefined ? undefined : value,
    options: [
      ...(none === undefined ? [] : [{ value: '', label: none }]),
      ...listed.map(({ id, companyName }) => ({ value: id, label: companyName })),
    ],
    onChange: (id: string) => {
      const manufacturer = listed.find(candidate => candidate.id === id);
      if (manufacturer || id === '') onChange(manufacturer ?? null);
    },
  };
}

function SearchedChoice({ first, ...choice }: ManufacturerChoiceProps & { first: Listed }) {
  const { t } = useTranslation('manufacturers');
  const [text, setText] = useState('');
  const q = text.trim();
  const found = useFoundManufacturers(q, listedMax);
  const chosen = useCompanyName(choice.value) ?? (choice.value ? undefined : choice.none);
  const listed = q === '' ? first.slice(0, listedMax) : (found.data ?? []);

  function note(): string {
    if (q !== '' && found.isError) return t('failed');
    if (listed.length === listedMax) return t('choice.first', { count: listedMax });
    if (listed.length > 0) return t('count', { count: listed.length });
    return found.isFetching ? '' : t('empty');
  }
  return (
    <SearchSelect
      {...selectProps(listed, choice)}
      chosen={chosen}
      search={{
        text,
        onSearch: setText,
        label: t('choice.search'),
        note: note(),
        isPending: q !== '' && found.isFetching,
      }}
    />
  );
}

/** A choice among the manufacturers, by company name: from a list, or searched on the server where there are many. */
export function ManufacturerChoice(choice: ManufacturerChoiceProps) {
  const { data: first = [] } = useManufacturers();
  if (first.length > listedMax) return <SearchedChoice first={first} {...choice} />;
  const isEmpty = first.length === 0 && choice.none === undefined;
  return <Select {...selectProps(first, choice)} disabled={choice.disabled || isEmpty} />;
}

import { productCategories, productGenders } from '@toptan/contract/catalog/filters';
import { productSells, productSupplies } from '@toptan/contract/catalog/products';
import type { RowProblems } from '@toptan/contract/import-rows';
import { languages } from '@toptan/contract/languages';
import { useTranslation } from 'react-i18next';
import { languageTable } from '../i18n/language-table.ts';
import { Select } from '../ui/form/select.tsx';

/** The words of a field that takes some words alone, where a cell has another one; null of all other problems. */
export function useOfferedWords(): (problem: Pick<RowProblems[number], 'field' | 'code'>) => string[] | null {
  const { t } = useTranslation(['words', 'products']);
  return ({ field, code }) => {
    if (code !== 'not_offered') return null;
    switch (field) {
      case 'gender':
        return productGenders.map(value => t(`words:gender.${value}`));
      case 'category':
        return productCategories.map(value => t(`words:category.${value}`));
      case 'sells':
        return productSells.map(value => t(`words:sells.${value}`));
      case 'supply':
        return productSupplies.map(value => t(`words:supply.${value}`));
      case 'isActive':
        return [t('products:active'), t('products:inactive')];
      case 'language':
        return languages.map(value => languageTable[value].name);
      default:
        return null;
    }
  };
}

interface OfferedChoiceProps {
  words: readonly string[];
  label: string;
  busy: boolean;
  onChoose: (word: string) => void;
}

/** Offers the words that a field takes in place of a cell. */
export function OfferedChoice({ words, label, busy, onChoose }: OfferedChoiceProps) {
  const { t } = useTranslation('imports');
  return (
    <Select
      look="slot"
      label={label}
      placeholder={t('check.chooseWord')}
      value={undefined}
      options={words.map(word => ({ value: word, label: word }))}
      onChange={onChoose}
      disabled={busy}
      sheet={{ title: label }}
    />
  );
}

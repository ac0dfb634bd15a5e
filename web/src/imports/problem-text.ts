import { type FieldProblem, fieldProblems } from '@toptan/contract/errors';
import type { ImportProblems, RowProblems } from '@toptan/contract/import-rows';
import { useTranslation } from 'react-i18next';
import { problemText } from '../api/errors.ts';
import { useFormat } from '../i18n/use-format.ts';

type Problem = RowProblems[number];

const isFieldProblem = (code: string): code is FieldProblem =>
  (fieldProblems as readonly string[]).includes(code);

const askedCodes: readonly Problem['code'][] = [
  'tenfold',
  'changed_meanwhile',
  'size_range',
  'currency_above',
  'code_of_several',
  'invalid_tax_number',
];

/** Whether a problem is a question: the text of the file may be meant as it stands. */
export const isAsked = ({ code }: Pick<Problem, 'code'>): boolean => askedCodes.includes(code);

/** The repair that makes what a cell names and the portal lacks, with its words; undefined where nothing is made. */
export function makingOf({ code }: Pick<Problem, 'code'>) {
  if (code === 'unknown_color')
    return { repair: 'newColors', one: 'check.newColor', all: 'check.newColors' } as const;
  if (code === 'unknown_group')
    return { repair: 'newGroups', one: 'check.newGroup', all: 'check.newGroups' } as const;
  return undefined;
}

/** Problems that name a value of the portal or one that it has read, not a text of the file. */
const readValues: readonly Problem['code'][] = ['tenfold', 'differs', 'changed_meanwhile'];

/** A value that a problem names, as people read it: an amount with its sign. */
export function useNamedValue(): (problem: Pick<Problem, 'field' | 'code'>, value: string) => string {
  const { money } = useFormat();
  return ({ field, code }, value) => {
    const isAmount = (field === 'price' || field === 'costPrice') && /^\d+\.\d\d$/.test(value);
    return isAmount && readValues.includes(code) ? money(value) : value;
  };
}

/** The problem of a row, in the reader's language. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation('problems');
  const { t: tWords } = useTranslation('words');
  const namedValue = useNamedValue();
  return ({ field, code, limit, current }) => {
    if (code === 'not_found' && field === 'sku') return t('no_model');
    if (code === 'several_match' && field === 'color') return t('several_colors');
    if (code === 'invalid' && field === 'codes') return t('no_barcode');
    if (code === 'taken' && current) return t('taken', { current });
    if (isFieldProblem(code)) return problemText({ code, limit }, tWords);
    return t(code, { limit: limit ?? '', current: namedValue({ field, code }, current ?? '') });
  };
}

/** The problem that rows have in common; values that differ from row to row are left out. */
export function useKindText(): (kind: ImportProblems) => string {
  const { t, i18n } = useTranslation('imports');
  const problemText = useProblemText();
  return ({ field, code, texts }) => {
    const key = `kindOf.${code}`;
    const [only, ...others] = texts;
    if (i18n.exists(`imports:${key}`) && (!only || others.length > 0))
      return (t as (key: string) => string)(key);
    return problemText(only?.problem ?? { field, code });
  };
}

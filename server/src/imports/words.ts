import type { RowProblem } from '@toptan/contract/import-rows';
import type { Language } from '@toptan/contract/languages';
import { headings, type Words } from '../spreadsheet/words.ts';
import { counted, rowSentences, tradeWords } from '../words.ts';
import type { Problem } from './problems.ts';

/** The sentence of a problem that only rows have, or that only staff see. */
const isOfRows = (code: RowProblem): code is RowProblem & keyof (typeof rowSentences)['en'] =>
  Object.hasOwn(rowSentences.en, code);

/** The sentence for a problem, with `{{current}}`, and with `{{limit}}` where that has no plural. */
function sentenceOf({ field, code, limit = 0, current }: Problem, language: Language): string {
  const own = rowSentences[language];
  if (code === 'not_found' && field === 'sku') return own.no_model;
  if (code === 'several_match' && field === 'color') return own.several_colors;
  if (code === 'invalid' && field === 'codes') return own.no_barcode;
  const { problem } = tradeWords[language];
  if (code === 'too_long' || code === 'too_many' || code === 'too_short')
    return counted(language, problem, code, limit);
  if (code === 'taken' && !current) return problem.taken;
  return isOfRows(code) ? own[code] : problem[code];
}

/** The name of a field of an import; `stock:36` is the stock of one size. */
export function fieldWord(field: string, language: Language): string {
  if (field.startsWith('stock:'))
    return headings.stockOfSize[language].replace('{{size}}', () => field.slice('stock:'.length));
  const known: Record<string, Words> = headings;
  return known[field]?.[language] ?? field;
}

/** The problem of a row, with the name of its field. Without a full stop: a cell may have several. */
export function problemText(problem: Problem, language: Language): string {
  const { field, limit = '', current = '' } = problem;
  const sentence = sentenceOf(problem, language)
    .replace(/\.$/, '')
    .replace('{{limit}}', String(limit))
    .replace('{{current}}', () => current);
  return field === null ? sentence : `${fieldWord(field, language)}: ${sentence}`;
}

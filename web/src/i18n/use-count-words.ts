import { piecesOf } from '@toptan/contract/pieces';
import { useTranslation } from 'react-i18next';
import { useFormat } from './use-format.ts';

/** '7 items, 56 pieces' of these lines. */
export function useCountWords(): (lines: readonly { quantity: number }[]) => string {
  const { t } = useTranslation('words');
  const { list } = useFormat();
  return lines => list([t('items', { count: lines.length }), t('pieces', { count: piecesOf(lines) })]);
}

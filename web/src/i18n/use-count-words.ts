import { piecesOf } from '@toptan/contract/pieces';
import { useWords } from './use-words.ts';

/** '7 items, 56 pieces' of these lines. */
export function useCountWords(): (lines: readonly { quantity: number }[]) => string {
  const { t, list } = useWords('words');
  return lines => list([t('items', { count: lines.length }), t('pieces', { count: piecesOf(lines) })]);
}

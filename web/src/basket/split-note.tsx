import type { BasketItem } from '@toptan/contract/basket';
import { piecesOf } from '@toptan/contract/pieces';
import { useSplitWords } from '../i18n/use-split-words.ts';
import { isExact, useStockView } from '../session/use-stock-view.ts';
import { isShort } from './shown-basket.ts';

/**
 * The pieces of a row that stock covers and those that are to be produced, as far as the shop may know them.
 * @param lines those of the row that can be ordered, with their pieces as typed
 */
export function SplitNote({ lines }: { lines: readonly BasketItem[] }) {
  const splitWords = useSplitWords();
  const view = useStockView();
  const fromStock = lines.reduce((sum, line) => sum + Math.min(line.fromStock, line.quantity), 0);
  const toProduce = piecesOf(lines) - fromStock;
  const isTold = lines.every(line => isExact(line.fromStock, view) && !isShort(line));
  if (toProduce === 0 || !isTold) return null;
  return <p className="basket-line-note quiet">{splitWords({ fromStock, toProduce })}</p>;
}

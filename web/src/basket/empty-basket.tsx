import type { BatchRow } from '@toptan/contract/basket-batch';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/form/button.tsx';
import { inBatches, useRemoval } from './changes-api.ts';
import { packsIn } from './packs-api.ts';
import { isOnTheWay, type Lines } from './shown-basket.ts';

/**
 * A row for each line of single pieces and for each pack.
 * @param isEmptied true: the rows remove them
 */
function rowsOf(lines: Lines, isEmptied: boolean): BatchRow[] {
  const loose = lines.filter(({ basketPackId }) => basketPackId === null);
  const ofPieces = loose.map(({ id, productId, selectedSize, selectedColor, quantity, createdAt }) => ({
    ...{ ref: id, productId, size: selectedSize, color: selectedColor, mode: 'set' as const },
    quantity: isEmptied ? 0 : quantity,
    addedAt: createdAt,
  }));
  const ofPacks = packsIn(lines).map(({ pack, color, packs, first }) => ({
    ...{ ref: first.id, productId: first.productId, packId: pack.id, color: color, mode: 'set' as const },
    quantity: isEmptied ? 0 : packs,
    addedAt: first.createdAt,
  }));
  return [...ofPieces, ...ofPacks];
}

/** Removes all lines at once. A toast offers to undo it for those that can still be ordered. */
export function EmptyBasket({ customerId, lines }: { customerId: string; lines: Lines }) {
  const { t } = useTranslation('basket');
  const remove = useRemoval();
  const again = lines.filter(({ product }) => product.isAvailable);
  const set = (rows: BatchRow[], shown: Lines) =>
    inBatches({ customerId, rows, atomic: true }, t('title'), () => shown);
  const empty = () =>
    remove({ gone: set(rowsOf(lines, true), []), back: set(rowsOf(again, false), again) }, t('emptied'));

  return (
    <Button variant="ghost" disabled={lines.some(isOnTheWay)} onClick={() => void empty()}>
      <Trash2 aria-hidden="true" />
      {t('emptyAll')}
    </Button>
  );
}

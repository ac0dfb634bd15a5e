import { useMutation } from '@tanstack/react-query';
import type { BasketItem } from '@toptan/contract/basket';
import { type BatchRow, maxBatchRows } from '@toptan/contract/basket-batch';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toast } from '../ui/feedback/toast-store.ts';
import { Button } from '../ui/form/button.tsx';
import { packsIn } from './packs-api.ts';
import { sendOrKeep } from './send-waiting.ts';
import { isOnTheWay, type Lines, lineChange, settle, show, useFailure } from './shown-basket.ts';

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
  const { t } = useTranslation(['basket', 'words']);
  const fail = useFailure();
  const change = useMutation({
    ...lineChange,
    mutationFn: async ({ rows }: { rows: readonly BatchRow[]; shown: Lines }) => {
      for (let from = 0; from < rows.length; from += maxBatchRows) {
        const body = { customerId, rows: rows.slice(from, from + maxBatchRows), atomic: true };
        await sendOrKeep({ type: 'batch', product: t('title'), body });
      }
    },
    onMutate: ({ shown }) => show(() => shown),
    onSettled: settle,
  });

  /** The call is awaited: callbacks are dropped with this button, which goes with the lines. */
  async function set(rows: readonly BatchRow[], shown: Lines): Promise<boolean> {
    try {
      await change.mutateAsync({ rows, shown });
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  }

  async function empty() {
    const again = lines.filter(({ product }: BasketItem) => product.isAvailable);
    if (!(await set(rowsOf(lines, true), []))) return;
    toast({
      description: t('emptied'),
      ...(again.length > 0 && {
        action: { label: t('words:undo'), onSelect: () => void set(rowsOf(again, false), again) },
      }),
    });
  }

  return (
    <Button variant="ghost" disabled={lines.some(isOnTheWay)} onClick={() => void empty()}>
      <Trash2 aria-hidden="true" />
      {t('emptyAll')}
    </Button>
  );
}

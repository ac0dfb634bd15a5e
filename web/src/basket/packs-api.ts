import { useMutation } from '@tanstack/react-query';
import { addPacksToBasket, type BasketItem, setBasketPacks } from '@toptan/contract/basket';
import { call } from '../api/call.ts';
import { newKey } from '../api/new-key.ts';
import { groupBy } from '../lists/group-by.ts';
import { lineChange, settle, show } from './lines-api.ts';

/** Packs of one kind in a basket: their lines, of which each has its part of them. */
export type BasketPack = { id: string; packs: number; lines: readonly BasketItem[] };

/** The packs among lines, in their order. */
export function packsIn(lines: readonly BasketItem[]): BasketPack[] {
  const groups = groupBy(
    lines.filter(line => line.basketPackId !== null),
    line => line.basketPackId ?? '',
  );
  return [...groups].map(([id, ofPack]) => ({ id, packs: ofPack[0]?.packs ?? 0, lines: ofPack }));
}

type PackChange = {
  customerId: string;
  packId: string;
  /** Of a pack that is not mixed. */
  color: string | null;
  packs: number;
  /** Where such packs lie already; null: they are the first. */
  basketPackId: string | null;
};

/** Sets how many packs of one kind lie in the basket; 0: none. Answered lines take the place of those that were there. */
export function useSetPacks() {
  return useMutation({
    ...lineChange,
    mutationFn: ({ customerId, packId, color, packs, basketPackId }: PackChange) =>
      basketPackId === null
        ? call(addPacksToBasket, { body: { customerId, packId, color, packs } }, { idempotencyKey: newKey() })
        : call(setBasketPacks, { params: { id: basketPackId }, body: { packs } }),
    onSuccess: (answer, { basketPackId }) => {
      const changed = new Set([basketPackId, ...answer.map(line => line.basketPackId)]);
      changed.delete(null);
      return show(lines => {
        const place = lines.findIndex(line => changed.has(line.basketPackId));
        const others = lines.filter(line => !changed.has(line.basketPackId));
        return others.toSpliced(place < 0 ? others.length : place, 0, ...answer);
      });
    },
    onSettled: settle,
  });
}

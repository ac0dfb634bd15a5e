import { useMutation } from '@tanstack/react-query';
import type { BasketItem } from '@toptan/contract/basket';
import type { ProductPack } from '@toptan/contract/catalog/packs';
import { queryClient } from '../api/query-client.ts';
import { groupBy } from '../lists/group-by.ts';
import { shownName } from '../session/product-words.ts';
import { keep, sendOrKeep } from './send-waiting.ts';
import {
  type Addition,
  basketKey,
  type Lines,
  lineChange,
  lineOnTheWay,
  settle,
  show,
  withLines,
  withPieces,
} from './shown-basket.ts';
import { hasWaiting } from './waiting-changes.ts';

/** Packs of one kind and color in a basket. */
export type BasketPack = {
  pack: Omit<ProductPack, 'lines'>;
  /** Null for a mixed pack. */
  color: string | null;
  packs: number;
  /** The lines of these packs, one for each size and color. */
  lines: readonly BasketItem[];
  first: BasketItem;
};

/** The packs among lines, in their order. */
export function packsIn(lines: readonly BasketItem[]): BasketPack[] {
  const groups = groupBy(
    lines.filter(line => line.basketPackId !== null),
    line => line.basketPackId,
  );
  return [...groups.values()].flatMap(ofPack => {
    const [first] = ofPack;
    if (!first?.packId || !first.pack || !first.packs) return [];
    const { packId, pack, packs } = first;
    return [{ pack: { id: packId, ...pack }, color: pack.color, packs, lines: ofPack, first }];
  });
}

/** A new number of packs in the basket; 0: none. */
export type PackChange = Pick<BasketPack, 'pack' | 'color' | 'packs'> & {
  /** The content of one pack. */
  cells: readonly { size: string | null; color: string | null; ratio: number }[];
  addedAt?: string | undefined;
};

/** The change of packs in the basket to another number. */
export const changeOf = ({ pack, color, lines, packs: before }: BasketPack, packs: number): PackChange => ({
  ...{ pack, color, packs },
  cells: lines.map(line => ({
    size: line.selectedSize,
    color: line.selectedColor,
    ratio: line.quantity / before,
  })),
});

type Change = Pick<Addition, 'customerId' | 'product'> & { changes: readonly PackChange[] };

/** The batch applies all of the changes or none. */
const batchOf = ({ customerId, product, changes }: Change) => ({
  type: 'batch' as const,
  product: shownName(product),
  body: {
    customerId,
    rows: changes.map(({ pack, color, packs, addedAt }, at) => ({
      ref: String(at),
      productId: product.id,
      packId: pack.id,
      color: color,
      quantity: packs,
      mode: 'set' as const,
      addedAt,
    })),
    atomic: true,
  },
});

function withPacks(
  lines: readonly BasketItem[],
  { customerId, product }: Omit<Change, 'changes'>,
  { pack, color, packs, cells, addedAt }: PackChange,
): readonly BasketItem[] {
  const isOfPack = (line: BasketItem) => line.packId === pack.id && line.pack?.color === color;
  if (packs === 0) return lines.filter(line => !isOfPack(line));
  if (lines.some(isOfPack))
    return lines.map(line =>
      isOfPack(line) ? { ...withPieces(line, (line.quantity / (line.packs ?? 1)) * packs), packs } : line,
    );
  const { id, ...shown } = pack;
  const added = cells.map(cell => {
    const variant = { selectedSize: cell.size, selectedColor: cell.color };
    const line = lineOnTheWay({ customerId, product, ...variant, quantity: cell.ratio * packs, addedAt });
    const held = { ...shown, color: color, replacedById: null };
    return {
      ...line,
      id: `${line.id},${id}`,
      basketPackId: `${id},${color}`,
      packId: id,
      packs,
      pack: held,
    };
  });
  return withLines(lines, added);
}

const withChanges =
  ({ changes, ...of }: Change) =>
  (lines: Lines): Lines =>
    changes.reduce((before, change) => withPacks(before, of, change), lines);

/**
 * Sets packs of one product, all or none. They are shown at once, and the server's packs again when it refuses. Resolves with
 * whether they wait for a connection; rejects with `BatchRefused` where a row was refused, named by the place of its change.
 */
export function useSetPacks() {
  return useMutation({
    ...lineChange,
    mutationFn: async (change: Change) => {
      await sendOrKeep(batchOf(change));
      return { waits: hasWaiting() };
    },
    onMutate: change => show(withChanges(change)),
    onSettled: settle,
  });
}

/** The number of these packs that the basket shows now; undefined when they have gone from it. */
export const shownPacks = ({ first }: BasketPack): number | undefined =>
  queryClient.getQueryData<Lines>(basketKey)?.find(({ id }) => id === first.id)?.packs ?? undefined;

/** Keeps a change of packs for the next page, when this page goes before the change could be sent. */
export function keepPacks(change: Change): void {
  queryClient.setQueryData<Lines>(basketKey, lines => lines && withChanges(change)(lines));
  keep(batchOf(change));
}

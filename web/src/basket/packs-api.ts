import { useMutation } from '@tanstack/react-query';
import type { BasketItem } from '@toptan/contract/basket';
import type { ProductPack } from '@toptan/contract/catalog/packs';
import { groupBy } from '../lists/group-by.ts';
import { shownName } from '../session/product-words.ts';
import { sendOrKeep } from './send-waiting.ts';
import { type Addition, lineChange, lineOnTheWay, settle, show, withPieces } from './shown-basket.ts';
import { hasWaiting } from './waiting-changes.ts';

/** Packs of one kind and colour in a basket. */
export type BasketPack = {
  pack: Omit<ProductPack, 'lines'>;
  /** Null of a mixed pack. */
  colour: string | null;
  packs: number;
  /** Each has its part of the packs. */
  lines: readonly BasketItem[];
};

/** The packs among lines, in their order. */
export function packsIn(lines: readonly BasketItem[]): BasketPack[] {
  const groups = groupBy(
    lines.filter(line => line.basketPackId !== null),
    line => line.basketPackId,
  );
  return [...groups.values()].flatMap(ofPack => {
    const { packId, pack, packs } = ofPack[0] ?? {};
    if (!packId || !pack || !packs) return [];
    return [{ pack: { id: packId, ...pack }, colour: pack.color, packs, lines: ofPack }];
  });
}

/** A number of packs that shall lie in the basket; 0: none. */
export type PackChange = Omit<BasketPack, 'lines'> & {
  /** What one pack is made of. */
  cells: readonly { size: string | null; colour: string | null; ratio: number }[];
};

/** Another number of packs that lie in the basket. */
export const changeOf = ({ lines, ...held }: BasketPack, packs: number): PackChange => ({
  ...held,
  packs,
  cells: lines.map(line => ({
    size: line.selectedSize,
    colour: line.selectedColor,
    ratio: line.quantity / held.packs,
  })),
});

type Change = Pick<Addition, 'customerId' | 'product'> & { changes: readonly PackChange[] };

function withPacks(
  lines: readonly BasketItem[],
  { customerId, product }: Omit<Change, 'changes'>,
  { pack, colour, packs, cells }: PackChange,
): readonly BasketItem[] {
  const isOfPack = (line: BasketItem) => line.packId === pack.id && line.pack?.color === colour;
  if (packs === 0) return lines.filter(line => !isOfPack(line));
  if (lines.some(isOfPack))
    return lines.map(line =>
      isOfPack(line) ? { ...withPieces(line, (line.quantity / (line.packs ?? 1)) * packs), packs } : line,
    );
  const { id, ...shown } = pack;
  const added = cells.map(cell => {
    const variant = { selectedSize: cell.size, selectedColor: cell.colour };
    const line = lineOnTheWay({ customerId, product, ...variant, quantity: cell.ratio * packs });
    const held = { ...shown, color: colour, replacedById: null };
    return {
      ...line,
      id: `${line.id},${id}`,
      basketPackId: `${id},${colour}`,
      packId: id,
      packs,
      pack: held,
    };
  });
  return [...lines, ...added];
}

/**
 * Sets packs of one product, all or none; they show at once, and as the server has them when it refuses. Resolves with
 * whether they wait for a connection; rejects with `BatchRefused` where a row was refused, named by the place of its change.
 */
export function useSetPacks() {
  return useMutation({
    ...lineChange,
    mutationFn: async ({ customerId, product, changes }: Change) => {
      await sendOrKeep({
        type: 'batch',
        product: shownName(product),
        body: {
          customerId,
          rows: changes.map(({ pack, colour, packs }, at) => ({
            ref: String(at),
            productId: product.id,
            packId: pack.id,
            color: colour,
            quantity: packs,
            mode: 'set',
          })),
          atomic: true,
        },
      });
      return { waits: hasWaiting() };
    },
    onMutate: ({ changes, ...of }) =>
      show(lines => changes.reduce((before, change) => withPacks(before, of, change), lines)),
    onSettled: settle,
  });
}

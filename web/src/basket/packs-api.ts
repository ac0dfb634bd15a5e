import type { BasketItem } from '@toptan/contract/basket';
import type { ProductPack } from '@toptan/contract/catalog/packs';
import { groupBy } from '@toptan/contract/group-by';
import { shownName } from '../session/product-words.ts';
import type { BasketChange } from './changes-api.ts';
import { type Addition, lineOnTheWay, shownLines, withLines, withPieces } from './shown-basket.ts';

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
  pack,
  color,
  packs,
  cells: lines.map(line => ({
    size: line.selectedSize,
    color: line.selectedColor,
    ratio: line.quantity / before,
  })),
});

type Changes = Pick<Addition, 'customerId' | 'product'> & { changes: readonly PackChange[] };

function withPacks(
  lines: readonly BasketItem[],
  { customerId, product }: Omit<Changes, 'changes'>,
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

/** Sets packs of one product, all or none; a refused row is named by the place of its change. */
export const setPacks = ({ customerId, product, changes }: Changes): BasketChange => ({
  request: {
    type: 'batch',
    product: shownName(product),
    body: {
      customerId,
      rows: changes.map(({ pack, color, packs, addedAt }, at) => ({
        ref: String(at),
        productId: product.id,
        packId: pack.id,
        color,
        quantity: packs,
        mode: 'set',
        addedAt,
      })),
      atomic: true,
    },
  },
  apply: lines =>
    changes.reduce((before, change) => withPacks(before, { customerId, product }, change), lines),
});

/** The number of these packs that the basket shows now; undefined when they have gone from it. */
export const shownPacks = ({ first }: BasketPack, draftId: string | undefined): number | undefined =>
  shownLines(draftId)?.find(({ id }) => id === first.id)?.packs ?? undefined;

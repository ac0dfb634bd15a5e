import { lineQuantityMax, mostPacks } from '@toptan/contract/basket';
import type { OrderChangeRow } from '@toptan/contract/order-changes';
import { v7 } from 'uuid';
import type { OfferedPack } from '../../catalog/packs/offered.ts';
import { fieldRefusal, Refusal } from '../../refusal.ts';
import type { StoredLine, StoredPacks } from './queries.ts';

/** A line of the order that a change names or leaves alone. */
export type PlannedLine = {
  id: string;
  productId: string;
  variantId: string;
  size: string | null;
  color: string | null;
  /** Whether more of its size and color can be ordered, and whether its pack can. */
  isOpen: boolean;
  isPackActive: boolean;
  orderPackId: string | null;
  /** Null: the change brings the line. */
  stored: StoredLine | null;
  /** Pieces before and after the change. */
  from: number;
  quantity: number;
  /** The row that names the line; null: the line stays. */
  at: number | null;
};

/** Packs of the order with their number after the change; `from` is 0 for those that the change brings. */
type PlannedPacks = Omit<StoredPacks, 'isActive'> & { from: number; at: number | null };

/** The facts of the rows of a change, by the place of the row. */
export type RowFacts = {
  lines: readonly StoredLine[];
  packs: readonly StoredPacks[];
  variants: ReadonlyMap<number, { id: string; isOpen: boolean }>;
  offered: ReadonlyMap<number, OfferedPack>;
};

export type Plan = {
  lines: PlannedLine[];
  packs: PlannedPacks[];
  /** The reasons why rows cannot be carried out, by their place. Such a row changes nothing. */
  errors: Map<number, Refusal>;
};

export const pathOf = (at: number) => `rows.${at}`;

/** The refusal is the same for hidden products and for those that do not exist. */
export const unavailable = (at: number) =>
  fieldRefusal(
    'product_unavailable',
    `${pathOf(at)}.productId`,
    'not_offered',
    'It can no longer be ordered in this size and color',
  );

function lineFull(at: number, limit: number): Refusal {
  const message = `A line holds at most ${lineQuantityMax} pieces`;
  const field = { path: `${pathOf(at)}.quantity`, code: 'too_big', message, limit } as const;
  return new Refusal('basket_line_full', message, { fields: [field] });
}

const cellOf = (productId: string, size?: string | null, color?: string | null) =>
  JSON.stringify([productId, size || null, color || null]);

/** The name of what a row sets: a size and color, or the packs of a color. */
export const nameOf = ({ productId, size, color, packId }: OrderChangeRow) =>
  packId ? cellOf(packId, null, color) : cellOf(productId, size, color);

function storedLine(line: StoredLine, packs: readonly StoredPacks[]): PlannedLine {
  const { id, productId, variantId, size, color, isOpen, orderPackId, quantity } = line;
  const isPackActive = packs.find(each => each.id === orderPackId)?.isActive ?? true;
  const named = { id, productId, variantId, size, color, isOpen, isPackActive, orderPackId };
  return { ...named, stored: line, from: quantity, quantity, at: null };
}

/** Applies the rows of a change, each of which sets a size and color or a number of packs, to the content of an order. */
export function planChange(rows: readonly OrderChangeRow[], named: RowFacts): Plan {
  const lines = named.lines.map(line => storedLine(line, named.packs));
  const packs: PlannedPacks[] = named.packs.map(({ isActive: _, ...held }) => ({
    ...held,
    from: held.packs,
    at: null,
  }));
  const errors = new Map<number, Refusal>();
  const single = new Map(
    lines
      .filter(({ orderPackId }) => orderPackId === null)
      .map(line => [cellOf(line.productId, line.size, line.color), line]),
  );
  const held = new Map(packs.map(each => [cellOf(each.packId, null, each.color), each]));

  function setPieces(row: OrderChangeRow, at: number): void {
    const line = single.get(nameOf(row));
    if (line) Object.assign(line, { quantity: row.quantity, at });
    if (line || row.quantity === 0) return;
    const variant = named.variants.get(at);
    if (!variant) {
      errors.set(at, unavailable(at));
      return;
    }
    const { productId, quantity } = row;
    const cell = { variantId: variant.id, size: row.size || null, color: row.color || null };
    const open = { isOpen: variant.isOpen, isPackActive: true, orderPackId: null };
    lines.push({ id: v7(), productId, ...cell, ...open, stored: null, from: 0, quantity, at });
  }

  function setPacks(row: OrderChangeRow, at: number): void {
    const known = held.get(nameOf(row));
    const own = known ? lines.filter(({ orderPackId }) => orderPackId === known.id) : [];
    const offered = named.offered.get(at);
    const isOfProduct = (known ? own[0] : offered)?.productId === row.productId;
    const isWhole =
      !(offered?.mixed && offered.color !== null) &&
      offered?.cells.every(({ variantId }) => variantId !== null);
    if (!known && row.quantity === 0) return;
    if (!isOfProduct || !(known || isWhole)) {
      errors.set(at, unavailable(at));
      return;
    }
    const ratios = known
      ? own.map(({ from }) => from / known.from)
      : (offered?.cells.map(({ ratio }) => ratio) ?? []);
    const most = mostPacks(ratios);
    if (row.quantity > most) {
      errors.set(at, lineFull(at, most));
      return;
    }
    if (known) {
      Object.assign(known, { packs: row.quantity, at });
      for (const [place, line] of own.entries())
        Object.assign(line, { quantity: (ratios[place] ?? 0) * row.quantity, at });
      return;
    }
    if (!offered) return;
    const { productId, cells, ...pack } = offered;
    const id = v7();
    packs.push({ ...pack, id, packs: row.quantity, from: 0, at });
    for (const { variantId, ratio, size, color, isOpen } of cells) {
      if (variantId === null) throw new Error('A new pack without one of its variants');
      lines.push({
        id: v7(),
        productId,
        variantId,
        size,
        color,
        isOpen,
        isPackActive: true,
        orderPackId: id,
        stored: null,
        from: 0,
        quantity: ratio * row.quantity,
        at,
      });
    }
  }

  for (const [at, row] of rows.entries()) {
    if (row.packId) setPacks(row, at);
    else setPieces(row, at);
  }
  return { lines, packs, errors };
}

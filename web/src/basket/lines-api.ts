import type { BasketItem } from '@toptan/contract/basket';
import { useDraftId } from '../session/draft-id.ts';
import { shownName } from '../session/product-words.ts';
import { type BasketChange, keepForLater, useChangeBasket, useFailure, useRemoval } from './changes-api.ts';
import {
  type Addition,
  isOf,
  isOnTheWay,
  type Lines,
  lineOnTheWay,
  shownLines,
  withLines,
  withPieces,
} from './shown-basket.ts';
import { figureName, useTypedFigure } from './use-typed-figure.ts';

function withAddition(lines: Lines, added: Addition): Lines {
  const same = lines.find(isOf(added));
  if (same)
    return lines.map(line => (line === same ? withPieces(line, line.quantity + added.quantity) : line));
  return withLines(lines, [lineOnTheWay(added)]);
}

/** Adds pieces. */
export const addition = (added: Addition): BasketChange => {
  const { customerId, product, quantity, selectedSize, selectedColor, addedAt } = added;
  return {
    request: {
      type: 'add',
      product: shownName(product),
      body: { customerId, productId: product.id, quantity, selectedSize, selectedColor, addedAt },
    },
    apply: lines => withAddition(lines, added),
  };
};

/** The new pieces of a line; 0 removes the line. */
type CellChange = Pick<Addition, 'selectedSize' | 'selectedColor' | 'quantity' | 'addedAt'>;

type Cells = Pick<Addition, 'customerId' | 'product'> & { cells: readonly CellChange[] };

/** The basket with these pieces in place of those that it has of the same cells. */
function withCells(lines: Lines, { customerId, product, cells }: Cells): Lines {
  return cells.reduce<Lines>((before, cell) => {
    const added = { customerId, product, ...cell };
    const line = before.find(isOf(added));
    if (!line) return cell.quantity > 0 ? withAddition(before, added) : before;
    if (cell.quantity === 0) return before.filter(each => each !== line);
    return before.map(each => (each === line ? withPieces(line, cell.quantity) : each));
  }, lines);
}

/** Sets lines of one product, all or none. */
export const setCells = (changed: Cells): BasketChange => ({
  request: {
    type: 'batch',
    product: shownName(changed.product),
    body: {
      customerId: changed.customerId,
      rows: changed.cells.map(({ selectedSize, selectedColor, quantity, addedAt }, at) => ({
        ref: String(at),
        productId: changed.product.id,
        size: selectedSize,
        color: selectedColor,
        quantity,
        mode: 'set',
        addedAt,
      })),
      atomic: true,
    },
  },
  apply: lines => withCells(lines, changed),
});

const cellOf = ({ selectedSize, selectedColor, quantity, createdAt }: BasketItem): CellChange => ({
  selectedSize,
  selectedColor,
  quantity,
  addedAt: createdAt || undefined,
});

/** Sets a line's pieces. One that the server has given no id is set by its size and color. */
function setPieces(line: BasketItem, quantity: number): BasketChange {
  const { id, customerId, product } = line;
  if (isOnTheWay(line)) return setCells({ customerId, product, cells: [{ ...cellOf(line), quantity }] });
  return {
    request: { type: 'quantity', product: shownName(product), params: { id }, body: { quantity } },
    apply: lines => lines.map(each => (each.id === id ? withPieces(each, quantity) : each)),
  };
}

const removeLine = ({ id, product }: BasketItem): BasketChange => ({
  request: { type: 'remove', product: shownName(product), params: { id } },
  apply: lines => lines.filter(line => line.id !== id),
});

/** Sets a line's pieces. A toast shows why they were refused. */
export function useSetPieces() {
  const change = useChangeBasket();
  const fail = useFailure();
  return (line: BasketItem, quantity: number, onSettled: () => void) =>
    void change(setPieces(line, quantity)).catch(fail).finally(onSettled);
}

/** Removes a line at once; its undo brings the line back where it can still be ordered. */
export function useRemoveLine() {
  const remove = useRemoval();
  return (line: BasketItem) =>
    remove({
      gone: [removeLine(line)],
      back: line.product.isAvailable ? [addition({ ...line, addedAt: line.createdAt })] : [],
      productId: line.productId,
    });
}

/** Removes lines of single pieces of one product at once; its undo brings those back that can still be ordered. */
export function useRemoveLines() {
  const remove = useRemoval();
  return (lines: Lines) => {
    const [first] = lines;
    if (!first) return;
    const { customerId, product, productId } = first;
    const cells = lines.map(line => ({ ...cellOf(line), quantity: 0 }));
    const again = lines.filter(line => line.product.isAvailable).map(cellOf);
    void remove({
      gone: [setCells({ customerId, product, cells })],
      back: again.length > 0 ? [setCells({ customerId, product, cells: again })] : [],
      productId,
    });
  };
}

/** The pieces that the basket shows of a line; undefined when its goods have gone from it. */
function shownPieces(line: BasketItem, draftId: string | undefined): number | undefined {
  const lines = shownLines(draftId) ?? [];
  const found = lines.find(each => figureName(each) === figureName(line));
  // A size that can be added goes with the others of its color.
  const isFree = lines.some(
    each => each.productId === line.productId && each.selectedColor === line.selectedColor,
  );
  return found?.quantity ?? (line.quantity === 0 && isFree ? 0 : undefined);
}

/** A line's pieces while they are typed. An emptied line leaves the basket. */
export function useTypedPieces(line: BasketItem, bounds: { min: number; max: number }) {
  const draftId = useDraftId();
  const set = useSetPieces();
  const remove = useRemoveLine();
  const isRemoval = (quantity: number) => quantity === 0 && !isOnTheWay(line);
  return useTypedFigure({
    name: figureName(line),
    stored: line.quantity,
    bounds,
    shownNow: () => shownPieces(line, draftId),
    send: (quantity, onSettled) => {
      if (isRemoval(quantity)) void remove(line).finally(onSettled);
      else set(line, quantity, onSettled);
    },
    keep: quantity =>
      keepForLater(isRemoval(quantity) ? removeLine(line) : setPieces(line, quantity), draftId),
  });
}

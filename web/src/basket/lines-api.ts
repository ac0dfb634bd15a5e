import { useMutation } from '@tanstack/react-query';
import type { BasketItem } from '@toptan/contract/basket';
import { piecesOf } from '@toptan/contract/pieces';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../api/query-client.ts';
import { shownName } from '../session/product-words.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { leadBackTo } from './returned-product.ts';
import { sendOrKeep } from './send-waiting.ts';
import {
  type Addition,
  basketKey,
  isOf,
  type Lines,
  lineChange,
  lineOnTheWay,
  settle,
  show,
  useFailure,
  withLines,
  withPieces,
} from './shown-basket.ts';
import { hasWaiting } from './waiting-changes.ts';

function withAddition(lines: Lines, added: Addition): Lines {
  const same = lines.find(isOf(added));
  if (same)
    return lines.map(line => (line === same ? withPieces(line, line.quantity + added.quantity) : line));
  return withLines(lines, [lineOnTheWay(added)]);
}

function withoutAddition(lines: Lines, added: Addition): Lines {
  return lines
    .map(line => (isOf(added)(line) ? withPieces(line, line.quantity - added.quantity) : line))
    .filter(line => line.quantity > 0);
}

/**
 * Adds pieces. They are shown at once, and go again when the server refuses them. The caller shows the result: the line as the
 * server has it, or undefined when the pieces wait for a connection.
 */
export function useAddToBasket() {
  return useMutation({
    ...lineChange,
    mutationFn: ({ customerId, product, quantity, selectedSize, selectedColor, addedAt }: Addition) =>
      sendOrKeep({
        type: 'add',
        product: shownName(product),
        body: { customerId, productId: product.id, quantity, selectedSize, selectedColor, addedAt },
      }),
    onMutate: added => show(lines => withAddition(lines, added)),
    onSuccess: (answer, added) =>
      answer &&
      show(lines =>
        // Further pieces of the line may be on their way.
        lines.map(line => (isOf(added)(line) ? withPieces(answer, line.quantity) : line)),
      ),
    onError: (_error, added) => show(lines => withoutAddition(lines, added)),
    onSettled: settle,
  });
}

/** The new pieces of a line; 0 removes the line. */
export type CellChange = Pick<Addition, 'selectedSize' | 'selectedColor' | 'quantity' | 'addedAt'>;

type Cells = Pick<Addition, 'customerId' | 'product'> & { cells: readonly CellChange[] };

const cellOf = ({ selectedSize, selectedColor, quantity, createdAt }: BasketItem): CellChange => ({
  selectedSize,
  selectedColor,
  quantity,
  addedAt: createdAt,
});

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

/**
 * Sets lines of one product, all or none. They are shown at once, and taken back when the server refuses one. Resolves with whether
 * they wait for a connection; rejects with `BatchRefused` where a row was refused.
 */
export function useSetCells() {
  return useMutation({
    ...lineChange,
    mutationFn: async ({ customerId, product, cells }: Cells) => {
      await sendOrKeep({
        type: 'batch',
        product: shownName(product),
        body: {
          customerId,
          rows: cells.map(({ selectedSize, selectedColor, quantity, addedAt }, at) => ({
            ref: String(at),
            productId: product.id,
            size: selectedSize,
            color: selectedColor,
            quantity,
            mode: 'set',
            addedAt,
          })),
          atomic: true,
        },
      });
      return { waits: hasWaiting() };
    },
    onMutate: async changed => {
      const before = queryClient.getQueryData<Lines>(basketKey) ?? [];
      await show(lines => withCells(lines, changed));
      return changed.cells.map(cell => ({
        ...cell,
        quantity: piecesOf(before.filter(isOf({ ...changed, ...cell }))),
      }));
    },
    onError: (_error, changed, before) =>
      before && show(lines => withCells(lines, { ...changed, cells: before })),
    onSettled: settle,
  });
}

/** Removes a line at once. A toast offers to undo it where it can still be ordered, and a refusal restores it. */
export function useRemoveLine() {
  const { t } = useTranslation(['basket', 'words']);
  const fail = useFailure();
  const { mutateAsync: add } = useAddToBasket();
  return useMutation({
    ...lineChange,
    mutationFn: (line: BasketItem) =>
      sendOrKeep({ type: 'remove', product: shownName(line.product), params: { id: line.id } }),
    onMutate: async line => {
      const place = queryClient.getQueryData<Lines>(basketKey)?.findIndex(({ id }) => id === line.id);
      await show(lines => lines.filter(({ id }) => id !== line.id));
      return place;
    },
    onSuccess: (_answer, line) => {
      toast({
        description: t('removed'),
        ...(line.product.isAvailable && {
          action: {
            label: t('words:undo'),
            onSelect: () => {
              leadBackTo(line.productId);
              void add({ ...line, addedAt: line.createdAt }).catch(fail);
            },
          },
        }),
      });
    },
    onError: async (error, line, place) => {
      await show(lines => lines.toSpliced(place ?? lines.length, 0, line));
      fail(error);
    },
    onSettled: settle,
  });
}

/** Removes all lines of single pieces in one color at once. A toast offers to undo it for those that can still be ordered. */
export function useRemoveLines() {
  const { t } = useTranslation(['basket', 'words']);
  const fail = useFailure();
  const { mutateAsync: set } = useSetCells();
  return useMutation({
    mutationFn: async (lines: Lines) => {
      const [first] = lines;
      if (!first) return;
      const { customerId, product } = first;
      const none = lines.map(line => ({ ...cellOf(line), quantity: 0 }));
      const again = lines.filter(line => line.product.isAvailable).map(cellOf);
      await set({ customerId, product, cells: none });
      toast({
        description: t('removed'),
        ...(again.length > 0 && {
          action: {
            label: t('words:undo'),
            onSelect: () => {
              leadBackTo(product.id);
              void set({ customerId, product, cells: again }).catch(fail);
            },
          },
        }),
      });
    },
    onError: fail,
  });
}

import { useMutation } from '@tanstack/react-query';
import { type BasketItem, listBasket } from '@toptan/contract/basket';
import { lineTotal } from '@toptan/contract/money';
import { piecesOf } from '@toptan/contract/pieces';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../api/form.ts';
import { queryKey } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { shownName } from '../session/product-words.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { keep, refreshBasket, sendOrKeep } from './send-waiting.ts';
import { hasWaiting } from './waiting-changes.ts';

export const basketKey = queryKey(listBasket);

/** Changes of the basket are sent one after another, in the order in which they were made; an order waits for them. */
export const basketChanges = { scope: { id: 'basket' } };
export const lineChange = { ...basketChanges, mutationKey: ['basket-line'] };

type Lines = readonly BasketItem[];

/** Whether what is shown of the basket is the server's answer, with no change of it under way. */
export const isAnswered = (): boolean =>
  queryClient.isMutating({ mutationKey: lineChange.mutationKey }) === 0 &&
  queryClient.isFetching({ queryKey: basketKey }) === 0;

/** Shows a change of the basket at once. */
export async function show(change: (lines: Lines) => Lines): Promise<void> {
  await queryClient.cancelQueries({ queryKey: basketKey });
  queryClient.setQueryData<Lines>(basketKey, lines => lines && change(lines));
}

/** The basket with every change that was made on this screen, including one that the current press settles. */
export async function basketAsShown(): Promise<Lines> {
  // A touch presses the button before the focused field loses the focus. A screen reader leaves the focus in the
  // field.
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  await new Promise(resolve => setTimeout(resolve));
  await queryClient.cancelQueries({ queryKey: basketKey });
  return queryClient.getQueryData<Lines>(basketKey) ?? [];
}

/** The last answered change refetches the basket. An earlier refetch would show it half changed. */
export function settle(): void {
  if (queryClient.isMutating({ mutationKey: lineChange.mutationKey }) <= 1) void refreshBasket();
}

/**
 * A line with other pieces, until the server answers. Stock that covered the whole line still does, and the price of a
 * piece stays.
 */
export function withPieces(line: BasketItem, quantity: number): BasketItem {
  if (quantity === line.quantity) return line;
  const fromStock = line.fromStock === line.quantity ? quantity : line.fromStock;
  return { ...line, quantity, fromStock, totalPrice: lineTotal(line.product.price, quantity) };
}

/** Shows why a change was taken back. */
function useFailure() {
  const { t } = useTranslation('words');
  const errorText = useErrorText();
  return (error: unknown) => {
    toast({ variant: 'destructive', title: t('error'), description: errorText(error) });
  };
}

/** Pieces of one size and colour on their way into the basket. */
export type Addition = Pick<BasketItem, 'customerId' | 'quantity' | 'selectedSize' | 'selectedColor'> & {
  product: Omit<BasketItem['product'], 'isAvailable'>;
};

const idOnTheWay = 'on-the-way';

/** A line that the server has not confirmed yet: it cannot be changed. */
export const isOnTheWay = (line: BasketItem) => line.id.startsWith(idOnTheWay);

const isOf = (added: Addition) => (line: BasketItem) =>
  line.basketPackId === null &&
  line.productId === added.product.id &&
  line.selectedSize === added.selectedSize &&
  line.selectedColor === added.selectedColor;

/** A line that the server has not confirmed yet. */
export function lineOnTheWay({
  product,
  quantity,
  selectedSize,
  selectedColor,
  ...added
}: Addition): BasketItem {
  return {
    id: [idOnTheWay, product.id, selectedSize, selectedColor].join(),
    customerId: added.customerId,
    productId: product.id,
    quantity,
    selectedSize,
    selectedColor,
    basketPackId: null,
    packId: null,
    packs: null,
    pack: null,
    createdAt: '',
    fromStock: quantity,
    totalPrice: lineTotal(product.price, quantity),
    product: { ...product, isAvailable: true },
  };
}

function withAddition(lines: Lines, added: Addition): Lines {
  const same = lines.find(isOf(added));
  if (same)
    return lines.map(line => (line === same ? withPieces(line, line.quantity + added.quantity) : line));
  return [...lines, lineOnTheWay(added)];
}

function withoutAddition(lines: Lines, added: Addition): Lines {
  return lines
    .map(line => (isOf(added)(line) ? withPieces(line, line.quantity - added.quantity) : line))
    .filter(line => line.quantity > 0);
}

/**
 * Adds pieces; they show at once and go again when the server refuses them. The caller shows the result: the line
 * as the server has it, or undefined when the pieces wait for a connection.
 */
export function useAddToBasket() {
  return useMutation({
    ...lineChange,
    mutationFn: ({ customerId, product, quantity, selectedSize, selectedColor }: Addition) =>
      sendOrKeep({
        type: 'add',
        product: shownName(product),
        body: { customerId, productId: product.id, quantity, selectedSize, selectedColor },
      }),
    onMutate: added => show(lines => withAddition(lines, added)),
    onSuccess: (answer, added) =>
      answer &&
      show(lines =>
        // Further pieces of it may be on their way.
        lines.map(line => (isOf(added)(line) ? withPieces(answer, line.quantity) : line)),
      ),
    onError: (_error, added) => show(lines => withoutAddition(lines, added)),
    onSettled: settle,
  });
}

/** Pieces that a line is to hold; 0: there is to be none. */
export type CellChange = Pick<BasketItem, 'selectedSize' | 'selectedColor' | 'quantity'>;

type Cells = Pick<Addition, 'customerId' | 'product'> & { cells: readonly CellChange[] };

/** The basket with these pieces in the place of what it holds of them. */
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
 * Sets lines of one product, all or none; they show at once, and as they were again when the server refuses one. Resolves
 * with whether they wait for a connection; rejects with `BatchRefused` where a row was refused.
 */
export function useSetCells() {
  return useMutation({
    ...lineChange,
    mutationFn: async ({ customerId, product, cells }: Cells) => {
      await sendOrKeep({
        type: 'batch',
        product: product.name,
        body: {
          customerId,
          rows: cells.map(({ selectedSize, selectedColor, quantity }, at) => ({
            ref: String(at),
            productId: product.id,
            size: selectedSize,
            color: selectedColor,
            quantity,
            mode: 'set',
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

/** New pieces of a line that are under way, and what the server confirmed last. */
type Course = { confirmed: number; wanted: number; open: number };

const courses = new Map<string, Course>();

const shownLine = (id: string) => queryClient.getQueryData<Lines>(basketKey)?.find(line => line.id === id);

function courseOf(id: string, wanted: number): Course {
  const course = courses.get(id) ?? {
    confirmed: shownPieces(id) ?? wanted,
    wanted,
    open: 0,
  };
  courses.set(id, course);
  return course;
}

function nameOf(id: string): string {
  const line = shownLine(id);
  return line ? shownName(line.product) : '';
}

/** Pieces of a line as it shows; undefined when it is not in the basket. */
export const shownPieces = (id: string): number | undefined => shownLine(id)?.quantity;

const ofPieces = (id: string, quantity: number) => (lines: Lines) =>
  lines.map(line => (line.id === id ? withPieces(line, quantity) : line));

const setPieces = (id: string, quantity: number) => show(ofPieces(id, quantity));

/**
 * Sets a line's pieces: shown at once. Of several changes in a row only those are sent that no later one has overtaken;
 * when the last is refused, the line shows what the server confirmed, and a toast shows why.
 */
export function useSetQuantity() {
  const fail = useFailure();
  return useMutation({
    ...lineChange,
    mutationFn: async ({ id, quantity }: { id: string; quantity: number }) => {
      const course = courses.get(id);
      if (course?.wanted !== quantity) return;
      await sendOrKeep({ type: 'quantity', product: nameOf(id), params: { id }, body: { quantity } });
      course.confirmed = quantity;
    },
    onMutate: ({ id, quantity }) => {
      const course = courseOf(id, quantity);
      course.wanted = quantity;
      course.open += 1;
      return setPieces(id, quantity);
    },
    onError: async (error, { id }) => {
      const course = courses.get(id);
      if (course?.open === 1) await setPieces(id, course.confirmed);
      fail(error);
    },
    onSettled: (_answer, _error, { id }) => {
      const course = courses.get(id);
      if (course) course.open -= 1;
      if (course?.open === 0) courses.delete(id);
      settle();
    },
  });
}

/** Keeps new pieces of a line for the next page, when this one goes before they could be sent. */
export function keepPieces({ id, product }: BasketItem, quantity: number): void {
  queryClient.setQueryData<Lines>(basketKey, lines => lines && ofPieces(id, quantity)(lines));
  keep({ type: 'quantity', product: shownName(product), params: { id }, body: { quantity } });
}

/** Removes a line at once. A toast offers to undo it, and a refusal restores it. */
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
        action: { label: t('words:undo'), onSelect: () => void add(line).catch(fail) },
      });
    },
    onError: async (error, line, place) => {
      await show(lines => lines.toSpliced(place ?? lines.length, 0, line));
      fail(error);
    },
    onSettled: settle,
  });
}

/** Removes all lines of single pieces in one colour at once. A toast offers to undo it. */
export function useRemoveLines() {
  const { t } = useTranslation(['basket', 'words']);
  const fail = useFailure();
  const { mutateAsync: set } = useSetCells();
  return useMutation({
    mutationFn: async (lines: Lines) => {
      const [first] = lines;
      if (!first) return;
      const { customerId, product } = first;
      const cells = lines.map(({ selectedSize, selectedColor, quantity }) => ({
        selectedSize,
        selectedColor,
        quantity,
      }));
      await set({ customerId, product, cells: cells.map(cell => ({ ...cell, quantity: 0 })) });
      toast({
        description: t('removed'),
        action: {
          label: t('words:undo'),
          onSelect: () => void set({ customerId, product, cells }).catch(fail),
        },
      });
    },
    onError: fail,
  });
}

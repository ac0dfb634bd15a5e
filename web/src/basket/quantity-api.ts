import { useMutation } from '@tanstack/react-query';
import type { BasketItem } from '@toptan/contract/basket';
import { queryClient } from '../api/query-client.ts';
import { shownName } from '../session/product-words.ts';
import { useRemoveLine } from './lines-api.ts';
import { keep, sendOrKeep } from './send-waiting.ts';
import { basketKey, type Lines, lineChange, settle, show, useFailure, withPieces } from './shown-basket.ts';
import { useTypedFigure } from './use-typed-figure.ts';

/** The new pieces of a line while they are sent, and the pieces that the server confirmed last. */
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

/** Pieces of a line as the basket shows it; undefined when the line is not in the basket. */
const shownPieces = (id: string): number | undefined => shownLine(id)?.quantity;

const ofPieces = (id: string, quantity: number) => (lines: Lines) =>
  lines.map(line => (line.id === id ? withPieces(line, quantity) : line));

const setPieces = (id: string, quantity: number) => show(ofPieces(id, quantity));

/**
 * Sets a line's pieces, which are shown at once. A change that a later one has overtaken is not sent. When the last change is
 * refused, the line shows the pieces that the server confirmed, and a toast shows why.
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

/** Keeps new pieces of a line for the next page; 0 removes it. */
function keepPieces({ id, product }: BasketItem, quantity: number): void {
  const change =
    quantity === 0 ? (lines: Lines) => lines.filter(line => line.id !== id) : ofPieces(id, quantity);
  queryClient.setQueryData<Lines>(basketKey, lines => lines && change(lines));
  const named = { product: shownName(product), params: { id } };
  keep(quantity === 0 ? { type: 'remove', ...named } : { type: 'quantity', ...named, body: { quantity } });
}

/** A line's pieces while they are typed. An emptied line leaves the basket. */
export function useTypedPieces(line: BasketItem, bounds: { min: number; max: number }) {
  const setQuantity = useSetQuantity();
  const removal = useRemoveLine();
  const { id } = line;
  return useTypedFigure({
    id,
    stored: line.quantity,
    bounds,
    shownNow: () => shownPieces(id),
    send: (quantity, onSettled) => {
      if (quantity === 0) removal.mutate(line);
      else setQuantity.mutate({ id, quantity }, { onSettled });
    },
    keep: quantity => keepPieces(line, quantity),
  });
}

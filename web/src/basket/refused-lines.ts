import type { BasketItem, LineProblem } from '@toptan/contract/basket';
import type { FieldError } from '@toptan/contract/errors';
import { create } from 'zustand';
import { ApiError } from '../api/api-error.ts';

/** The refusal of a line when the order was placed. */
type RefusedLine = {
  error: ApiError;
  field: FieldError;
  /** The refused pieces; null: any. */
  quantity: number | null;
};

/** The refusals by the id of their line, until the next try. */
export const useRefusedLines = create<Readonly<Record<string, RefusedLine>>>()(() => ({}));

/** Forgets the refusals, because the order is placed or sent again. */
export const forgetRefusedLines = (): void => useRefusedLines.setState({}, true);

/** Marks the lines of an order that a refusal names as `items.3` or `items.3.quantity`. */
export function markRefused(lines: readonly BasketItem[], error: unknown): void {
  if (!(error instanceof ApiError)) return;
  const marks = error.fields.flatMap(field => {
    const line = lines[Number(/^items\.(\d+)/.exec(field.path)?.[1])];
    // The basket holds other pieces than the order.
    const quantity = error.code === 'basket_changed' ? null : line?.quantity;
    return line && quantity !== undefined ? [[line.id, { error, field, quantity }] as const] : [];
  });
  // The first of several reasons for a line is shown.
  useRefusedLines.setState(Object.fromEntries(marks.toReversed()), true);
}

/** The refusal of a line, where the basket itself does not name the problem. */
function refusalOf(
  line: BasketItem,
  refused: Readonly<Record<string, RefusedLine>>,
): RefusedLine | undefined {
  const refusal = refused[line.id];
  const isTold = line.problems !== undefined || !line.product.isAvailable;
  if (!refusal || isTold) return undefined;
  return refusal.quantity === null || refusal.quantity === line.quantity ? refusal : undefined;
}

/** A refusal for a number of pieces, as a problem of the basket. */
function problemOf({ error, field, quantity }: RefusedLine): LineProblem | undefined {
  const { code, limit, below = null, above = null } = field;
  if (limit === undefined || quantity === null) return undefined;
  const problem = { grain: 'cell' as const, limit, pieces: quantity, below, above };
  if (error.code === 'stock_short') return { ...problem, code: 'stock_short' };
  if (code === 'too_small' || code === 'too_big' || code === 'not_a_multiple') return { ...problem, code };
  return undefined;
}

/**
 * The problems of a line, in the basket and in the last try to place it.
 * @returns its problems, or else a refusal for another reason
 */
export function wrongWith(
  line: BasketItem,
  refused: Readonly<Record<string, RefusedLine>>,
): { problems: readonly LineProblem[]; refusal?: RefusedLine } {
  const refusal = refusalOf(line, refused);
  if (!refusal) return { problems: line.problems ?? [] };
  const problem = problemOf(refusal);
  return problem ? { problems: [problem] } : { problems: [], refusal };
}

import { type BasketItem, type BasketQuote, type BasketRun, listBasket } from '@toptan/contract/basket';
import { type ApiQueryKey, queryKey } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { goodsAmount, orderAmounts } from '../session/amounts.ts';
import { useSessionStore } from '../session/session-store.ts';

const ownKey = queryKey(listBasket);

/** The key of a draft's basket, or of the own one, with the sums and rules of an order of it. */
export const basketKey = (draftId?: string): ApiQueryKey =>
  draftId === undefined ? ownKey : [...ownKey, draftId];

export type Lines = readonly BasketItem[];

/** A basket as the screen shows it now; undefined before it is read. */
export const shownBasket = (draftId?: string): BasketQuote | undefined =>
  queryClient.getQueryData<BasketQuote | null>(basketKey(draftId)) ?? undefined;

export const shownLines = (draftId?: string): Lines | undefined => shownBasket(draftId)?.lines;

/** A basket with other lines and their sums, until the server answers. */
export const basketWith = (basket: BasketQuote, lines: Lines): BasketQuote =>
  lines === basket.lines ? basket : { ...basket, lines: [...lines], ...orderAmounts(lines, basket) };

/** Shows the own basket that another page left in the browser, until the server can be asked. */
export function showLines(lines: Lines): void {
  const { customer } = useSessionStore.getState();
  const amounts = orderAmounts(lines, customer ?? { processingFee: '0.00' });
  queryClient.setQueryData<BasketQuote>(
    ownKey,
    shown => shown ?? { lines: [...lines], limits: [], ...amounts },
  );
}

/**
 * A line with other pieces, until the server answers. Stock that covered the whole line still does, and the price of a
 * piece stays.
 */
export function withPieces(line: BasketItem, quantity: number): BasketItem {
  if (quantity === line.quantity) return line;
  const fromStock = line.fromStock === line.quantity ? quantity : line.fromStock;
  return { ...line, quantity, fromStock, totalPrice: goodsAmount(line.product.price, quantity) };
}

/** Pieces of one size and color on their way into the basket. */
export type Addition = Pick<BasketItem, 'customerId' | 'quantity' | 'selectedSize' | 'selectedColor'> & {
  product: Omit<BasketItem['product'], 'isAvailable'>;
  /** `createdAt` of a removed line, whose place this one takes. */
  addedAt?: string | undefined;
};

const idOnTheWay = 'on-the-way';

/** A line that the server has not confirmed yet: it cannot be changed. */
export const isOnTheWay = (line: BasketItem) => line.id.startsWith(idOnTheWay);

/** Whether the basket has pieces of a line; it has none of a size that can be added. */
export const hasPieces = ({ quantity }: BasketItem) => quantity > 0;

/** Whether stock does not cover a line of goods that are not produced. */
export const isShort = ({ problems = [] }: BasketItem) => problems.some(({ code }) => code === 'stock_short');

/** Finds the line that holds pieces of this size and color. */
export const isOf = (added: Addition) => (line: BasketItem) =>
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
  addedAt = '',
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
    createdAt: addedAt,
    fromStock: quantity,
    totalPrice: goodsAmount(product.price, quantity),
    product: { ...product, isAvailable: true },
  };
}

/**
 * The lines with one without pieces for each further size that can be added to a run: two sizes or more of a product in one color.
 * The sizes of a run stand in the order of the product.
 */
export function withFreeSizes(lines: Lines, runs: readonly BasketRun[]): Lines {
  const inRun = ({ productId, color }: BasketRun) =>
    lines.filter(
      line => line.basketPackId === null && line.productId === productId && line.selectedColor === color,
    );
  return runs.reduce<Lines>((shown, run) => {
    const runLines = inRun(run);
    const [first] = runLines;
    if (!first || runLines.length < 2) return shown;
    const { customerId, product, selectedColor } = first;
    const offered = run.sizes.map(
      selectedSize =>
        runLines.find(line => line.selectedSize === selectedSize) ??
        lineOnTheWay({ customerId, product, quantity: 0, selectedSize, selectedColor }),
    );
    const closed = runLines.filter(line => !offered.includes(line));
    const others = shown.filter(line => !runLines.includes(line));
    return others.toSpliced(shown.indexOf(first), 0, ...offered, ...closed);
  }, lines);
}

/** Lines with further ones, which stand at the place of a removed line or else at the end. */
export function withLines(lines: Lines, added: Lines): Lines {
  const addedAt = added[0]?.createdAt;
  const at = addedAt ? lines.findIndex(({ createdAt }) => createdAt > addedAt) : -1;
  return lines.toSpliced(at < 0 ? lines.length : at, 0, ...added);
}

import { type BasketItem, listBasket } from '@toptan/contract/basket';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../api/form.ts';
import { queryKey } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { goodsAmount } from '../session/amounts.ts';
import { toast } from '../ui/feedback/toast-store.ts';
import { reasonOf } from './batch-api.ts';
import { refreshBasket } from './send-waiting.ts';

export const basketKey = queryKey(listBasket);

/** Changes of the basket are sent one after another, in the order in which they were made; an order waits for them. */
export const basketChanges = { scope: { id: 'basket' } };
export const lineChange = { ...basketChanges, mutationKey: ['basket-line'] };

export type Lines = readonly BasketItem[];

/** True where the shown basket and its rules are the server's last answer, and no change of the basket is under way. */
export const isAnswered = (): boolean =>
  queryClient.isMutating({ mutationKey: lineChange.mutationKey }) === 0 &&
  queryClient.isFetching({ queryKey: basketKey }) === 0 &&
  // A refetch that was broken off leaves the screen out of date.
  queryClient
    .getQueryCache()
    .findAll({ queryKey: basketKey, type: 'active' })
    .every(({ state }) => !state.isInvalidated);

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

/** Lines with further ones, which stand at the place of a removed line or else at the end. */
export function withLines(lines: Lines, added: Lines): Lines {
  const addedAt = added[0]?.createdAt;
  const at = addedAt ? lines.findIndex(({ createdAt }) => createdAt > addedAt) : -1;
  return lines.toSpliced(at < 0 ? lines.length : at, 0, ...added);
}

/** Shows the reason why a change was taken back; for a batch the reason of its first refused row. */
export function useFailure() {
  const { t } = useTranslation('words');
  const errorText = useErrorText();
  return (error: unknown) => {
    toast({ variant: 'destructive', title: t('error'), description: errorText(reasonOf(error)) });
  };
}

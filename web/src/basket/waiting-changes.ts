import { type addToBasket, type BasketItem, lineQuantityMax } from '@toptan/contract/basket';
import type { changeBasket } from '@toptan/contract/basket-batch';
import type { BodyOf } from '@toptan/contract/endpoint';
import { create } from 'zustand';
import { browserStorage } from '../portal/browser-storage.ts';

type Named = {
  /** The key of this change, for the server too: a change that is sent twice counts once. */
  key: string;
  /** The name of the product, for the message of a refusal. */
  product: string;
  /** The draft whose basket changes; left out for the own one. */
  draftId?: string | undefined;
};

/** A change of the basket that has not reached the server, as far as is known. */
export type WaitingChange = Named &
  (
    | { type: 'add'; body: BodyOf<typeof addToBasket> }
    | { type: 'batch'; body: BodyOf<typeof changeBasket> }
    | { type: 'quantity'; params: { id: string }; body: { quantity: number } }
    | { type: 'remove'; params: { id: string } }
  );

const isText = (value: unknown) => typeof value === 'string';
const isKey = (key: string) => /^[0-9a-f]{32}$/.test(key);
const isPieces = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= lineQuantityMax;

const parts = { add: ['body'], batch: ['body'], quantity: ['params', 'body'], remove: ['params'] };

/** Whether the stored value is a valid change, without further fields. */
function isChange(stored: unknown): stored is WaitingChange {
  const change = stored as WaitingChange | null;
  if (!isText(change?.key) || !isText(change?.product) || !Object.hasOwn(parts, change?.type ?? ''))
    return false;
  if (change.draftId !== undefined && !isText(change.draftId)) return false;
  const named = ['type', 'key', 'product', 'draftId', ...parts[change.type]];
  if (!Object.keys(change).every(name => named.includes(name))) return false;
  switch (change.type) {
    case 'batch':
      return (
        isKey(change.key) &&
        isText(change.body?.customerId) &&
        Array.isArray(change.body.rows) &&
        change.body.rows.every(row => isText(row?.productId) && Number.isInteger(row.quantity))
      );
    case 'add':
      return (
        isKey(change.key) &&
        isText(change.body?.customerId) &&
        isText(change.body.productId) &&
        isPieces(change.body.quantity)
      );
    case 'quantity':
      return isText(change.params?.id) && isPieces(change.body?.quantity);
    case 'remove':
      return isText(change.params?.id);
  }
}

function isLine(stored: unknown): stored is BasketItem {
  const line = stored as BasketItem | null;
  return (
    isText(line?.id) &&
    isPieces(line?.quantity) &&
    isText(line?.totalPrice) &&
    isText(line?.product?.name) &&
    isText(line?.product.price)
  );
}

/** The entry of one account in the browser's storage while changes wait. */
type Stored = {
  /** The changes in the order in which they were made. */
  changes: WaitingChange[];
  /** The own basket as it was shown with these changes. */
  basket: BasketItem[];
};

const nothing: Stored = { changes: [], basket: [] };

const nameOf = (userId: string) => `waiting-changes:${userId}`;

/** Reads the waiting changes of an account. Invalid entries in the storage are skipped. */
export function readWaiting(userId: string): Stored {
  try {
    const { changes, basket } = JSON.parse(browserStorage.getItem(nameOf(userId)) ?? 'null') as Stored;
    return { basket: basket.every(isLine) ? basket : [], changes: changes.filter(isChange) };
  } catch {
    return nothing;
  }
}

type WaitingState = {
  /** The account of these changes. */
  userId: string | null;
  changes: readonly WaitingChange[];
};

export const useWaiting = create<WaitingState>()(() => ({ userId: null, changes: [] }));

export const hasWaiting = (): boolean => useWaiting.getState().changes.length > 0;

function write(userId: string, { changes, basket }: Stored): void {
  if (changes.length > 0) browserStorage.setItem(nameOf(userId), JSON.stringify({ changes, basket }));
  else browserStorage.removeItem(nameOf(userId));
  // An answer to another account's call may come when this account has signed in.
  const shown = useWaiting.getState().userId;
  if (shown === null || shown === userId) useWaiting.setState({ userId, changes });
}

/** Adds a change, in place of the last one where both set the pieces of the same line. */
function withChange(changes: readonly WaitingChange[], change: WaitingChange): WaitingChange[] {
  const last = changes.at(-1);
  const isOvertaken =
    change.type === 'quantity' && last?.type === 'quantity' && last.params.id === change.params.id;
  return [...(isOvertaken ? changes.slice(0, -1) : changes), change];
}

/**
 * Keeps a change until it can be sent; it outlives the page.
 * @param shown the own basket with the change; left out for a change of a draft
 */
export function keepChange(userId: string, change: WaitingChange, shown?: readonly BasketItem[]): void {
  const { changes, basket } = readWaiting(userId);
  write(userId, { changes: withChange(changes, change), basket: [...(shown ?? basket)] });
}

/** Removes a change that has been answered. */
export function dropChange(userId: string, { key }: WaitingChange): void {
  const { changes, basket } = readWaiting(userId);
  write(userId, { changes: changes.filter(change => change.key !== key), basket });
}

/** Forgets the waiting changes, as when the user signs out. */
export function forgetChanges(userId: string): void {
  write(userId, nothing);
}

/** Shows the waiting changes of an account, from this window and others, until the returned function is called. */
export function watchWaiting(userId: string): () => void {
  const read = () => useWaiting.setState({ userId, changes: readWaiting(userId).changes });
  const hear = ({ key }: StorageEvent) => {
    if (key === nameOf(userId) || key === null) read();
  };
  window.addEventListener('storage', hear);
  read();
  return () => {
    window.removeEventListener('storage', hear);
    useWaiting.setState({ userId: null, changes: [] });
  };
}

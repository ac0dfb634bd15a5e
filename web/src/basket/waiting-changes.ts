import {
  addToBasket,
  type BasketItem,
  basketItemSchema,
  removeFromBasket,
  setBasketQuantity,
} from '@toptan/contract/basket';
import { z } from 'zod';
import { create } from 'zustand';

/** One change of the basket that has not reached the server, as far as anybody knows. */
const changeSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('add'),
    /** Names this change, also to the server: sent twice it counts once. */
    key: z.string().regex(/^[0-9a-f]{32}$/),
    /** Name of the product, for whoever must hear that it came to nothing. */
    product: z.string(),
    body: addToBasket.body,
  }),
  z.strictObject({
    type: z.literal('quantity'),
    key: z.string(),
    product: z.string(),
    params: setBasketQuantity.params,
    body: setBasketQuantity.body,
  }),
  z.strictObject({
    type: z.literal('remove'),
    key: z.string(),
    product: z.string(),
    params: removeFromBasket.params,
  }),
]);

export type WaitingChange = z.output<typeof changeSchema>;

/** Lines that nobody has confirmed carry ids of their own. */
const lineSchema = basketItemSchema.extend({ id: z.string(), createdAt: z.string() });

const storedSchema = z.object({ changes: z.array(z.unknown()), basket: z.array(lineSchema).catch([]) });

/** What the browser's storage holds for one account while changes wait. */
type Stored = {
  /** In the order in which they were made. */
  changes: WaitingChange[];
  /** The basket as it was shown with them. */
  basket: BasketItem[];
};

const nothing: Stored = { changes: [], basket: [] };

const nameOf = (userId: string) => `waiting-changes:${userId}`;

/** What waits for an account; whatever cannot be what was stored is passed over. */
export function readWaiting(userId: string): Stored {
  try {
    const stored = storedSchema.safeParse(JSON.parse(localStorage.getItem(nameOf(userId)) ?? 'null')).data;
    if (!stored) return nothing;
    return {
      basket: stored.basket,
      changes: stored.changes.flatMap(change => changeSchema.safeParse(change).data ?? []),
    };
  } catch {
    return nothing;
  }
}

type WaitingState = {
  /** Whose changes these are. */
  userId: string | null;
  changes: readonly WaitingChange[];
};

export const useWaiting = create<WaitingState>()(() => ({ userId: null, changes: [] }));

export const hasWaiting = (): boolean => useWaiting.getState().changes.length > 0;

function write(userId: string, { changes, basket }: Stored): void {
  if (changes.length > 0) localStorage.setItem(nameOf(userId), JSON.stringify({ changes, basket }));
  else localStorage.removeItem(nameOf(userId));
  useWaiting.setState({ userId, changes });
}

/** Of several changes in a row to one line's pieces, the last one says it all. */
function withChange(changes: readonly WaitingChange[], change: WaitingChange): WaitingChange[] {
  const last = changes.at(-1);
  const isOvertaken =
    change.type === 'quantity' && last?.type === 'quantity' && last.params.id === change.params.id;
  return [...(isOvertaken ? changes.slice(0, -1) : changes), change];
}

/** Keeps a change until it can be sent; it outlives the page. */
export function keepChange(userId: string, change: WaitingChange, basket: readonly BasketItem[]): void {
  write(userId, { changes: withChange(readWaiting(userId).changes, change), basket: [...basket] });
}

/** A change has been answered. */
export function dropChange(userId: string, { key }: WaitingChange): void {
  const { changes, basket } = readWaiting(userId);
  write(userId, { changes: changes.filter(change => change.key !== key), basket });
}

/** Forgets what waits, as when somebody signs out. */
export function forgetChanges(userId: string): void {
  write(userId, nothing);
}

/** Shows what waits for an account, in this window and from others, until the returned function is called. */
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

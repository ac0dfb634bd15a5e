import type { FoundCode } from '@toptan/contract/catalog/variants';
import type { ErrorCode } from '@toptan/contract/errors';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { inBrowser } from '../portal/browser-storage.ts';
import { useSessionStore } from '../session/session-store.ts';

/** Goods to be added: so many pieces, or packs. */
export type Goods = {
  productId: string;
  packId: string | null;
  size: string | null;
  color: string | null;
  quantity: number;
};

/** A text that is read as a whole. What is typed grows one text; each paste is one of its own. */
export type ListText = {
  id: string;
  text: string;
  isTyped: boolean;
  /** The file that it was read from. */
  fileName?: string;
};

/** What a person decided about a line. */
export type Decision =
  /** Ordered so. `learn`: the words that meant `productId`; they are remembered once the goods are added. */
  | { kind: 'goods'; goods: readonly Goods[]; learn?: { text: string; productId: string } }
  | { kind: 'out' }
  /** An order line, though it was read as none. */
  | { kind: 'order' }
  | { kind: 'added' }
  /** What the basket refused of it. */
  | { kind: 'refused'; goods: readonly Goods[]; code: ErrorCode };

/** A product that a person named for words of the text: each line with these words is read with it. `learn`: they may be remembered. */
export type NamedProduct = { text: string; productId: string; learn: boolean };

/** A scanned code, and what it stands for once the server has answered, or a person has said it as `goods`. */
export type Scan = { code: string; count: number; found: FoundCode | null; goods?: readonly Goods[] };

export type List = {
  /** The time of the last change. */
  at: string;
  /** What stands in the field and is not read yet. */
  typed?: string;
  texts: readonly ListText[];
  /** By the key of their line. */
  decisions: Readonly<Record<string, Decision>>;
  named: readonly NamedProduct[];
  /** Words that are not to be remembered. */
  forgotten: readonly string[];
  /** The last scanned code comes first. */
  scans: readonly Scan[];
  mode: 'add' | 'set';
  /** Lines and open questions when it was last shown. */
  lines: number;
  questions: number;
  /** The key of an adding without an answer, and what it sends: the same once more is added once. */
  attempt: { name: string; key: string } | null;
};

/** Milliseconds that a list is kept on the device: a week. */
const keptMs = 604_800_000;

type Lists = { userId: string | null; lists: Readonly<Record<string, List>> };

const none: Lists = { userId: null, lists: {} };

export const emptyList: List = {
  at: '',
  texts: [],
  decisions: {},
  named: [],
  forgotten: [],
  scans: [],
  mode: 'add',
  lines: 0,
  questions: 0,
  attempt: null,
};

const isKept = (list: Partial<List> | null): list is List =>
  typeof list?.at === 'string' &&
  Date.now() - Date.parse(list.at) < keptMs &&
  [list.texts, list.named, list.scans, list.forgotten].every(part => Array.isArray(part)) &&
  typeof list.decisions === 'object';

/** The lists of this account by the shop that they are for, in the browser's storage as `lists`. */
const useLists = create<Lists>()(
  persist(() => none, {
    name: 'lists',
    storage: inBrowser(),
    merge: stored => {
      const { userId, lists } = (stored ?? {}) as Partial<Lists>;
      if (typeof userId !== 'string' || typeof lists !== 'object') return none;
      return {
        userId,
        lists: Object.fromEntries(Object.entries(lists ?? {}).filter(([, list]) => isKept(list))),
      };
    },
  }),
);

// What is too old leaves the storage as well.
useLists.setState({});

const listOf = ({ userId, lists }: Lists, user: { id: string } | null, customerId: string): List =>
  (userId === (user?.id ?? null) && lists[customerId]) || emptyList;

/** The list of this account for a shop; an empty one where nothing is kept. */
export function useList(customerId: string): List {
  const user = useSessionStore(session => session.user);
  return useLists(stored => listOf(stored, user, customerId));
}

/** The list outside React. */
export const currentList = (customerId: string): List =>
  listOf(useLists.getState(), useSessionStore.getState().user, customerId);

/** Whether a list was left on an earlier day: its user decides whether to go on. */
export function isEarlier(customerId: string): boolean {
  const { at, texts, scans } = currentList(customerId);
  return texts.length + scans.length > 0 && new Date(at).toDateString() !== new Date().toDateString();
}

/** Changes a list; null forgets it. */
export function changeList(customerId: string, change: (list: List) => Partial<List> | null): void {
  const userId = useSessionStore.getState().user?.id ?? null;
  const stored = useLists.getState();
  const { [customerId]: list = emptyList, ...others } = stored.userId === userId ? stored.lists : {};
  const changed = change(list);
  const at = new Date().toISOString();
  useLists.setState({
    userId,
    lists: changed ? { ...others, [customerId]: { ...list, ...changed, at } } : others,
  });
}

/** Forgets all lists, because the user signs out. */
export function forgetLists(): void {
  useLists.setState(none);
}

import { browserStorage } from '../../portal/browser-storage.ts';

/** Kinds of rows that can be opened again, by the name of their list. */
const latelyKinds = ['orders', 'customers', 'catalog', 'manufacturers'] as const;

/** A row that was opened. Only its id is kept: the server gives its name each time. */
export type Opened = { kind: (typeof latelyKinds)[number]; id: string };

/** The number of rows that are kept. */
const most = 5;

const key = (userId: string) => `lately-${userId}`;

const isOpened = (value: Partial<Opened> | null): value is Opened =>
  latelyKinds.some(kind => kind === value?.kind) && typeof value?.id === 'string';

/** The rows that the user opened last in this browser, the newest first. */
export function openedLately(userId: string): Opened[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(key(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOpened) : [];
  } catch {
    return [];
  }
}

/** The row that an address opens: `/admin/orders?order=<id>`, or the form of a row of another list. */
function openedAt(pathname: string, search: { order?: unknown; edit?: unknown }): Opened | null {
  const kind = latelyKinds.find(each => pathname === `/admin/${each}`);
  const id = kind === 'orders' ? search.order : search.edit;
  return kind && typeof id === 'string' && id !== 'new' ? { kind, id } : null;
}

/** Remembers the row that an address opens, if it opens one. */
export function rememberOpened(userId: string, pathname: string, search: object): void {
  const opened = openedAt(pathname, search);
  if (!opened) return;
  const others = openedLately(userId).filter(({ id }) => id !== opened.id);
  browserStorage.setItem(key(userId), JSON.stringify([opened, ...others].slice(0, most)));
}

export const forgetOpened = (userId: string): void => browserStorage.removeItem(key(userId));

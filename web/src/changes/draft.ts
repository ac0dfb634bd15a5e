import type { OrderChangeRow } from '@toptan/contract/order-changes';
import { windowStore } from '../portal/window-store.ts';
import { type OrderFigures, type Place, placeKey } from './figures.ts';

/** A typed figure, pieces or packs, and the one that the order held then. */
export type TypedRow = Place & { to: number; from: number };

/** What is typed over a placed order until it is saved or undone. */
export type Draft = {
  /** The version of the order over which it was begun. */
  version: number;
  /** The time of the last key. */
  at: string;
  rows: Readonly<Record<string, TypedRow>>;
  /** Products that were searched for, also without a figure. */
  added: readonly string[];
  reason: string;
  overrideReason: string;
  /** The key of a saving or asking without an answer, and what it sent: the same once more is the same change. */
  attempt: { key: string; sent: string; isAsked: boolean } | null;
};

type Drafts = { drafts: Readonly<Record<string, Draft>> };

const none: Drafts = { drafts: {} };

/** A figure that is no whole number is lost with its page: the storage has no word for it. */
function readDraft(draft: Draft): Draft {
  const rows = Object.entries(draft.rows).filter(([, { to }]) => typeof to === 'number');
  return { ...draft, rows: Object.fromEntries(rows) };
}

/** The typed figures of this window. */
const useDrafts = windowStore('order-changes', none, stored => {
  const { drafts } = (stored ?? none) as Partial<Drafts>;
  const kept = Object.entries(drafts ?? {}).filter(([, draft]) => typeof draft?.rows === 'object');
  return { drafts: Object.fromEntries(kept.map(([id, draft]) => [id, readDraft(draft)])) };
});

/** What this user has typed over an order; null: nothing. */
export const useTypedChange = (orderId: string): Draft | null =>
  useDrafts(({ drafts }) => drafts[orderId] ?? null);

function setDraft(orderId: string, change: (draft: Draft | null) => Draft | null): void {
  const { [orderId]: draft = null, ...others } = useDrafts.getState().drafts;
  const next = change(draft);
  useDrafts.setState({ drafts: next ? { ...others, [orderId]: next } : others });
}

const begun = (version: number): Draft => ({
  version,
  at: '',
  rows: {},
  added: [],
  reason: '',
  overrideReason: '',
  attempt: null,
});

/** The order as the page shows it. */
export type Shown = { orderId: string; version: number; held: OrderFigures };

/** Types figures; null, and the figure that the order holds, are no change. */
export function typeFigures(
  { orderId, version, held }: Shown,
  figures: readonly (Place & { to: number | null })[],
): void {
  setDraft(orderId, draft => {
    const before = draft ?? begun(version);
    const rows = { ...before.rows };
    for (const { to, ...place } of figures) {
      const key = placeKey(place);
      const now = held.get(key) ?? 0;
      if (to === null || to === now) delete rows[key];
      else rows[key] = { ...place, to, from: rows[key]?.from ?? now };
    }
    const isEmpty = Object.keys(rows).length === 0;
    return { ...before, ...(isEmpty && { version }), at: new Date().toISOString(), rows, attempt: null };
  });
}

/** Adds a product to the page, without a figure yet. */
export function addProduct({ orderId, version }: Shown, productId: string): void {
  setDraft(orderId, draft => {
    const before = draft ?? begun(version);
    return { ...before, added: [...before.added.filter(id => id !== productId), productId] };
  });
}

export function keepInDraft(
  { orderId, version }: Pick<Shown, 'orderId' | 'version'>,
  kept: Partial<Pick<Draft, 'reason' | 'overrideReason' | 'attempt'>>,
): void {
  setDraft(orderId, draft => ({ ...(draft ?? begun(version)), ...kept }));
}

/** Forgets what was typed, because it is saved or undone. */
export const dropDraft = (orderId: string): void => setDraft(orderId, () => null);

/** Brings back what was undone, under what is typed since. */
export const restoreDraft = (orderId: string, undone: Draft): void =>
  setDraft(orderId, draft =>
    draft
      ? {
          ...draft,
          rows: { ...undone.rows, ...draft.rows },
          added: [...new Set([...undone.added, ...draft.added])],
          reason: draft.reason || undone.reason,
          overrideReason: draft.overrideReason || undone.overrideReason,
          attempt: null,
        }
      : undone,
  );

/** The rows that change what the order holds now. */
export const changedRows = (draft: Draft | null, held: OrderFigures): TypedRow[] =>
  Object.values(draft?.rows ?? {}).filter(row => !Object.is(row.to, held.get(placeKey(row)) ?? 0));

/** The rows of a call; each is named by its place in the list. */
export const rowsToSend = (rows: readonly TypedRow[]): OrderChangeRow[] =>
  rows.map(({ productId, size, color, packId, to }, at) => ({
    ref: String(at),
    productId,
    quantity: to,
    ...(packId ? { packId, color } : { size, color }),
  }));

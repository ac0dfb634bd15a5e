import type { ReactNode } from 'react';

/** Toasts at a time: a new one takes the place of the last. */
const toastsMax = 1;
export const toastCloseMs = 5000;
export const toastRemoveMs = 1_000_000;
export const toastSwipePx = 50;
export const toastHotkey = 'F8';

interface ToastInput {
  title?: ReactNode;
  description?: ReactNode;
  /** success is the default with another icon; destructive is announced at once. */
  variant?: 'default' | 'success' | 'destructive';
  /** A way on, or a way back ('Undo'). Pressing it closes the toast. */
  action?: {
    label: string;
    onSelect: () => void;
    /** The address of the page that it leads to: the toast goes when that page opens by another way. */
    to?: string;
  };
}

export interface ToastEntry extends ToastInput {
  id: number;
  open: boolean;
}

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ToastEntry[] {
  return entries;
}

/** Marks the toast as closed; it leaves the screen at once and the store after the removal delay. */
export function dismissToast(id: number) {
  publish(entries.map(entry => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => publish(entries.filter(entry => entry.id !== id)), toastRemoveMs);
}

/** Closes the toast that leads to the page that has just opened. */
export function dismissToastsTo(page: string) {
  for (const { id, open, action } of entries) if (open && action?.to === page) dismissToast(id);
}

/** Shows a toast from anywhere, in React or outside. It replaces the one on the screen. */
export function toast(input: ToastInput): { id: number; dismiss: () => void } {
  lastId += 1;
  const id = lastId;
  publish([{ ...input, id, open: true }, ...entries].slice(0, toastsMax));
  return { id, dismiss: () => dismissToast(id) };
}

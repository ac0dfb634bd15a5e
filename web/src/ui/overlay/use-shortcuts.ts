import { useEffect, useEffectEvent, useId } from 'react';
import { isCovered, isTyping, shortcutKey } from './shortcut-keys.ts';

export const shortcutGroups = ['page', 'rows', 'selection', 'details'] as const;
type ShortcutGroup = (typeof shortcutGroups)[number];

export interface Shortcut {
  /** Keys as printed on a Latin keyboard: 'J', '/', '?'. Named keys are only shown, parts of a chord are joined by '+'. */
  keys: readonly string[];
  /** The action in the words of the help. */
  label: string;
  group: ShortcutGroup;
  /** Does it, wherever the focus is. Left out where a row or a dialog listens for itself and the help only lists it. */
  run?: (event: KeyboardEvent) => void;
}

const listed = new Map<string, readonly Shortcut[]>();

/** The shortcuts on the screen, for the help. */
export function currentShortcuts(): Shortcut[] {
  return [...listed.values()].flat();
}

/** Hears each key pressed on the page; in the capture phase before the element that has the focus. */
export function useDocumentKeys(onKey: (event: KeyboardEvent) => void, capture = false): void {
  const hear = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen, { capture });
    return () => document.removeEventListener('keydown', listen, { capture });
  }, [capture]);
}

/**
 * Keys that work everywhere on a page, and are listed by the help. They rest while somebody types, while a dialog, a menu
 * or a list is open, and with Ctrl, Alt or Meta. A key that one listener has handled no other handles again.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const id = useId();
  // A closed list of statuses would take a letter for a choice.
  useDocumentKeys(event => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const pressed = shortcutKey(event).toUpperCase();
    const shortcut = shortcuts.find(({ run, keys }) => run !== undefined && keys.includes(pressed));
    if (shortcut?.run === undefined || isTyping(event.target) || isCovered()) return;
    event.preventDefault();
    shortcut.run(event);
  }, true);
  useEffect(() => {
    listed.set(id, shortcuts);
  });
  useEffect(() => () => void listed.delete(id), [id]);
}

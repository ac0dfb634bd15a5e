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

/**
 * Keys that work everywhere on a page, and are listed by the help. They rest while somebody types, while a dialog, a menu
 * or a list is open, and with Ctrl, Alt or Meta. A key that one listener has handled no other handles again.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const id = useId();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const pressed = shortcutKey(event).toUpperCase();
    const shortcut = shortcuts.find(({ run, keys }) => run !== undefined && keys.includes(pressed));
    if (shortcut?.run === undefined || isTyping(event.target) || isCovered()) return;
    event.preventDefault();
    shortcut.run(event);
  });
  useEffect(() => {
    listed.set(id, shortcuts);
  });
  useEffect(() => {
    // The listener is in the capture phase: a closed list of statuses would take a letter for a choice.
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => {
      document.removeEventListener('keydown', listen, { capture: true });
      listed.delete(id);
    };
  }, [id]);
}

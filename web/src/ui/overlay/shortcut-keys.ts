/**
 * The key that a Latin keyboard sends from the same place: 'j', '/', '?', or the name of a named key. Turkish keyboards send the
 * printed letter; on an Arabic or another non-Latin one the place of the key decides.
 */
export function shortcutKey({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (key.length > 1) return key;
  if (/[ -~]/.test(key)) return key.toLowerCase();
  if (key === '؟') return '?';
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/** The step of the right arrow key in a row: 1, and -1 where rows are mirrored from right to left. */
export const onwardsIn = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1;

/** Whether keys pressed here are text, or a choice of a native list. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"])')
  );
}

/** Whether a dialog, a menu or an open list lies over the page: then the keys are theirs. */
export function isCovered(): boolean {
  return (
    document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null
  );
}

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

/** The columns and rows that an arrow key leads on, mirrored from right to left; undefined for other keys. */
export function arrowStep({ key, currentTarget }: { key: string; currentTarget: Element }) {
  const onwards = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  return {
    ArrowRight: { columns: onwards, rows: 0 },
    ArrowLeft: { columns: -onwards, rows: 0 },
    ArrowDown: { columns: 0, rows: 1 },
    ArrowUp: { columns: 0, rows: -1 },
  }[key];
}

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

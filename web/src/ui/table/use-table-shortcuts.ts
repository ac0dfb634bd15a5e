import { useTranslation } from 'react-i18next';
import { type Shortcut, useDocumentKeys, useShortcuts } from '../overlay/use-shortcuts.ts';
import type { useRowKeys } from './use-row-keys.ts';

interface TableShortcutsInput {
  selects: boolean;
  opens: boolean;
  /** Id of the first row. */
  first: string | undefined;
}

/** The keys of a table that work from anywhere on its page, and those of its rows, for the help. */
export function useTableShortcuts(
  { step, mark, focus }: Pick<ReturnType<typeof useRowKeys>, 'step' | 'mark' | 'focus'>,
  { selects, opens, first }: TableShortcutsInput,
): void {
  const { t } = useTranslation('ui');
  const selecting: Shortcut[] = [
    { keys: ['X', t('spaceKey')], label: t('shortcuts.select'), group: 'selection', run: mark },
    { keys: ['Shift+↓', 'Shift+↑'], label: t('shortcuts.range'), group: 'selection' },
    { keys: ['Ctrl+A'], label: t('shortcuts.all'), group: 'selection' },
    { keys: ['Esc'], label: t('shortcuts.clear'), group: 'selection' },
  ];
  useShortcuts([
    { keys: ['J', '↓'], label: t('shortcuts.next'), group: 'rows', run: ({ shiftKey }) => step(1, shiftKey) },
    {
      keys: ['K', '↑'],
      label: t('shortcuts.previous'),
      group: 'rows',
      run: ({ shiftKey }) => step(-1, shiftKey),
    },
    { keys: ['Home', 'End'], label: t('shortcuts.ends'), group: 'rows' },
    ...(opens ? [{ keys: ['Enter'], label: t('shortcuts.open'), group: 'rows' } as const] : []),
    ...(selects ? selecting : []),
  ]);

  // The arrow key leads from the search to the rows that it has found.
  useDocumentKeys(event => {
    const inSearch = event.target instanceof HTMLElement && event.target.matches('[role="searchbox"]');
    if (event.key !== 'ArrowDown' || event.defaultPrevented || !inSearch || first === undefined) return;
    event.preventDefault();
    focus(first);
  });
}

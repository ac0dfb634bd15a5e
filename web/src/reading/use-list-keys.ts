import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isCovered, isTyping, shortcutKey } from '../ui/overlay/shortcut-keys.ts';
import { useDocumentKeys, useShortcuts } from '../ui/overlay/use-shortcuts.ts';

interface ListKeys {
  onAdd: () => void;
  /** @returns whether there was something to take back */
  onUndo: () => boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  hasQuestions: boolean;
}

/** Puts the focus on the question of the page that the keys are about. */
export function focusQuestion(): void {
  document.querySelector<HTMLElement>('fieldset[data-current]')?.focus();
}

/** The keys of the page beside those of a question: Ctrl+Enter adds, Ctrl+Z takes back, an arrow leads from the field to the questions. */
export function useListKeys({ onAdd, onUndo, field, hasQuestions }: ListKeys): void {
  const { t } = useTranslation('reading');
  useShortcuts([
    { keys: ['1–6'], label: t('keys.way'), group: 'page' },
    { keys: ['↑', '↓'], label: t('keys.move'), group: 'page' },
    { keys: ['/'], label: t('keys.search'), group: 'page' },
    { keys: ['Delete'], label: t('leaveOut'), group: 'page' },
    { keys: ['Ctrl+Z'], label: t('undo'), group: 'page' },
    { keys: ['Ctrl+Enter'], label: t('keys.add'), group: 'page' },
  ]);
  /** The question is there again afterwards. */
  function takeBack(): boolean {
    let isTaken = false;
    flushSync(() => {
      isTaken = onUndo();
    });
    return isTaken;
  }
  useDocumentKeys(event => {
    if (event.defaultPrevented || event.isComposing || isCovered()) return;
    const isChord = event.ctrlKey || event.metaKey;
    const isInField = event.target === field.current;
    const isTyped = isTyping(event.target) && !(isInField && field.current?.value === '');
    if (isChord && event.key === 'Enter' && !isTyped) onAdd();
    else if (isChord && shortcutKey(event) === 'z' && !isTyped && takeBack()) focusQuestion();
    else if (event.key === 'ArrowDown' && isInField && !isTyped && hasQuestions) focusQuestion();
    else return;
    event.preventDefault();
  });
}

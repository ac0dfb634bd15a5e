import { lazy, type ReactNode } from 'react';
import { loadWords } from './i18n.ts';
import type { WordGroup } from './word-groups.ts';

/** Loads something together with the sentences that it alone needs. */
export const withWords =
  <Loaded>(words: readonly WordGroup[], load: () => Promise<Loaded>) =>
  async (): Promise<Loaded> =>
    (await Promise.all([load(), loadWords(words)]))[0];

/** A component that is loaded with its sentences when it is first shown. */
export function lazyWithWords<Props extends object>(
  words: readonly WordGroup[],
  load: () => Promise<(props: Props) => ReactNode>,
) {
  return lazy(async () => ({ default: await withWords(words, load)() }));
}

import { lazy, type ReactNode, Suspense } from 'react';
import { withWords } from './i18n.ts';
import type { WordGroup } from './word-groups.ts';

/**
 * A component that is loaded, with its sentences, when it is first shown.
 * @param waiting stands in its place meanwhile
 */
export function lazyPart<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
  words: readonly WordGroup[] = [],
  waiting?: (props: Props) => ReactNode,
) {
  const loadAll = words.length > 0 ? withWords(words, load) : load;
  const Part = lazy(async () => ({ default: await loadAll() }));
  return (props: Props) => (
    <Suspense fallback={waiting?.(props)}>
      <Part {...props} />
    </Suspense>
  );
}

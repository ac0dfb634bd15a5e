import { expect, it } from 'vitest';
import { importsOf, sourcesBelow } from './sources.ts';

/** What nobody sees: a test's frame, what loads the toaster, words read aloud, columns' descriptions, a dialog's question. */
const unseen = [
  'layout/render-ui',
  'feedback/toaster-on-demand',
  'feedback/announcement',
  'table/staff-columns',
  'overlay/use-question',
].map(name => `web/src/ui/${name}.tsx`);

const sources = sourcesBelow('web/src').filter(({ path }) => /\/(ui|design)\//.test(path));
const importsByPath = new Map(sources.map(source => [source.path, importsOf(source)]));

/** Everything that a file shows, itself or through another one. */
function shownBy(path: string, seen = new Set<string>()): Set<string> {
  for (const target of importsByPath.get(path) ?? []) {
    if (seen.has(target)) continue;
    seen.add(target);
    shownBy(target, seen);
  }
  return seen;
}

it('every component of the design system stands on its page, itself or as a part of another', () => {
  const shown = shownBy('web/src/design/design-page.tsx');
  const missing = sources
    .map(({ path }) => path)
    .filter(path => path.startsWith('web/src/ui/') && path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .filter(path => !shown.has(path) && !unseen.includes(path));
  expect(missing).toEqual([]);
});

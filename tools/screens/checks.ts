import type { Page } from '@playwright/test';
import { languages } from '@toptan/contract/languages';
import { reachSideways } from '../../e2e/fixtures/look.ts';
import { catalogueOf } from '../../e2e/fixtures/words.ts';

/** Keys that no name or word looks like; those with a space are calls, which the audit log quotes. */
const keys = new Set(
  [...catalogueOf('en').keys()]
    .map(key => key.slice(key.indexOf(':') + 1))
    .filter(key => /[.A-Z_]/.test(key) && !key.includes(' ')),
);
const sentences = new Set(languages.flatMap(language => [...catalogueOf(language).values()]));

/** Texts on the page that are no sentences: keys of the catalogues, or placeholders. */
export async function missingWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.nodeValue ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        found.push(element.getAttribute(name) ?? '');
    }
    return found.map(text => text.trim());
  });
  return [...new Set(texts)].filter(text => (keys.has(text) && !sentences.has(text)) || text.includes('{{'));
}

/** Elements beyond the edges on the narrowest phone; the page gets its size back. */
export async function reachAt320(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  try {
    return await reachSideways(page);
  } finally {
    if (before) await page.setViewportSize(before);
  }
}

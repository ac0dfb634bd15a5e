import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftLinkPath } from '@toptan/contract/draft-links';
import { defaultLanguage, type Language } from '@toptan/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answersElement, type FirstAnswers, firstAnswers, firstProducts } from './page-answers.ts';
import { fileLinks, pictureLinks, readFirstLoad } from './page-links.ts';
import { publicPageOf, withHead } from './public-pages.ts';

const arabicFonts = /<template id="arabic-fonts">(.*?)<\/template>/s;

/** The changes of the built page and manifest by the wholesaler's settings. */
export type PageBranding = {
  /** The languages that the portal offers; the first is for a reader who has chosen none. */
  languages: readonly Language[];
  /** @param languages those of the portal, the first for a reader of this page who has chosen none */
  page(html: string, languages: readonly Language[]): string;
  /** Null: the manifest stays as it was built. */
  manifest: ((built: Record<string, unknown>) => Record<string, unknown>) | null;
};

/** Headers of pages that anyone with the address sees: no cache, no search engine and no other site learns of them. */
const unlisted = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

/** The language that the browser has last chosen; its own storage decides, in public/boot.js, when it differs. */
function languageOf({ cookies }: FastifyRequest, offered: readonly Language[]): Language {
  return offered.find(language => language === cookies['language']) ?? offered[0] ?? defaultLanguage;
}

/** The descriptions that chat programs show below a link. The built page has the English one. */
const descriptions: Record<Language, string> = {
  en: 'Toptan wholesale ordering portal',
  ar: 'Toptan، بوابة طلبات الجملة',
  tr: 'Toptan, toptan sipariş portalı',
};

function inLanguage(html: string, language: Language): string {
  if (language === defaultLanguage) return html;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const localised = html
    .replace('lang="en" dir="ltr"', `lang="${language}" dir="${direction}"`)
    .replace(descriptions.en, descriptions[language]);
  return language === 'ar' ? localised.replace(arabicFonts, '$1') : localised;
}

/**
 * The one page of the portal, with links to the files of its first screen, and the first answers of the API (decision 0014). A
 * signed-in user's page is for that user only, and no cache stores it.
 */
export function readPage(
  folder: string,
  events: { readonly position: string },
  readBranding: () => Promise<PageBranding>,
) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const firstLoad = readFirstLoad(folder);

  function links({ url }: FastifyRequest, language: Language, { session, answered }: FirstAnswers): string {
    const [path = ''] = url.split('?');
    const files = firstLoad && fileLinks(firstLoad, path, language, session?.user.role);
    return (files ?? '') + pictureLinks(firstProducts(answered));
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const { position } = events;
    const [path = ''] = request.url.split('?');
    const page = publicPageOf(request.server, path);
    const open = page?.firstCall(path);
    const [first, branding] = await Promise.all([firstAnswers(request, reply, open), readBranding()]);
    const isShown = first.answered.some(({ address }) => address === open);
    const head = page && isShown ? await page.head(request, path) : null;
    const offered = branding.languages;
    const languages = [...offered].sort(
      (a, b) => Number(b === head?.language) - Number(a === head?.language),
    );
    const language = languageOf(request, languages);
    reply
      .header('cache-control', first.session ? 'no-store' : 'no-cache')
      .header('vary', 'cookie')
      .type('text/html; charset=utf-8');
    if (page && isShown && !head?.canonical) reply.header('x-robots-tag', 'noindex');
    if (path === draftLinkPath || page?.isUnlisted) reply.headers(unlisted);
    // The replacements are functions: a text would have its dollar signs read, which users may have typed.
    const branded = branding.page(inLanguage(html, language), languages);
    return (head ? withHead(branded, head) : branded)
      .replace('</head>', end => links(request, language, first) + end)
      .replace('</body>', end => answersElement(first.answered, first.session ? position : undefined) + end);
  };
}

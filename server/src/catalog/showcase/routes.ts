import * as calls from '@toptan/contract/catalog/showcase';
import { dayInIstanbul } from '@toptan/contract/days';
import { defaultLanguage, type Language } from '@toptan/contract/languages';
import { plainName } from '@toptan/contract/portal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readSettings } from '../../current-settings.ts';
import type { Deps } from '../../deps.ts';
import { handle } from '../../http/contract-routes.ts';
import { publicOrigin } from '../../http/public-address.ts';
import { notFound, orNotFound } from '../../refusal.ts';
import { findInShowcase, listShowcasePage, readFilters } from './queries.ts';

const pages = new RegExp(`^${calls.showcasePath}(/[0-9a-f-]{36})?$`);

const words: Record<Language, { title: string; description: string }> = {
  en: { title: 'Showcase', description: 'Prices and stock are for approved shops.' },
  tr: { title: 'Vitrin', description: 'Fiyat ve stok, onaylı mağazalar içindir.' },
  ar: { title: 'المعرض', description: 'الأسعار والمخزون للمتاجر المعتمدة.' },
};

/** The most characters of a product's description below a link. */
const descriptionMax = 200;

/** The showcase: anybody looks at goods, while the wholesaler has it on. */
export function registerShowcase(app: FastifyInstance, { db, config }: Deps): void {
  /** What the showcase has. @throws Refusal 404 while it is off, 429 */
  const opened = async (request: FastifyRequest) => {
    app.publicReads.hit(request.ip);
    const { showcase } = await readSettings(db);
    if (showcase === 'off') throw notFound();
    return { showcase, day: dayInIstanbul() };
  };

  handle(app, calls.listShowcase, async ({ query, request }) =>
    listShowcasePage(db, await opened(request), query),
  );
  handle(app, calls.listShowcaseFilters, async ({ request }) => readFilters(db, await opened(request)));
  handle(app, calls.getShowcaseProduct, async ({ params, request }) =>
    orNotFound(await findInShowcase(db, await opened(request), params.id)),
  );

  app.publicPages.push({
    has: path => pages.test(path),
    firstCall: path =>
      path === calls.showcasePath
        ? `${calls.listShowcase.path}?limit=${calls.showcasePageMax}`
        : `/api${path}`,
    isUnlisted: false,
    async head(request, path) {
      const { showcase, isShowcaseIndexed, languages, name } = await readSettings(db);
      if (showcase === 'off') return null;
      const language = languages[0] ?? defaultLanguage;
      const origin = publicOrigin(request, config);
      const canonical = isShowcaseIndexed ? origin + path : null;
      const { title, description } = words[language];
      const seller = name ?? plainName;
      const about = { language: null, canonical };
      if (path === calls.showcasePath)
        return { ...about, title: `${seller}: ${title}`, description, imageUrl: null };
      const id = path.slice(calls.showcasePath.length + 1);
      const product = await findInShowcase(db, { showcase, day: dayInIstanbul() }, id);
      if (!product) return null;
      const own = product.translations[language];
      const said = own?.description ?? product.description ?? description;
      return {
        ...about,
        title: `${own?.name ?? product.name} | ${seller}`,
        description: [...said].slice(0, descriptionMax).join(''),
        imageUrl: product.imageUrl && origin + product.imageUrl,
      };
    },
  });

  app.get('/robots.txt', { config: { access: 'public' } }, async (_request, reply) => {
    const { showcase, isShowcaseIndexed } = await readSettings(db);
    if (showcase === 'off') return reply.callNotFound();
    const allowed = isShowcaseIndexed
      ? `Allow: ${calls.showcasePath}\nAllow: /assets/\nAllow: /images/\n`
      : '';
    return reply.type('text/plain; charset=utf-8').send(`User-agent: *\n${allowed}Disallow: /\n`);
  });
}

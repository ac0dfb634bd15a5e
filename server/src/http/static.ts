import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type PageBranding, readPage } from './page.ts';

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** `Cache-Control` of files that never change, since other content has another address. One year. */
export const immutable = 'public, max-age=31536000, immutable';

/** Addresses below which nothing is a page: a missing file there is a 404. */
const noPages = /^\/(api|assets|images)(\/|$)/;

/** The most characters of a page's address; no address of the portal comes near. */
const pagePathMax = 2_000;

/** Whether a request opens an address of the portal, as opposed to a missing file. */
function isPage({ url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  const isFile = path.slice(path.lastIndexOf('/')).includes('.');
  if (noPages.test(path) || path.length > pagePathMax) return false;
  return !isFile || (headers.accept?.includes('text/html') ?? false);
}

/** Serves the built pages. Every address without a file is the portal's own, which shows its 404 itself. */
export async function registerStatic(
  app: FastifyInstance,
  events: { readonly position: string },
  readBranding: () => Promise<PageBranding>,
  folder = webFolder,
): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(async pages => {
    pages.addHook('onRoute', route => {
      route.config = { ...route.config, access: 'public' };
    });
    const common = { index: false, preCompressed: true, cacheControl: false } as const;
    await pages.register(files, {
      ...common,
      root: folder,
      wildcard: false,
      // The copies are compressed, and sent instead of the files. The name in the manifest of an installed portal depends on the
      // settings.
      globIgnore: ['**/*.br', '**/*.gz', '*.webmanifest', 'assets/**'],
      setHeaders: reply => reply.header('cache-control', 'no-cache'),
    });
    // Hundreds of files share one route.
    await pages.register(files, {
      ...common,
      root: join(folder, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      allowedPath: path => !/\.(br|gz)$/.test(path),
      setHeaders: reply => reply.header('cache-control', immutable),
    });
    // The plugin does not know that the answer is text (ASVS 5.0, 4.1.1).
    pages.addHook('onSend', async (_request, reply) => {
      if (reply.getHeader('content-type') === 'image/svg+xml') reply.type('image/svg+xml; charset=utf-8');
    });
    for (const file of readdirSync(folder).filter(name => name.endsWith('.webmanifest'))) {
      const built = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      pages.get(`/${file}`, async (_request, reply) => {
        const { manifest } = await readBranding();
        if (!manifest) return reply.sendFile(file);
        return reply
          .header('cache-control', 'no-cache')
          .type('application/manifest+json; charset=utf-8')
          .send(JSON.stringify(manifest(built)));
      });
    }
    const page = readPage(folder, events, readBranding);
    pages.get('/*', async (request, reply) =>
      isPage(request) ? page(request, reply) : reply.callNotFound(),
    );
  });
}

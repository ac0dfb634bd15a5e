import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** What a browser asks for when somebody opens an address, as opposed to a script that is missing. */
const wantsPage = (accept: string | undefined) => accept?.includes('text/html') ?? false;

/** Serves the built pages; every address that is no file is the portal's own, which shows its 404 itself. */
export async function registerStatic(app: FastifyInstance): Promise<void> {
  if (!existsSync(webFolder)) return;
  await app.register(async pages => {
    pages.addHook('onRoute', route => {
      route.config = { ...route.config, access: 'public' };
    });
    await pages.register(files, {
      root: webFolder,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    pages.get('/*', async (request, reply) => {
      if (request.url.startsWith('/api/') || !wantsPage(request.headers.accept)) return reply.callNotFound();
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    });
  });
}

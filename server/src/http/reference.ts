import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { openApiDocument } from './openapi.ts';
import { type ReadyAnswer, readyAnswer, sendReady } from './ready-answer.ts';

/** The OpenAPI document at /api/openapi.json and its page at /api/docs, both made from the contract. */
export async function registerReference(
  app: FastifyInstance,
  config: Pick<Config, 'PUBLIC_URL'>,
): Promise<void> {
  await app.register(swagger, {
    openapi: {},
    // The document is made from the contract, on the first request: nothing is read from the routes.
    hideUntagged: true,
    transformObject: () => openApiDocument(config),
  });

  await app.register(async pages => {
    pages.addHook('onRoute', route => {
      route.config = { ...route.config, access: 'public' };
    });
    // The route is public and its answers are megabytes: the document is compressed once, and the files of its page never.
    pages.addHook('onRequest', async ({ headers }) => {
      headers['x-no-compression'] = 'true';
    });
    let document: ReadyAnswer | undefined;
    pages.get('/api/openapi.json', (request, reply) => {
      document ??= readyAnswer(Buffer.from(JSON.stringify(app.swagger())));
      return sendReady(document, request, reply);
    });
    await pages.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: { layout: 'BaseLayout', docExpansion: 'list', tryItOutEnabled: false },
      theme: { title: 'Toptan API' },
    });
  });
}

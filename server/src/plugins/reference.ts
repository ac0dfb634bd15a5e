import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import { completeDocument } from './openapi.ts';
import { cookieName, isHttps } from './session.ts';

const isContractRoute = (route: RouteOptions) => Boolean(route.config?.contract);

/** The OpenAPI document at /api/openapi.json and its page at /api/docs, both made from the contract. */
export async function registerReference(
  app: FastifyInstance,
  config: Pick<Config, 'PUBLIC_URL'>,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Toptan',
        version: '1',
        description: 'Wholesale ordering portal. Amounts are lira as decimal text, quantities pieces.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName(isHttps(config)) } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: document =>
      'openapiObject' in document ? completeDocument(document.openapiObject) : document.swaggerObject,
  });
  app.addHook('onRoute', route => {
    if (!isContractRoute(route)) route.schema = { ...route.schema, hide: true };
  });

  await app.register(async pages => {
    pages.addHook('onRoute', route => {
      route.config = { ...route.config, access: 'public' };
    });
    pages.get('/api/openapi.json', async () => app.swagger());
    await pages.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: { layout: 'BaseLayout', docExpansion: 'list', tryItOutEnabled: false },
      theme: { title: 'Toptan API' },
    });
  });
}

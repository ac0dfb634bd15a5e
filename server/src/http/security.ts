import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { isHttps } from './public-address.ts';

const yearSeconds = 31_536_000;

/**
 * The headers of every answer. Strict-Transport-Security is set only where the portal is reached over https, so that a first try on
 * http://localhost does not lock the browser out.
 */
const policy = (config: Config) =>
  ({
    strictTransportSecurity: isHttps(config) ? { maxAge: yearSeconds, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  }) satisfies HelmetOptions;

/** The permissions of our pages in a browser. */
const pagePolicy = (config: Config): HelmetOptions => ({
  ...policy(config),
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      scriptSrcAttr: ["'none'"],
      // Radix and TanStack Virtual position with style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
});

/**
 * The permissions of data in a browser: none. The other headers of helmet are about pages, and would be half the size of many
 * answers.
 */
const dataPolicy = (config: Config): HelmetOptions => ({
  ...policy(config),
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** The headers that helmet sets on an answer. They are the same on each, and helmet takes longer than many a call. */
function policyHeaders(options: HelmetOptions) {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, () => {});
  return answer.getHeaders();
}

/**
 * Sets the security headers of every answer. Answers of the contract are for one user, so no cache may store them,
 * neither a shared one nor the browser's on a shared computer.
 */
export function registerSecurity(app: FastifyInstance, config: Config): void {
  const headers = policyHeaders(pagePolicy(config));
  const dataHeaders = { ...policyHeaders(dataPolicy(config)), 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.contract ? dataHeaders : headers);
    done();
  });
}

/** The `Sec-Fetch-Site` of a call that our own pages make, or that somebody types. */
const ownSites = ['same-origin', 'none'];

function isForeign(request: FastifyRequest, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined)
    return origin !== `${request.protocol}://${request.host}` && origin !== PUBLIC_URL;
  return site !== undefined && !ownSites.includes(String(site));
}

/** Refuses writes that another site sends with the cookie of somebody signed in. */
export function refuseForeignWrites(app: FastifyInstance, config: Pick<Config, 'PUBLIC_URL'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
    const isRefused = isWrite && isForeign(request, config);
    done(isRefused ? new Refusal('foreign_origin', 'This call comes from another site') : undefined);
  });
}

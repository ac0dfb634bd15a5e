import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { isHttps } from './public-address.ts';

const yearSeconds = 31_536_000;

/** The permissions of our pages in a browser. Radix and TanStack Virtual position with style attributes. */
const pagePermissions = [
  "default-src 'self'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

/**
 * The headers of answers with data, which have no permissions in a browser. Strict-Transport-Security is set only where the portal is
 * reached over https, so that a first try on http://localhost does not lock the browser out.
 */
const dataHeadersOf = (config: Config) => ({
  'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  ...(isHttps(config) && { 'strict-transport-security': `max-age=${yearSeconds}` }),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

/** The headers of all other answers: those that are about pages would be half the size of many answers with data. */
const pageHeadersOf = (config: Config) => ({
  ...dataHeadersOf(config),
  'content-security-policy': pagePermissions,
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});

/**
 * Sets the security headers of every answer. Answers of the contract are for one user, so no cache may store them,
 * neither a shared one nor the browser's on a shared computer.
 */
export function registerSecurity(app: FastifyInstance, config: Config): void {
  const headers = pageHeadersOf(config);
  const dataHeaders = { ...dataHeadersOf(config), 'cache-control': 'no-store' };
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

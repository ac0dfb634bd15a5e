import { checkSession } from '@toptan/contract/auth';
import type { Endpoint } from '@toptan/contract/endpoint';
import { endpoints } from '@toptan/contract/endpoints';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { FairLimiter } from './fair-limiter.ts';
import { mustSetUpSecondFactor } from './principal.ts';
import { RateLimiter } from './rate-limiter.ts';
import { ResponseCache } from './response-cache.ts';

/** The most public reads of a network in a minute. */
const publicReadsMax = 300;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The callers of a route; a route without them does not start. */
    access?: Endpoint['access'];
    /** The contract's name of a route, such as `GET /api/orders/{id}`; missing on other routes. */
    contract?: string;
  }
  interface FastifyInstance {
    /** Calls of the contract that are registered. */
    contractCalls: Set<string>;
    /** Routes beside the contract: `GET /healthz`. */
    otherRoutes: Set<string>;
    responseCache: ResponseCache;
    /** Users take turns at costly and at plain calls. */
    limiters: { costly: FairLimiter; plain: FairLimiter };
    /** The reads of people without an account. */
    publicReads: RateLimiter;
  }
}

/** The name of a call in logs, metrics and tests: `GET /api/orders/{id}`. */
export const callName = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

/** Calls of the own account: others are refused to a principal without a required second factor. */
const ofOwnAccount = new Set([checkSession, ...endpoints.account].map(callName));

/** The refusal of a call to this caller, or null. */
function refusalOf(
  { routeOptions, principal, is404 }: FastifyRequest,
  config: Pick<Config, 'STAFF_SECOND_FACTOR'>,
): Refusal | undefined {
  const { access, contract } = routeOptions.config;
  if (access === 'public' || is404) return undefined;
  if (!principal) return new Refusal('not_signed_in', 'Sign in first');
  if (access === 'admin' && principal.role !== 'admin')
    return new Refusal('forbidden', 'This call is for administrators');
  if (access === 'shop' && principal.role !== 'shop')
    return new Refusal('forbidden', 'This call is for shops');
  if (mustSetUpSecondFactor(principal, config) && !ofOwnAccount.has(contract ?? ''))
    return new Refusal('second_factor_setup_required', 'Set up a second factor first');
  return undefined;
}

/** Prepares the application for contract routes: default deny, and the list of existing calls. */
export function prepareContractRoutes(
  app: FastifyInstance,
  { config }: { config: Pick<Config, 'STAFF_SECOND_FACTOR'> },
): void {
  app.decorateRequest('principal', null);
  app.decorate('responseCache', new ResponseCache());
  // A pool has ten connections: no user has them all.
  app.decorate('limiters', {
    costly: new FairLimiter({ ofUser: 3, waiting: 30 }),
    plain: new FairLimiter({ ofUser: 5, waiting: 300 }),
  });
  app.decorate('publicReads', new RateLimiter(publicReadsMax));
  app.decorate('publicPages', []);
  app.decorate('contractCalls', new Set<string>());
  app.decorate('otherRoutes', new Set<string>());
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', route => {
    routes.push(route);
    if (route.method === 'HEAD') return;
    if (route.config?.contract) app.contractCalls.add(route.config.contract);
    else app.otherRoutes.add(`${route.method} ${route.url}`);
  });
  app.addHook('onReady', async () => {
    const silent = routes.find(route => !route.config?.access);
    if (silent) throw new Error(`${silent.method} ${silent.url} does not declare who may call it`);
  });
  app.addHook('onRequest', (request, _reply, done) => done(refusalOf(request, config)));
}

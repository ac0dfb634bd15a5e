import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { registerAccount } from './account/routes.ts';
import { registerAudit } from './audit/routes.ts';
import { registerAuth } from './auth/routes.ts';
import { registerSessions } from './auth/sessions/cookie.ts';
import { measureBackup } from './backup/metrics.ts';
import { registerBasket } from './basket/routes.ts';
import { registerCatalog } from './catalog/routes.ts';
import { registerCustomers } from './customers/routes.ts';
import { withoutValues } from './db/errors.ts';
import type { Deps } from './deps.ts';
import { registerDrafts } from './drafts/routes.ts';
import type { EventHub } from './events/stream/hub.ts';
import { registerEvents } from './events/stream/routes.ts';
import { registerExports } from './exports/routes.ts';
import { registerGroups } from './groups/routes.ts';
import { registerGuide } from './guide/routes.ts';
import { prepareContractRoutes } from './http/access.ts';
import { registerBodies } from './http/bodies.ts';
import { registerCompression } from './http/compression.ts';
import { registerDraining } from './http/draining.ts';
import { registerErrors } from './http/errors.ts';
import { registerHealth } from './http/health.ts';
import { registerMultipart } from './http/multipart.ts';
import { answerBrokenAddress, answerBrokenRequest, ignoreExpectations } from './http/protocol.ts';
import { registerReference } from './http/reference.ts';
import { registerRequestLog } from './http/request-log.ts';
import { refuseForeignWrites, registerSecurity } from './http/security.ts';
import { registerStatic } from './http/static.ts';
import { cutUnreadBodies } from './http/unread-bodies.ts';
import { serializerCompiler, validatorCompiler } from './http/validation.ts';
import { removeOldAnswers } from './idempotency.ts';
import { registerImports } from './imports/routes.ts';
import type { ImportRunner } from './imports/runner.ts';
import { measureMail } from './mail/metrics.ts';
import type { Outbox } from './mail/outbox.ts';
import { registerManufacturers } from './manufacturers/routes.ts';
import { registerNotices } from './notices/routes.ts';
import { registerOrders } from './orders/routes.ts';
import { registerPapers } from './papers/routes.ts';
import { registerReading } from './reading/routes.ts';
import { removeOldPapers } from './registration/queries.ts';
import { registerRegistration } from './registration/routes.ts';
import { registerReports } from './reports/routes.ts';
import { readBranding } from './settings/portal.ts';
import { registerSettings } from './settings/routes.ts';
import { registerSharing } from './sharing/routes.ts';
import { registerStaff } from './staff/routes.ts';
import { registerStats } from './stats/routes.ts';
import { registerTerms } from './terms/routes.ts';

/** `Deps`, with the parts that only some features work with. */
export type AppDeps = Deps & { events: EventHub; outbox: Outbox; imports: ImportRunner };

/** The most bytes of a body: a basket of a thousand lines as the browser sends it fits in. */
const bodyLimit = 1024 * 1024;

/** Milliseconds until a request that is sent too slowly is given up. */
const requestTimeoutMs = 30_000;

/**
 * Milliseconds until a request without all headers is given up. Node's own 60 seconds, being more than a request has, would count
 * for the request.
 */
const headersTimeoutMs = 15_000;

/** Milliseconds between two checks for such requests. */
const connectionsCheckingIntervalMs = 5_000;

/** Milliseconds between two removals of old answers to repeated calls, and of the pictures of old applications. */
const removalIntervalMs = 3_600_000;

/**
 * The portal, ready to listen or for injected requests. Every plugin and feature is registered here.
 * @param webFolder the built pages; by default those of the repository
 */
export async function buildApp(deps: AppDeps, webFolder?: string): Promise<FastifyInstance> {
  const { config, log } = deps;
  const app = Fastify({
    loggerInstance: log,
    // The ids are our own, and never a caller's: they stand in the audit log.
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY,
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: connectionsCheckingIntervalMs,
    },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // A call that arrives on an open connection while the server stops is answered as before.
    return503OnClosing: false,
    frameworkErrors: answerBrokenAddress,
    clientErrorHandler: answerBrokenRequest,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  ignoreExpectations(app);
  registerRequestLog(app);
  registerErrors(app);
  registerDraining(app);
  registerBodies(app);
  cutUnreadBodies(app);
  registerSecurity(app, config);
  await registerCompression(app);
  refuseForeignWrites(app, config);
  await app.register(cookie);
  registerSessions(app, deps);
  prepareContractRoutes(app, deps);
  await registerMultipart(app);
  await registerReference(app, config);

  registerHealth(app, deps);
  registerAuth(app, deps);
  registerAccount(app, deps);
  registerAudit(app, deps);
  registerCatalog(app, deps);
  registerRegistration(app, deps);
  registerCustomers(app, deps);
  registerManufacturers(app, deps);
  registerGroups(app, deps);
  registerTerms(app, deps);
  registerStats(app, deps);
  registerReports(app, deps);
  registerBasket(app, deps);
  registerOrders(app, deps);
  registerNotices(app, deps);
  registerReading(app, deps);
  registerDrafts(app, deps);
  registerPapers(app, deps);
  registerExports(app, deps);
  registerImports(app, deps);
  registerSharing(app, deps);
  registerSettings(app, deps);
  registerGuide(app, deps);
  registerStaff(app, deps);
  registerEvents(app, deps);
  measureMail(app, deps.db);
  measureBackup(app, deps.db);
  const readPageBranding = readBranding(deps, error => app.log.warn(error));
  await registerStatic(app, deps.events, readPageBranding, webFolder);

  const removal = setInterval(() => {
    for (const remove of [removeOldAnswers, removeOldPapers])
      remove(deps.db).catch(error => app.log.warn(withoutValues(error)));
  }, removalIntervalMs).unref();
  app.addHook('onClose', async () => clearInterval(removal));
  return app;
}

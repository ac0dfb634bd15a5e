import type { FastifyInstance } from 'fastify';

/** Levels at which answers have their line. */
const talkative = ['info', 'debug', 'trace'];

/**
 * Names every answer (`x-request-id`), so that a complaint finds its line, and from LOG_LEVEL=info on writes one line for
 * each: the call as the contract writes it, never the address with its search terms, and no header or body.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  if (!talkative.includes(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    request.log.info(
      {
        call: config.contract ?? `${request.method} ${url ?? 'unknown'}`,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        userId: request.session?.userId,
        address: request.ip,
      },
      'answered',
    );
    done();
  });
}

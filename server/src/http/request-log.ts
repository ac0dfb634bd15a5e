import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Levels at which every answer has its line. */
const talkative = ['info', 'debug', 'trace'];

/**
 * Whether staff were refused a change, or a shop what only staff may do, which its screens never ask for. Neither leaves an event, and
 * both are worth a line at the default level.
 */
const isWorthALine = ({ method, principal }: FastifyRequest, { statusCode }: FastifyReply) =>
  (principal?.role === 'admin' &&
    method !== 'GET' &&
    method !== 'HEAD' &&
    statusCode >= 400 &&
    statusCode < 500) ||
  (principal?.role === 'shop' && statusCode === 403);

/**
 * Names every answer (`x-request-id`), so that a complaint finds its line, and writes one line for each: the call as the contract
 * writes it, never the address with its search terms, and no header or body. At level `warn`, which is the default, these are the
 * refused writes of staff and what shops may not do; all others are at `info`.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const level = isWorthALine(request, reply) ? 'warn' : 'info';
    if (level === 'info' && !talkative.includes(app.log.level)) return done();
    const { config, url } = request.routeOptions;
    request.log[level](
      {
        call: config.contract ?? `${request.method} ${url ?? 'unknown'}`,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        userId: request.principal?.userId,
        address: request.ip,
      },
      'answered',
    );
    done();
  });
}

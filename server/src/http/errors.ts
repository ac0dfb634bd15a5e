import { type ErrorCode, errorStatus } from '@toptan/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { connectionCode, isLostConnection, postgresError, withoutValues } from '../db/errors.ts';
import { notFound, Refusal } from '../refusal.ts';
import { jsonType } from './ready-answer.ts';

/** The errors of the contract for Fastify's own errors. */
const codeOfStatus: Record<number, ErrorCode> = {
  400: 'malformed_request',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
};

/** Seconds that a client waits before it tries a server without database again. */
const unavailableRetrySeconds = 2;

/**
 * SQLSTATE classes 08 (connection), 53 (resources), 57 (operator intervention, and statements that took too long), 58
 * (the disk); lock timeout (55P03), idle or long transaction (25P03, 25P04), read-only standby (25006).
 */
const unreachable = /^(08|53|57|58|55P03|25P0[34]|25006)/;
const connectionCodes = new Set([
  'DATABASE_AWAY',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);
/**
 * SQLSTATE class 22: a value that PostgreSQL cannot read or store, such as NUL (22021), half a surrogate (22P05), a number
 * beyond its column (22003), a year 0 (22008).
 */
const badData = /^22/;
/**
 * The codes of two transactions that waited for each other (40P01), or saw each other's rows change (40001): one of them may try
 * again.
 */
const collisions = new Set(['40P01', '40001']);

function databaseRefusal(error: unknown): Refusal | null {
  const code = postgresError(error)?.code ?? connectionCode(error);
  if (isLostConnection(error) || (code && (unreachable.test(code) || connectionCodes.has(code))))
    return new Refusal('unavailable', 'The database is out of reach', {
      retryAfter: unavailableRetrySeconds,
    });
  if (code && collisions.has(code))
    return new Refusal('conflict', 'Somebody changed the same thing at this moment; try again');
  if (code && badData.test(code)) return new Refusal('validation_failed', 'A value cannot be stored');
  return null;
}

function frameworkRefusal(error: FastifyError): Refusal | null {
  const status = error.statusCode;
  if (!status || status >= 500) return null;
  const code = codeOfStatus[status] ?? 'malformed_request';
  return new Refusal(code, error.message);
}

function toRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  // The client closed the connection halfway, and cannot read an answer.
  if (request.raw.errored === error) return new Refusal('malformed_request', 'The call broke off');
  return (
    databaseRefusal(error) ??
    frameworkRefusal(error) ??
    new Refusal('internal', 'Something went wrong on the server')
  );
}

/** Sends a refusal, which no cache stores: a missing row may be there at the next try. */
export function sendRefusal(refusal: Refusal, reply: FastifyReply): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  return reply
    .status(errorStatus[refusal.code])
    .header('cache-control', 'no-store')
    .type(jsonType)
    .send(JSON.stringify(refusal.body));
}

/** Turns every error into the contract's error body. Only an unforeseen one is logged as an error. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error, request);
  const { code } = postgresError(error) ?? {};
  if (refusal.status >= 500) request.log.error({ err: withoutValues(error) }, 'request failed');
  // The value is nearly always the caller's; where a query of ours computed it, the log names the query.
  else if (code && badData.test(code)) request.log.warn({ err: withoutValues(error) }, 'value refused');
  return sendRefusal(refusal, reply);
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => sendRefusal(notFound(), reply));
}

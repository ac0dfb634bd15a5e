import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorBody, type ErrorCode, errorStatus } from '@toptan/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Refusal } from '../refusal.ts';
import { sendRefusal } from './errors.ts';
import { jsonType } from './ready-answer.ts';

/** The errors of requests that Node gives up, by its error codes. */
const refusals: Record<string, { code: ErrorCode; message: string }> = {
  HPE_HEADER_OVERFLOW: { code: 'too_large', message: 'The headers are larger than 16 KB' },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'malformed_request', message: 'The request did not come to its end' },
};
const broken = { code: 'malformed_request', message: 'This is no HTTP request' } as const;

/** The headers of an answer that is given before there is a request, to which no hook adds any. */
const defences = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
};

/**
 * Answers an address that cannot be read (`%zz`) or names nothing (an id of 10 kB), which meets no route and no hook. Its text is
 * not repeated.
 */
export function answerBrokenAddress(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal =
    error.code === 'FST_ERR_MAX_PARAM_LENGTH'
      ? notFound()
      : new Refusal('malformed_request', 'The address cannot be read');
  return sendRefusal(refusal, reply.headers(defences));
}

/** Answers an invalid request with an error of the contract, and closes the connection: the bytes behind it cannot be trusted. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const refusal: ErrorBody = refusals[error.code ?? ''] ?? broken;
  const status = errorStatus[refusal.code];
  const body = JSON.stringify(refusal);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${jsonType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(defences).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Answers callers with `Expect: …` like all others; Node would answer a bare 417. */
export function ignoreExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}

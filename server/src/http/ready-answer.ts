import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed, type Encoding, encodingFor } from './compression.ts';

/** An answer as it is cached: the part that is the same for everybody who shares it. */
export type ReadyAnswer = {
  body: Buffer;
  headers: Record<string, string | number> & { etag: string };
  /** The compressed body; each encoding is compressed once. */
  bodyIn(encoding: Encoding): Promise<Buffer>;
};

export const jsonType = 'application/json; charset=utf-8';

/** The ETag covers the body and the headers, since the total number of rows is in a header. It is the same for each encoding. */
function etagOf(body: Buffer, headers: Record<string, string | number>): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body);
  return `W/"${hash.digest('base64url')}"`;
}

/**
 * Prepares an answer that can be sent many times.
 * @param body JSON
 */
export function readyAnswer(body: Buffer, headers: Record<string, string | number> = {}): ReadyAnswer {
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    body,
    headers: { ...headers, etag: etagOf(body, headers) },
    bodyIn(encoding) {
      const known = bodies.get(encoding) ?? compressed(body, encoding);
      bodies.set(encoding, known);
      return known;
    },
  };
}

/** Sends the answer, or 304 when the ETag of the request matches. */
export function sendReady(
  { body, headers, bodyIn }: ReadyAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  reply.headers(headers);
  if (request.headers['if-none-match']?.includes(headers.etag)) return reply.status(304).send();
  reply.type(jsonType);
  const encoding = encodingFor(request, body);
  if (!encoding) return reply.send(body);
  reply.header('content-encoding', encoding).header('vary', 'accept-encoding');
  return bodyIn(encoding).then(bytes => reply.send(bytes));
}

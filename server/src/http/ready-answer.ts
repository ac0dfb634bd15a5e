import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor, pack } from './packing.ts';

/** An answer as it is kept: everything of it that is the same for all whom it is for. */
export type ReadyAnswer = {
  body: Buffer;
  headers: Record<string, string | number> & { etag: string };
  /** The body as it goes over the wire, packed once for all who take it so. */
  packed(encoding: Encoding): Promise<Buffer>;
};

export const jsonType = 'application/json; charset=utf-8';

/** Names an answer by all that it says, however it is packed: how many rows there are on all pages belongs to a page. */
function etagOf(body: Buffer, headers: Record<string, string | number>): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body);
  return `W/"${hash.digest('base64url')}"`;
}

/**
 * Makes an answer ready to be sent as often as it is asked for.
 * @param body JSON
 */
export function readyAnswer(body: Buffer, headers: Record<string, string | number> = {}): ReadyAnswer {
  const packings = new Map<Encoding, Promise<Buffer>>();
  return {
    body,
    headers: { ...headers, etag: etagOf(body, headers) },
    packed(encoding) {
      const packing = packings.get(encoding) ?? pack(body, encoding);
      packings.set(encoding, packing);
      return packing;
    },
  };
}

/** Sends it to who has not got it yet, and 304 to who says that he has. */
export function sendReady(
  { body, headers, packed }: ReadyAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  reply.headers(headers);
  if (request.headers['if-none-match']?.includes(headers.etag)) return reply.status(304).send();
  reply.type(jsonType);
  const encoding = encodingFor(request, body);
  if (!encoding) return reply.send(body);
  reply.header('content-encoding', encoding).header('vary', 'accept-encoding');
  return packed(encoding).then(bytes => reply.send(bytes));
}

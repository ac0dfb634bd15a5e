import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file that a call answers with. */
export type SentFile = { type: string; name: string; bytes: Readable };

/** RFC 6266: the name in any alphabet, and one in ASCII for those who do not know it. */
const disposition = (name: string) =>
  `attachment; filename="${name.replace(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/** Sends a file while it is made. Nobody stores it: it is what was true at this moment for this caller. */
export function sendFile({ type, name, bytes }: SentFile, reply: FastifyReply) {
  return reply
    .headers({ 'content-disposition': disposition(name), 'cache-control': 'no-store' })
    .type(type)
    .send(bytes);
}

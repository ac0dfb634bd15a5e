import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file as the answer of a call. */
export type SentFile = {
  type: string;
  name: string;
  bytes: Readable;
  /** The browser shows the file in place of storing it. */
  isShown?: boolean;
};

/** The file's name by RFC 6266: in any alphabet, and in ASCII for clients that do not know it. */
const disposition = (name: string, isShown: boolean) =>
  `${isShown ? 'inline' : 'attachment'}; filename="${name.replace(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/** Sends a file while it is made. No cache stores it: it shows the rows of this moment for this caller. */
export function sendFile({ type, name, bytes, isShown = false }: SentFile, reply: FastifyReply) {
  return reply
    .headers({ 'content-disposition': disposition(name, isShown), 'cache-control': 'no-store' })
    .type(type)
    .send(bytes);
}

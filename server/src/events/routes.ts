import { streamEvents } from '@toptan/contract/events';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { handle } from '../plugins/contract-routes.ts';

/** Proxies drop a connection on which nothing moves for a minute. */
const heartbeat = 25_000;

/** Bytes that a slow reader may leave unread before its stream ends; it comes back and refetches. */
const backlogMax = 64 * 1024;

export function registerEvents(app: FastifyInstance, { events }: Deps): void {
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });

  handle(app, streamEvents, async ({ session, request, reply }) => {
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });

    const write = (text: string) => {
      stream.write(text);
      if (stream.writableLength > backlogMax) end();
    };
    const unsubscribe = events.subscribe({
      session,
      change: change => write(`event: change\ndata: ${JSON.stringify(change)}\n\n`),
      resync: () => write('event: resync\ndata: {}\n\n'),
      signedOut: () => {
        write('event: signed-out\ndata: {}\n\n');
        end();
      },
    });
    const beat = setInterval(() => write(': \n\n'), heartbeat);
    const end = () => {
      clearInterval(beat);
      unsubscribe();
      open.delete(end);
      stream.end();
    };
    open.add(end);
    request.raw.on('close', end);
    // A stream that opens after a gap may have missed something.
    write('retry: 2000\nevent: resync\ndata: {}\n\n');
  });
}

import { finished, PassThrough } from 'node:stream';
import { type Change, streamEvents } from '@toptan/contract/events';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { isSessionOpen } from '../../auth/sessions/queries.ts';
import { sessionOf } from '../../auth/sessions/session.ts';
import type { Deps } from '../../deps.ts';
import { handle } from '../../http/contract-routes.ts';
import { Refusal } from '../../refusal.ts';
import type { EventHub } from './hub.ts';

/** Proxies drop a connection on which nothing moves for a minute. */
const heartbeatMs = 25_000;

/** Bytes that a slow reader may leave unread before it is cut off; it comes back and refetches. */
const backlogMax = 64 * 1024;

/** Milliseconds until a browser that does not know `displaced` opens its stream again. */
const displacedPauseMs = 3_600_000;

const event = (name: string, data: unknown = {}) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const changed = (changes: readonly Change[]) => changes.map(change => event('change', change)).join('');

function measureStreams({ metrics }: FastifyInstance, hub: EventHub): void {
  new Gauge({
    name: 'event_streams',
    help: 'Open streams of GET /api/events',
    registers: [metrics],
    collect() {
      this.set(hub.size);
    },
  });
  new Gauge({
    name: 'event_listener_connected',
    help: '1 while this server is notified of changes by the database, 0 while that connection is lost',
    registers: [metrics],
    collect() {
      this.set(hub.isListening ? 1 : 0);
    },
  });
}

/** A stream of changes within the session's scope, for anybody signed in. */
export function registerEvents(app: FastifyInstance, { db, events }: Deps & { events: EventHub }): void {
  const open = new Set<() => void>();
  let isClosing = false;
  measureStreams(app, events);
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const end of open) end();
  });

  handle(app, streamEvents, async ({ query, request, reply }) => {
    const session = sessionOf(request);
    if (isClosing) throw new Refusal('unavailable', 'The server is closing', { retryAfter: 2 });
    const stream = new PassThrough();
    const write = (text: string) => {
      if (stream.writableEnded) return;
      stream.write(text);
      const backlog = stream.writableLength + stream.readableLength + reply.raw.writableLength;
      if (backlog > backlogMax) reply.raw.destroy();
    };
    const end = () => {
      stream.end();
    };
    /** The position from which a browser that lost the stream goes on. */
    const here = () => `id: ${events.position}\n\n`;
    const signOut = () => {
      write(event('signed-out'));
      end();
    };
    const unsubscribe = events.subscribe({
      session,
      changes: changes => write(here() + changed(changes)),
      resync: () => {
        write(event('resync'));
        // The end of the session may have been missed, too. Without an answer of the database, the browser opens another stream.
        isSessionOpen(db, session.id).then(isOpen => !isOpen && signOut(), end);
      },
      signedOut: signOut,
      displaced: () => {
        write(`retry: ${displacedPauseMs}\n${event('displaced')}`);
        end();
      },
    });
    const beat = setInterval(() => write(here()), heartbeatMs);
    open.add(end);
    // The caller may have gone already.
    finished(reply.raw, () => {
      clearInterval(beat);
      unsubscribe();
      open.delete(end);
    });
    // Nobody was listening yet when a session ended just now.
    if (!(await isSessionOpen(db, session.id)))
      throw new Refusal('not_signed_in', 'The session was ended at this moment');

    reply.headers({
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      // The socket ends with the stream, so that a server that closes does not wait for idle ones.
      connection: 'close',
    });
    reply.send(stream);
    const since = request.headers['last-event-id'] ?? query.since;
    const missed = since === undefined ? null : events.missed(String(since), session);
    write(`retry: 2000\n${here()}${missed ? changed(missed) : event('resync')}`);
  });
}

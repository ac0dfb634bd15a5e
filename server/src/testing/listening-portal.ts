import { Agent, get, type IncomingMessage, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { v7 } from 'uuid';
import { expect } from 'vitest';
import type { Database } from '../db/client.ts';
import { notify } from '../events/notify.ts';
import { type Caller, type Portal, startPortal } from './portal.ts';

type Received = { event: string; data: { topic?: string; id?: string } };

/** An open stream of events, with everything received so far. */
export type EventStream = {
  response: IncomingMessage;
  received: Received[];
  /** The last position that it received. */
  position: string;
  text(): string;
  ended: Promise<void>;
};

/** A portal that listens on a port, for calls that never end under `inject`. */
export type ListeningPortal = Portal & {
  port: number;
  /** Opens a stream as a browser does and waits for its first position. */
  listen(
    caller: Pick<Caller, 'cookie'>,
    from?: { since?: string; lastEventId?: string },
  ): Promise<EventStream>;
};

/** Close it after the test; closing it twice does no harm. */
export async function startListeningPortal(): Promise<ListeningPortal> {
  const portal = await startPortal();
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = portal.app.server.address() as AddressInfo;
  // Keeps connections open, as browsers do.
  const agent = new Agent({ keepAlive: true });
  let closed: Promise<void> | undefined;
  return {
    ...portal,
    port,
    listen: ({ cookie }, { since, lastEventId } = {}) =>
      listen({
        port,
        path: since === undefined ? '/api/events' : `/api/events?since=${since}`,
        headers: { cookie, ...(lastEventId && { 'last-event-id': lastEventId }) },
        agent,
      }),
    close() {
      closed ??= portal.close().finally(() => agent.destroy());
      return closed;
    },
  };
}

async function listen(options: RequestOptions): Promise<EventStream> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(options, resolve).on('error', reject);
  });
  let text = '';
  response.setEncoding('utf8').on('data', chunk => {
    text += chunk;
  });
  const ended = new Promise<void>(resolve => response.once('close', resolve));
  // A stream that is cut ends.
  response.on('error', () => {});
  const stream: EventStream = {
    response,
    ended,
    text: () => text,
    get received() {
      return parse(text);
    },
    get position() {
      return [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '';
    },
  };
  await expect.poll(() => stream.position).not.toBe('');
  return stream;
}

function parse(text: string): Received[] {
  return text
    .split('\n\n')
    .slice(0, -1)
    .filter(block => block.includes('event: '))
    .map(block => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? '',
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}'),
    }));
}

export const changesIn = (stream: EventStream) =>
  stream.received.filter(({ event }) => event === 'change').map(({ data }) => data);

/** Waits until the stream has received this row; everything sent before it has then arrived too. */
export async function untilReceived(stream: EventStream, id: string): Promise<void> {
  await expect.poll(() => changesIn(stream).some(change => change.id === id), { timeout: 5_000 }).toBe(true);
}

/** Waits until a stream has received every committed event. @returns the id of the row that proves it */
export async function untilCaughtUp(stream: EventStream, db: Database): Promise<string> {
  const id = v7();
  notify(db, [{ topic: 'products', id, shops: true }]);
  await untilReceived(stream, id);
  return id;
}

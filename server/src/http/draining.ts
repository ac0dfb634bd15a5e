import { Server } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which callers learn that their connection ends, before it does. */
const noticeMs = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Call it before `close`. Takes no new connections. Open ones are answered with `Connection: close`, so that hardly any
     * is cut while its next call comes in.
     * @param delaySeconds before that, in which only `/readyz` shows that the server stops
     */
    drain(delaySeconds?: number): Promise<void>;
    /** True as soon as the server begins to stop. */
    isLeaving(): boolean;
  }
}

export function registerDraining(app: FastifyInstance): void {
  let isLeaving = false;
  let isDraining = false;
  app.decorate('isLeaving', () => isLeaving);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done();
  });
  // A connection with a running call would otherwise stay open, and closing would wait for its timeout.
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  app.decorate('drain', async (delaySeconds = 0) => {
    isLeaving = true;
    if (delaySeconds > 0) await pause(delaySeconds * 1000);
    isDraining = true;
    // Pending connections are accepted first: closing cuts them off.
    await turn();
    // The server's own `close` would cut idle connections at once.
    Server.prototype.close.call(app.server);
    await pause(noticeMs);
    // Arrived bytes are read for the same reason.
    await turn();
  });
}

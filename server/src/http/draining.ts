import { Server } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which callers learn that their connection ends, before it does. */
const notice = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Call it before `close`. Takes no new connections; on the open ones it answers as ever, but asks callers not to use
     * them again, so that hardly any is cut at the moment in which the next call comes in on it.
     * @param delay seconds before that, in which only `/readyz` says that the server leaves
     */
    drain(delay?: number): Promise<void>;
    /** True from the moment in which the server was told to stop. */
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
  // A connection on which a call was under way would otherwise stay open, and closing wait for it to time out.
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  app.decorate('drain', async (delay = 0) => {
    isLeaving = true;
    if (delay > 0) await pause(delay * 1000);
    isDraining = true;
    // Those who have connected by now are let in first: closing cuts them off.
    await turn();
    // The server's own `close` would cut the connections on which nothing is under way at once.
    Server.prototype.close.call(app.server);
    await pause(notice);
    // What has arrived by now is read first, for the same reason.
    await turn();
  });
}

import type { FastifyInstance } from 'fastify';

/** Bytes that a caller may go on sending after the answer: a body that was refused at its beginning may still arrive. */
const mostBytes = 8 * 1024 * 1024;

/** How long it may. */
const sendingMaxMs = 2_000;

/** Milliseconds between two checks. */
const checkIntervalMs = 5;

/**
 * Disconnects callers who go on sending a refused body: Node would read and discard gigabytes, for as long as a
 * request may take. A connection with little left to send stays open.
 */
export function cutUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    done();
    // A call that is injected has no connection.
    if (raw.complete !== false) return;
    const { socket } = raw;
    const allowed = socket.bytesRead + mostBytes;
    const end = performance.now() + sendingMaxMs;
    const looking = setInterval(() => {
      if (!raw.complete && socket.bytesRead < allowed && performance.now() < end) return;
      clearInterval(looking);
      if (!raw.complete) raw.destroy();
    }, checkIntervalMs).unref();
  });
}

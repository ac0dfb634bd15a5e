import type { FastifyInstance } from 'fastify';

/** Bytes that a caller may go on sending after the answer: a body that was refused at its beginning may still arrive. */
const mostBytes = 8 * 1024 * 1024;

/** Milliseconds for which a caller may go on sending. */
const sendingMaxMs = 2_000;

/** Milliseconds between two polls. */
const pollIntervalMs = 5;

/**
 * Disconnects callers who go on sending a refused body: Node would read and discard gigabytes, for as long as a
 * request may take. A connection with little left to send stays open.
 */
export function cutUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    done();
    // An injected call has no connection.
    if (raw.complete !== false) return;
    const { socket } = raw;
    const allowed = socket.bytesRead + mostBytes;
    const end = performance.now() + sendingMaxMs;
    const poll = setInterval(() => {
      if (!raw.complete && socket.bytesRead < allowed && performance.now() < end) return;
      clearInterval(poll);
      if (!raw.complete) raw.destroy();
    }, pollIntervalMs).unref();
  });
}

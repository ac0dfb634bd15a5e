import type { FastifyInstance } from 'fastify';
import { noteWrite } from '../auth/session-queries.ts';
import type { Database } from '../db/client.ts';

/**
 * Notes after every write, before it is answered, how far the database has come, so that what the session reads next is
 * not older. Needed where reads go to a replica.
 */
export function noteLastWrites(app: FastifyInstance, db: Database): void {
  app.addHook('onSend', ({ session, method, routeOptions }, _reply, _payload, done) => {
    const isRead = method === 'GET' || method === 'HEAD';
    return session && routeOptions.config.contract && !isRead ? noteWrite(db, session.id) : done();
  });
}

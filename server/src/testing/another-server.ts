import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { connect } from '../db/client.ts';
import { type Caller, callsOf, type Portal } from './portal.ts';

export type AnotherServer = {
  app: FastifyInstance;
  /** A user of the portal who calls this server. */
  as<User extends Caller>(user: User): User;
  close(): Promise<void>;
};

/** Another process of a portal, or the one that takes its place: it has the database alone in common with it. */
export async function startAnother(portal: Portal, { maxConnections = 4 } = {}): Promise<AnotherServer> {
  const connection = connect(portal.databaseUrl, { maxConnections });
  const app = await buildApp({ ...portal, db: connection.db, pool: connection.pool });
  return {
    app,
    as: user => ({ ...user, call: callsOf(app, user.cookie) }),
    async close() {
      await app.close();
      await connection.close();
    },
  };
}

import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { v7 } from 'uuid';
import { inject } from 'vitest';
import { type AppDeps, buildApp } from '../app.ts';
import { addToken } from '../auth/links/queries.ts';
import { hashPassword } from '../auth/passwords.ts';
import { openSession } from '../auth/sessions/queries.ts';
import { type Config, readConfig } from '../config.ts';
import { connect } from '../db/client.ts';
import { customers, users } from '../db/schema-people.ts';
import { EventHub } from '../events/stream/hub.ts';
import { openImports } from '../imports/runner.ts';
import { openLog } from '../log.ts';
import { openOutbox } from '../mail/open-outbox.ts';
import type { OpenOutbox } from '../mail/outbox.ts';
import { printForEmail } from '../papers/file.ts';
import { createTestDatabase } from './databases.ts';
import { expectToFitItsSchema } from './response-schema.ts';

/** A user who makes calls, with a cookie of their own. */
export type Caller = {
  userId: string;
  username: string;
  customerId: string | null;
  cookie: string;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
};

/** Values of a new user that are given rather than made up. */
type Given = {
  username?: string;
  /** The password to sign in by hand with; without it nobody can. */
  password?: string;
};

export type Portal = AppDeps & {
  app: FastifyInstance;
  databaseUrl: string;
  outbox: OpenOutbox;
  anonymous: Pick<Caller, 'call'>;
  /** A new administrator, signed in. */
  admin(given?: Given): Promise<Caller>;
  /** A new active customer of this name with its user, signed in. */
  shop(given?: Given & { name?: string }): Promise<Caller & { customerId: string }>;
  close(): Promise<void>;
};

let counter = 0;
const unique = (word: string) => `${word}-${process.pid}-${++counter}`;

const hashes = new Map<string, Promise<string>>();

/** Hashing is slow on purpose: each password once. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/** The calls of who has a cookie to a server. */
export function callsOf(app: FastifyInstance, cookie: string): Caller['call'] {
  return async (method, url, body, headers = {}) => {
    const options: InjectOptions = {
      method,
      url,
      headers: { ...(cookie && { cookie }), ...headers },
    };
    if (body !== undefined) options.payload = body as NonNullable<InjectOptions['payload']>;
    const answer = await app.inject(options);
    expectToFitItsSchema(method, url, answer);
    return answer;
  };
}

/**
 * The whole server on a database of its own, spoken to through `inject`. Close it in `afterAll`.
 * @param settings environment settings that differ from the defaults, e.g. `SMTP_URL`
 * @param webFolder the built pages, where a test looks at those
 */
export async function startPortal(
  settings: Record<string, string> = {},
  webFolder?: string,
): Promise<Portal> {
  const database = await createTestDatabase(inject('postgres'));
  const portal = await openPortal(database.url, settings, webFolder);
  return {
    ...portal,
    async close() {
      await portal.close();
      await database.drop();
    },
  };
}

/** The whole server on a database that is there, which stays when it is closed. */
export async function openPortal(
  url: string,
  settings: Record<string, string> = {},
  webFolder?: string,
): Promise<Portal> {
  const config: Config = readConfig({ LOG_LEVEL: 'silent', ...settings });
  const log = openLog(config.LOG_LEVEL);
  const connection = connect(url, { maxConnections: 8 });
  const events = new EventHub(url);
  await events.open();
  const { db, pool } = connection;
  const outbox = await openOutbox({
    config,
    log,
    db,
    pool,
    openLink: hash => addToken(db, hash),
    printOrder: printForEmail(db),
  });
  const imports = await openImports({ log, db, pool });
  const deps: AppDeps = { config, log, db, pool, events, outbox, imports };
  const app = await buildApp(deps, webFolder);
  await app.ready();

  async function signedIn<CustomerId extends string | null>(
    role: 'admin' | 'shop',
    customerId: CustomerId,
    { username = unique(role), password }: Given,
  ) {
    const userId = v7();
    const passwordHash = password === undefined ? null : await hashOf(password);
    await connection.db.insert(users).values({ id: userId, username, passwordHash, role, customerId });
    const name = config.PUBLIC_URL?.startsWith('https:') ? '__Host-toptan' : 'toptan';
    const cookie = `${name}=${await openSession(connection.db, userId)}`;
    return { userId, username, customerId, cookie, call: callsOf(app, cookie) };
  }

  return {
    ...deps,
    outbox,
    app,
    databaseUrl: url,
    anonymous: { call: callsOf(app, '') },
    admin: (given = {}) => signedIn('admin', null, given),
    async shop({ name = unique('shop'), ...given } = {}) {
      const customerId = v7();
      await connection.db.insert(customers).values({
        id: customerId,
        customerId: unique('MUS'),
        customerShortName: name,
        customerFullName: name,
        companyName: name,
        email: `${unique('shop')}@example.com`,
      });
      return signedIn('shop', customerId, given);
    },
    async close() {
      await app.close();
      await imports.close();
      await outbox.close();
      await events.close();
      await connection.close();
    },
  };
}

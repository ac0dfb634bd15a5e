import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import { createFirstAdministrator } from './auth/first-administrator.ts';
import { addToken } from './auth/links/queries.ts';
import type { Config } from './config.ts';
import { connect, type Database } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import type { OpenDatabase } from './db/open.ts';
import { EventHub } from './events/stream/hub.ts';
import { openImports } from './imports/runner.ts';
import { listen } from './listen.ts';
import { openLog } from './log.ts';
import { openOutbox } from './mail/open-outbox.ts';
import { openNotices } from './notices/open-notices.ts';
import { printForEmail } from './papers/file.ts';

function addressOf(config: Config, { port }: AddressInfo): string {
  if (config.PUBLIC_URL) return config.PUBLIC_URL;
  const host = ['127.0.0.1', '0.0.0.0', '::'].includes(config.HOST) ? 'localhost' : config.HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The parts that the program that starts the server may replace or add. */
export type ServeOptions = {
  /** Fills the database at the start. */
  fill?: (db: Database, config: Config, print: (line: string) => void) => Promise<void>;
  /** Prints more lines once the address is printed. */
  onReady?: (print: (line: string) => void) => void;
};

/** Closes everything, the database too, after a delay in seconds in which only `/readyz` shows that the server stops. */
export type Close = (delaySeconds: number) => Promise<void>;

/** Opens everything in order on a running database, and returns the function that closes it again. */
export async function serve(
  database: OpenDatabase,
  config: Config,
  { fill, onReady }: ServeOptions,
  print: (line: string) => void,
): Promise<Close> {
  await migrate(database.directConnectionString);
  const hasNames = !config.DATABASE_DIRECT_URL;
  const { db, pool, close: closePool } = connect(database.connectionString, { hasNames });
  const log = openLog(config.LOG_LEVEL);
  const events = new EventHub(database.directConnectionString);
  await events.open();
  const outbox = await openOutbox({
    config,
    log,
    db,
    pool,
    openLink: hash => addToken(db, hash),
    printOrder: printForEmail(db),
  });

  await fill?.(db, config, print);
  const imports = await openImports({ log, db, pool });
  const app = await buildApp({ config, log, db, pool, events, outbox, imports });
  const address = addressOf(config, await listen(app, config));
  const notices = openNotices({ log, db }, { outbox, origin: address });
  await database.describe(address);
  // The password is printed once: by a start that nothing ends any more.
  await createFirstAdministrator(db, config, print);
  print(`Toptan is ready: ${address}`);
  onReady?.(print);

  return async delaySeconds => {
    log.info('Stopping');
    await app.drain(delaySeconds);
    await app.close();
    await notices.close();
    await imports.close();
    await outbox.close();
    await events.close();
    await closePool();
    await database.stop();
  };
}

import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import { createFirstAdministrator } from './auth/first-administrator.ts';
import { type Config, readConfig } from './config.ts';
import { connect } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { openReplica } from './db/replica.ts';
import { demoConfig } from './demo/demo-config.ts';
import { EventHub } from './events/hub.ts';
import { failureText } from './failure-text.ts';
import { listen } from './listen.ts';
import { createOutbox } from './mail/queue.ts';
import { Reads } from './reads.ts';

/** Milliseconds in which requests under way are answered before the process ends all the same. */
const shutdownLimit = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

function addressOf(config: Config, { port }: AddressInfo): string {
  if (config.PUBLIC_URL) return config.PUBLIC_URL;
  const host = ['127.0.0.1', '0.0.0.0', '::'].includes(config.HOST) ? 'localhost' : config.HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Closes everything again, after so many seconds in which only `/readyz` says that it will. */
type Close = (delay: number) => Promise<void>;

/** Opens everything in order and answers how to close it again. */
async function start(config: Config, isDemo: boolean): Promise<Close> {
  const database = await openDatabase(config, say);
  await migrate(database.directConnectionString);
  const prepares = !config.DATABASE_DIRECT_URL;
  const { db, pool, close: closePool } = connect(database.connectionString, undefined, prepares);
  const replica = openReplica(pool, config.DATABASE_REPLICA_URL, prepares);
  const events = new EventHub(database.directConnectionString, { settle: () => replica?.settle() });
  await events.open();
  const outbox = await createOutbox({ config, db, pool });

  if (isDemo) {
    const { loadDemo } = await import('./demo/load.ts');
    await loadDemo(db, say);
  } else {
    await createFirstAdministrator(db, config, say);
  }

  const app = await buildApp({ config, db, pool, reads: new Reads(db, replica), replica, events, outbox });
  const address = addressOf(config, await listen(app, config));
  await database.describe(address);
  say(`Toptan is ready: ${address}`);
  if (isDemo) {
    const { demoLogins } = await import('./demo/logins.ts');
    for (const line of demoLogins) say(line);
  }

  return async delay => {
    app.log.info('Stopping');
    await app.drain(delay);
    await app.close();
    await outbox.close();
    await events.close();
    await replica?.close();
    await closePool();
    await database.stop();
  };
}

/** @param delay seconds that a balancer has to notice; whoever presses Ctrl-C waits for none */
function stopOnSignals(close: Close, delay: number): void {
  let isStopping = false;
  const stop = (delay: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), shutdownLimit + delay * 1000).unref();
    close(delay).then(
      () => process.exit(0),
      error => {
        process.stderr.write(`${error}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(delay));
}

try {
  const isDemo = process.argv.includes('--demo');
  const config = isDemo ? demoConfig(readConfig(process.env)) : readConfig(process.env);
  stopOnSignals(await start(config, isDemo), config.STOP_DELAY);
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exit(1);
}

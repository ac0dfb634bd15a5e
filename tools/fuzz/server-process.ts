import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/src/db/embedded/address.ts';
import { canary } from './marks.ts';

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** The portal in a process of its own, with everything that it writes. */
export type ServerProcess = {
  port: number;
  /** The server's standard output and error since the last look. */
  newLogs(): string;
  hasEnded(): boolean;
  stop(): Promise<void>;
};

/** Puts a password into the address of the database, which otherwise lets everybody in who can reach it. */
function withPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl.replace(/\/\/[^/]*@\//, '///'));
  url.searchParams.set('user', 'toptan');
  url.searchParams.set('password', `${canary}database`);
  return url.href;
}

const environment = (databaseUrl: string, port: number): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: withPassword(databaseUrl),
  ADMIN_PASSWORD: `${canary}administrator`,
  // Nobody answers there: every email fails, and the log line about it must not name the password.
  SMTP_URL: `smtp://mailer:${canary}smtp@127.0.0.1:1`,
  PUBLIC_URL: `http://localhost:${port}`,
  HOST: '127.0.0.1',
  PORT: String(port),
  TRUST_PROXY: '1',
  LOG_LEVEL: 'trace',
});

export async function startServerProcess(databaseUrl: string): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=source', main], {
    env: environment(databaseUrl, port),
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C is for the fuzzer, which then ends it in order.
    detached: true,
  });
  let logs = '';
  child.stdout.on('data', data => {
    logs += data;
  });
  child.stderr.on('data', data => {
    logs += data;
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  await untilReady(child, hasEnded, () => logs);
  return {
    port,
    newLogs() {
      const written = logs;
      logs = '';
      return written;
    },
    hasEnded,
    async stop() {
      if (hasEnded()) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function untilReady(child: ChildProcess, hasEnded: () => boolean, logs: () => string): Promise<void> {
  while (!logs().includes('Toptan is ready')) {
    if (hasEnded()) throw new Error(`The server did not start:\n${logs()}`);
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }
}

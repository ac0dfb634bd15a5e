import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The demo on a database of its own, at a port of its own, with the cookies of an administrator and of a shop.
 * @typedef {{ address: string, port: string, folder: string, admin: string, shop: string, stop(): Promise<void> }} Portal
 */

/** @param {string} address @param {string} username @param {string} password @returns {Promise<string>} for the header `Cookie` */
async function signIn(address, username, password) {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ username, password }),
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  if (!answer.ok) throw new Error(`${username} cannot sign in: ${answer.status}`);
  return cookie.split(';')[0] ?? '';
}

/** @param {import('node:child_process').ChildProcessWithoutNullStreams} server @returns {Promise<string>} its address */
async function addressOf(server) {
  for await (const line of createInterface({ input: server.stdout })) {
    const found = /Toptan is ready: http:\/\/localhost:(\d+)/.exec(line);
    if (found) return `http://127.0.0.1:${found[1]}`;
  }
  throw new Error('The portal did not start');
}

/** @returns {Promise<Portal>} */
export async function startPortal() {
  const folder = await mkdtemp(join(tmpdir(), 'toptan-judges-'));
  // PostgreSQL's own account passes through it.
  await chmod(folder, 0o711);
  const server = spawn(process.execPath, ['demo/dist/main.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, PORT: '0', DATABASE_URL: '' },
  });
  server.stderr.pipe(process.stderr);
  const stop = async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    await rm(folder, { recursive: true });
  };
  try {
    const address = await addressOf(server);
    server.stdout.resume();
    const admin = await signIn(address, 'admin', 'toptan-admin');
    const shop = await signIn(address, 'atlas', 'toptan-shop');
    return { address, port: new URL(address).port, folder, admin, shop, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

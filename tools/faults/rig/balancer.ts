import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../server/src/db/embedded/address.ts';
import { type Folder, temporaryFolder } from './folder.ts';
import { send } from './send.ts';
import { until } from './until.ts';

/** A balancer of the machine's own, and its configuration. */
export type Kind = {
  program: string;
  config(port: number, behind: readonly string[], folder: string): string;
  words(file: string): string[];
  /** True: it polls /readyz by itself; other balancers have to leave a server out before it stops. */
  looksAtReadiness: boolean;
};

export const haproxy: Kind = {
  program: '/usr/sbin/haproxy',
  config: (port, behind) => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option httpchk GET /readyz
  option redispatch
  retries 3
frontend all
  bind 127.0.0.1:${port}
  default_backend portal
backend portal
  balance roundrobin
  default-server check inter 500ms fall 1 rise 1
${behind.map((host, at) => `  server s${at} ${host}`).join('\n')}
`,
  words: file => ['-db', '-f', file],
  looksAtReadiness: true,
};

export const nginx: Kind = {
  program: '/usr/sbin/nginx',
  config: (port, behind, folder) => `
daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  # A reload closes idle connections of callers at once; browsers repeat the call by themselves, these callers do not.
  keepalive_timeout 0;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream portal { ${behind.map(host => `server ${host} max_fails=1 fail_timeout=1s;`).join(' ')} }
  server { listen 127.0.0.1:${port}; location / { proxy_pass http://portal; } }
}
`,
  words: file => ['-c', file],
  looksAtReadiness: false,
};

export const obstacleTo = ({ program }: Kind): string | null =>
  spawnSync(program, ['-v']).status === 0 ? null : `needs ${program}`;

/** A balancer: one address for several servers. */
export class Balancer {
  readonly address: string;
  readonly #kind: Kind;
  readonly #child: ChildProcess;
  readonly #folder: Folder;

  private constructor(port: number, kind: Kind, child: ChildProcess, folder: Folder) {
    this.address = `http://127.0.0.1:${port}`;
    this.#kind = kind;
    this.#child = child;
    this.#folder = folder;
  }

  static async start(kind: Kind, addresses: readonly string[]): Promise<Balancer> {
    const folder = await temporaryFolder();
    const port = await freePort();
    const file = await writeConfig(kind, port, addresses, folder.path);
    const child = spawn(kind.program, kind.words(file), { stdio: 'ignore' });
    const balancer = new Balancer(port, kind, child, folder);
    await until(
      'the balancer answers',
      async () => (await send('GET', `${balancer.address}/readyz`)).status === 200,
    );
    return balancer;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Sends callers to these from now on. */
  async direct(addresses: readonly string[]): Promise<void> {
    await writeConfig(this.#kind, Number(new URL(this.address).port), addresses, this.#folder.path);
    this.#child.kill('SIGHUP');
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
    await this.#folder.remove();
  }
}

async function writeConfig(
  kind: Kind,
  port: number,
  addresses: readonly string[],
  folder: string,
): Promise<string> {
  const file = join(folder, 'config');
  const behind = addresses.map(address => new URL(address).host);
  await writeFile(file, kind.config(port, behind, folder));
  return file;
}

import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type Account, isRoot } from '../../../server/src/db/embedded/account.ts';

const ip = (...words: string[]) => execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'pipe'] });

/** Why this machine cannot lay a cable; null when it can. */
export function obstacleToCables(): string | null {
  if (!isRoot()) return 'only root makes network namespaces';
  return ['/usr/sbin/ip', '/sbin/ip', '/usr/bin/ip'].some(existsSync) ? null : 'needs iproute2';
}

/**
 * A network of its own at the other end of a cable that can be pulled: packets then vanish without a word, as they do
 * behind a firewall or a switch that died.
 */
export class Cable {
  readonly #name = `tf${randomBytes(3).toString('hex')}`;
  readonly #subnet = `10.${200 + (process.pid % 50)}.${randomBytes(1)[0]}`;

  constructor() {
    ip('netns', 'add', this.#name);
    ip(
      'link',
      'add',
      `${this.#name}a`,
      'type',
      'veth',
      'peer',
      'name',
      `${this.#name}b`,
      'netns',
      this.#name,
    );
    ip('addr', 'add', `${this.#subnet}.1/24`, 'dev', `${this.#name}a`);
    ip('link', 'set', `${this.#name}a`, 'up');
    ip('-n', this.#name, 'addr', 'add', `${this.host}/24`, 'dev', `${this.#name}b`);
    ip('-n', this.#name, 'link', 'set', 'lo', 'up');
    this.plug();
  }

  /** The address at the far end. */
  get host(): string {
    return `${this.#subnet}.2`;
  }

  /** Words that run a program at the far end, as this account. */
  through({ uid, gid }: Account): string[] {
    const become = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
    return ['ip', 'netns', 'exec', this.#name, ...become];
  }

  pull(): void {
    ip('-n', this.#name, 'link', 'set', `${this.#name}b`, 'down');
  }

  plug(): void {
    ip('-n', this.#name, 'link', 'set', `${this.#name}b`, 'up');
  }

  remove(): void {
    ip('netns', 'del', this.#name);
  }
}

import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRoot } from '../../../server/src/db/embedded/account.ts';
import type { Fault } from '../fault.ts';
import { checkBooks } from '../rig/check.ts';
import { temporaryFolder } from '../rig/folder.ts';
import { lateness } from '../rig/lateness.ts';
import { Load } from '../rig/load.ts';
import type { Answer } from '../rig/send.ts';
import { Server } from '../rig/server.ts';
import { openMarket } from '../rig/shops.ts';
import { until } from '../rig/until.ts';

/** The answers, counted by status and code: `{ '201': 7, '503 unavailable': 49 }`. */
function countByStatus(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const name = status < 400 ? String(status) : `${status} ${/"code":"(\w+)"/.exec(body)?.[1] ?? body}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Milliseconds for which the disk stays full. */
const durationMs = 10_000;

/** Milliseconds within which it works again: the database's start is tried again with growing pauses, up to half a minute. */
const recoveryLimitMs = 45_000;

/** Writes until nothing more fits. */
function fill(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    for (const size of [1024 * 1024, 4096, 1]) {
      try {
        for (;;) writeSync(descriptor, Buffer.alloc(size));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

export const diskFull: Fault = {
  name: 'disk-full',
  promise: 'clear errors while it lasts, nothing acknowledged is lost, works again when there is space',
  obstacle: () => (isRoot() ? null : 'only root mounts a small disk'),
  async run(rounds = 3) {
    const folder = await temporaryFolder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=755', 'tmpfs', folder.path]);
    const server = await Server.start({ DATA_DIR: folder.path });
    const filler = join(folder.path, 'filler');
    try {
      const load = new Load(server.address, await openMarket(await folder.databaseUrl()));
      const lost: string[] = [];
      let slowest = 0;
      let refused = 0;
      for (let round = 0; round < rounds; round += 1) {
        await load.more(20);
        const begun = performance.now();
        fill(filler);
        // Space that the write-ahead log frees meanwhile is taken too.
        while (performance.now() - begun < durationMs) {
          await pause(200);
          fill(filler);
        }
        rmSync(filler);
        const freed = performance.now();
        await until(
          'orders are taken again',
          () => load.answers.some(({ status, begun: sent }) => status === 201 && sent > freed),
          2 * recoveryLimitMs,
        );
        slowest = Math.max(slowest, performance.now() - freed);
        const during = load.answers.filter(({ begun: sent }) => sent > begun && sent < freed);
        const counts = countByStatus(during);
        refused += counts['503 unavailable'] ?? 0;
        for (const [what, count] of Object.entries(counts))
          if (!['201', '503 unavailable'].includes(what)) lost.push(`${count} callers got ${what}`);
      }
      await load.stop();
      if (refused === 0) lost.push('the disk was never full enough to refuse anybody');
      return {
        figures: `${rounds} times, ${refused} calls refused with 503, ${load.ledger.acknowledged.size} orders, works again after ${(slowest / 1000).toFixed(1)} s at most`,
        lost: [...lost, ...(await checkBooks(await folder.databaseUrl(), load.ledger))],
        late: lateness('the first order afterwards', slowest, recoveryLimitMs),
      };
    } finally {
      await server.stop();
      execFileSync('umount', ['-l', folder.path]);
      await folder.remove();
    }
  },
};

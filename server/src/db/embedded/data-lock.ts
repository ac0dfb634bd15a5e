import { randomUUID } from 'node:crypto';
import { stat, utimes } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '../../operator-error.ts';
import { type Claim, Claims, type NumberedClaim } from './claims.ts';
import { liveness, ownIdentity } from './process-identity.ts';

/** A data directory held by this process. */
type DataLock = {
  /** The claim of a holder that ended without giving it up. */
  abandoned: Claim | undefined;
  /** Adds to the facts that other processes read about the holder. */
  update(facts: Partial<Omit<Claim, 'token' | 'holder'>>): Promise<void>;
  release(): Promise<void>;
};

type DataLockOptions = {
  /** The folder of the claims, beside the data itself. */
  folder: string;
  /** The operator's name for the data directory. */
  name: string;
  onProgress?: ((line: string) => void) | undefined;
  /** Another process took the directory while we could send no heartbeat: nothing may be written any more. */
  onLost?: ((line: string) => void) | undefined;
  /** Milliseconds without a heartbeat after which a holder that we cannot look at counts as dead; 10 s. */
  silenceMs?: number;
};

/** Milliseconds between heartbeats. */
const heartbeatMs = 3_000;

/** Milliseconds for which a holder that reports it is stopping is waited for. */
const stoppingTimeMs = 40_000;

/**
 * Takes the data directory for this process alone.
 *
 * The claim with the highest number counts. A process that finds its holder dead, or the claim given up, makes the next number with
 * link(2), which succeeds for one process however many try. The highest claim is never deleted, and older ones are deleted from the
 * lowest up. A process that was held up between looking and linking may make a number that others have long passed. It finds the
 * claim below gone, and so knows that it came too late. At no moment is a claim absent, half written or made by two.
 * @throws OperatorError when another process holds it: which one, since when, and its facts about itself
 */
export async function acquireDataLock(options: DataLockOptions): Promise<DataLock> {
  const claims = new Claims(options.folder);
  const started = new Date(Date.now() - process.uptime() * 1000);
  const own: Claim = { token: randomUUID(), holder: ownIdentity(), since: started.toISOString() };
  for (;;) {
    const newest = await claims.newest();
    if (newest === undefined) {
      await claims.create(0, { token: randomUUID() });
      continue;
    }
    await waitUntilFree(claims, newest, options);
    const number = newest.number + 1;
    if (!(await claims.create(number, own))) continue;
    const below = await claims.read(newest.number);
    if (below?.token !== newest.claim.token) {
      await claims.remove(number);
      continue;
    }
    await claims.clearBelow(number);
    return hold(claims, number, own, newest.claim.holder ? newest.claim : undefined, options);
  }
}

/** The claim that counts, unless its holder is known to be dead. */
export async function readLiveClaim(folder: string): Promise<Claim | undefined> {
  const claim = (await new Claims(folder).newest())?.claim;
  return claim?.holder && liveness(claim.holder) !== 'dead' ? claim : undefined;
}

/** Returns when the claim's holder is dead or gone; one that is about to end, or that we cannot look at, takes a while. */
async function waitUntilFree(claims: Claims, newest: NumberedClaim, options: DataLockOptions): Promise<void> {
  const { silenceMs = 10_000 } = options;
  const begun = performance.now();
  let quietSince = begun;
  let seen = await lastHeartbeat(claims, newest.number);
  let isNotified = false;
  for (;;) {
    const claim = await claims.read(newest.number);
    if (!claim?.holder) return;
    const state = liveness(claim.holder);
    if (state === 'dead') return;
    const latest = await lastHeartbeat(claims, newest.number);
    const now = performance.now();
    if (latest !== seen) quietSince = now;
    if (state === 'unknown' && now - quietSince > silenceMs) return;
    const mayEnd = claim.stopping ? now - begun < stoppingTimeMs : state === 'unknown' && latest === seen;
    if (!mayEnd) {
      throw new OperatorError(
        `${options.name} is in use by ${describeHolder(claim)}. Stop that one first, or set DATA_DIR to another folder.`,
      );
    }
    if (!isNotified)
      options.onProgress?.(`Waiting for ${describeHolder(claim)} to let go of ${options.name}`);
    isNotified = true;
    seen = latest;
    await wait(50);
  }
}

async function lastHeartbeat(claims: Claims, number: number): Promise<number | undefined> {
  return stat(claims.path(number)).then(
    found => found.mtimeMs,
    () => undefined,
  );
}

function describeHolder({ holder, since = '', about }: Claim): string {
  const elsewhere = holder && holder.host !== ownIdentity().host ? ` on ${holder.host}` : '';
  const started = `started ${since.slice(0, 19).replace('T', ' ')} UTC`;
  return `process ${holder?.pid}${elsewhere} (${[started, about].filter(Boolean).join(', ')})`;
}

function hold(
  claims: Claims,
  number: number,
  own: Claim,
  abandoned: Claim | undefined,
  { name, onLost }: DataLockOptions,
): DataLock {
  let current = own;
  let busy: Promise<void> = Promise.resolve();
  const write = (claim: Claim) => {
    current = claim;
    const written = busy.then(() => claims.replace(number, claim));
    // The caller of a failed write gets its error; the next one is written all the same.
    busy = written.catch(() => undefined);
    return written;
  };
  const sendHeartbeat = async () => {
    const now = new Date();
    const gone = await utimes(claims.path(number), now, now).then(
      () => false,
      () => true,
    );
    if (!gone) return;
    const newest = await claims.newest();
    if (newest && newest.number > number) {
      clearInterval(timer);
      onLost?.(`${name} was taken over by ${describeHolder(newest.claim)} while this process stood still`);
    } else await write(current);
  };
  // A full disk or a share that is away may be back at the next heartbeat.
  const timer = setInterval(() => void sendHeartbeat().catch(() => undefined), heartbeatMs).unref();
  return {
    abandoned,
    update: facts => write({ ...current, ...facts }),
    release: async () => {
      clearInterval(timer);
      // A full disk takes no new claim, but this one can be deleted.
      await write({ token: current.token }).catch(() => claims.remove(number));
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { connect } from '../../server/src/db/client.ts';
import { callName } from '../../server/src/http/access.ts';
import { createTestDatabase } from '../../server/src/testing/databases.ts';
import { openLine } from './exchange.ts';
import { type Request, requests } from './requests.ts';
import { type Exchange, Round } from './rounds.ts';
import { brokenRules, lookAround } from './rules.ts';
import { startServerProcess } from './server-process.ts';
import { callMade, faultsOf, leaks } from './verdicts.ts';
import { createPeople, resetWorld } from './world.ts';

/** Rounds with one seed: few, so that a failure is found again soon, and those that are left at the end are soon drawn. */
const roundsOfSeed = 50;

/** Requests of one round, which starts from the same rows; a failing round is cut down to the requests that make it fail. */
const roundLength = { minLength: 1, maxLength: 60 };

export type Summary = {
  requests: number;
  byStatus: Map<number, number>;
  /** Calls of the contract that succeeded at least once. */
  succeeded: Set<string>;
  seed: number;
  /** The fault, and the shortest way to it; null when there was none. */
  failure: string | null;
};

type LanePlan = {
  /** Requests after which no further round begins. */
  requests: number;
  /** Milliseconds, from the first request on, after which no further round begins. */
  time?: number;
  /** The seed of the first rounds; after `roundsOfSeed` rounds the next seed is `stride` further on. */
  seed: number;
  stride: number;
  /** Whether no further round is to begin. */
  isOver(): boolean;
  /** Hears of each round how many requests it sent. */
  onSent(count: number): void;
};

const describe = ({ sent, caller, answer }: Exchange) =>
  `${caller}: ${sent.method} ${sent.path.slice(0, 300)} ${JSON.stringify(sent.headers)} ${String(sent.body ?? '').slice(0, 1_500)}\n  → ${answer.status} ${answer.body.slice(0, 500)}`;

const mayReveal = ({ caller, answer }: Exchange) =>
  caller !== 'admin' && (answer.status < 300 || /[0-9a-f]{8}-/.test(answer.body));

class RoundFailure extends Error {}

/** Sends random programmes to one server, one after the other, until one of them shows a fault or the plan is done. */
export async function runLane(postgres: string, plan: LanePlan): Promise<Summary> {
  const database = await createTestDatabase(postgres);
  const server = await startServerProcess(database.url);
  const line = openLine(server.port);
  const { db, close } = connect(database.url, { maxConnections: 4 });
  const people = createPeople();
  const byStatus = new Map<number, number>();
  const succeeded = new Set<string>();
  let sent = 0;
  let hasFailed = false;

  /** The tables are read only where an answer could show their rows. */
  const surroundingsOf = (made: Exchange[]) =>
    made.some(mayReveal) ? lookAround(db) : { owners: new Map<string, string>(), closed: new Set<string>() };

  async function play(programme: Request[]): Promise<void> {
    await resetWorld(db, people);
    const round = new Round(line, db, people);
    await round.open();
    const exchanges: Exchange[] = [];
    const fail = (faults: string[]) => {
      if (faults.length === 0) return;
      // Cutting a round down may take long.
      if (!hasFailed) process.stdout.write(`Found: ${faults.join('\n')}\n`);
      hasFailed = true;
      throw new RoundFailure([...new Set(faults), ...exchanges.map(describe)].join('\n'));
    };
    for (const request of programme) {
      const made = await round.send(request);
      const known = {
        ...(await surroundingsOf(made)),
        people,
        secrets: round.secrets,
        written: round.written,
      };
      exchanges.push(...made);
      sent += made.length;
      plan.onSent(made.length);
      for (const each of made) {
        byStatus.set(each.answer.status, (byStatus.get(each.answer.status) ?? 0) + 1);
        const call = callMade(each);
        if (call && each.answer.status < 300) succeeded.add(callName(call));
        fail(faultsOf(each, known));
      }
    }
    const logs = server.newLogs();
    fail([...leaks(logs, round.secrets)].map(leak => `${leak}, in the log:\n${logs}`));
    fail(await brokenRules(db, people));
    if (server.hasEnded()) fail(['the server has ended']);
  }

  const end = Date.now() + (plan.time ?? Number.POSITIVE_INFINITY);
  const isOver = () => sent >= plan.requests || Date.now() > end || plan.isOver();
  const property = fc.asyncProperty(fc.array(requests, { ...roundLength, size: 'max' }), async programme => {
    if (hasFailed || !isOver()) await play(programme);
  });
  try {
    let { seed } = plan;
    for (; ; seed += plan.stride) {
      const result = await fc.check(property, { seed, numRuns: roundsOfSeed });
      await pause(0);
      const failure = result.failed ? String(result.errorInstance ?? 'it failed') : null;
      if (failure !== null || isOver()) return { requests: sent, byStatus, succeeded, seed, failure };
    }
  } finally {
    line.close();
    await server.stop();
    await close();
    await database.drop();
  }
}

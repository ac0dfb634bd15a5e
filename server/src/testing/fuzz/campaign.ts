import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { connect } from '../../db/client.ts';
import { callName } from '../../plugins/contract-routes.ts';
import { allCalls } from '../calls.ts';
import { createTestDatabase } from '../databases.ts';
import { closeConnections } from './exchange.ts';
import { type Request, requests } from './requests.ts';
import { type Exchange, Round } from './rounds.ts';
import { brokenRules, lookAround } from './rules.ts';
import { startServerProcess } from './server-process.ts';
import { faultsOf, leaks } from './verdicts.ts';
import { createPeople, resetWorld } from './world.ts';

/** Requests of one round, which starts from the same rows; a failing round is cut down to what it takes to fail. */
const roundLength = { minLength: 1, maxLength: 60 };

export type Summary = {
  requests: number;
  byStatus: Map<number, number>;
  /** Calls of the contract that succeeded at least once. */
  succeeded: Set<string>;
  seed: number;
  /** What went wrong, and the shortest way there; null when nothing did. */
  failure: string | null;
};

type Plan = {
  /** Requests after which no further round begins. */
  requests: number;
  /** Milliseconds after which no further round begins. */
  time?: number;
  seed: number;
  progress?: (sent: number) => void;
};

const describe = ({ sent, caller, answer }: Exchange) =>
  `${caller}: ${sent.method} ${sent.path.slice(0, 300)} ${JSON.stringify(sent.headers)} ${String(sent.body ?? '').slice(0, 1_500)}\n  → ${answer.status} ${answer.body.slice(0, 500)}`;

const mayTell = ({ caller, answer }: Exchange) =>
  caller !== 'admin' && (answer.status < 300 || /[0-9a-f]{8}-/.test(answer.body));

class RoundFailure extends Error {}

/**
 * Sends random programmes of calls by several callers to a server on a fresh database of this PostgreSQL.
 * @param postgres a server with the template that test databases are copied from
 */
export async function runCampaign(postgres: string, plan: Plan): Promise<Summary> {
  const database = await createTestDatabase(postgres);
  const server = await startServerProcess(database.url);
  const { db, close } = connect(database.url, 4);
  const people = createPeople();
  const byStatus = new Map<number, number>();
  const succeeded = new Set<string>();
  const end = plan.time === undefined ? Number.POSITIVE_INFINITY : Date.now() + plan.time;
  let sent = 0;
  let hasFailed = false;

  /** The tables are looked into only where an answer could show what is in them. */
  const surroundingsOf = (made: Exchange[]) =>
    made.some(mayTell) ? lookAround(db) : { owners: new Map<string, string>(), closed: new Set<string>() };

  async function play(programme: Request[]): Promise<void> {
    await resetWorld(db, people);
    const round = new Round(server.port, db, people);
    await round.open();
    const exchanges: Exchange[] = [];
    const fail = (faults: string[]) => {
      if (faults.length === 0) return;
      hasFailed = true;
      throw new RoundFailure([...new Set(faults), ...exchanges.map(describe)].join('\n'));
    };
    for (const request of programme) {
      const made = await round.send(request);
      const known = { ...(await surroundingsOf(made)), people, secrets: round.secrets };
      exchanges.push(...made);
      sent += made.length;
      for (const each of made) {
        byStatus.set(each.answer.status, (byStatus.get(each.answer.status) ?? 0) + 1);
        if (each.answer.status < 300) succeeded.add(callName(each.request.call));
        fail(faultsOf(each, known));
      }
    }
    const logs = server.newLogs();
    fail([...leaks(logs, round.secrets)].map(leak => `${leak}, in the log:\n${logs}`));
    fail(await brokenRules(db, people));
    if (server.hasEnded()) fail(['the server has ended']);
  }

  const property = fc.asyncProperty(fc.array(requests, { ...roundLength, size: 'max' }), async programme => {
    if (!hasFailed && (sent >= plan.requests || Date.now() > end)) return;
    await play(programme);
    plan.progress?.(sent);
  });
  try {
    const result = await fc.check(property, { seed: plan.seed, numRuns: Math.ceil(plan.requests / 12) });
    await pause(0);
    const failure = result.failed ? String(result.errorInstance ?? 'it failed') : null;
    return { requests: sent, byStatus, succeeded, seed: result.seed, failure };
  } finally {
    closeConnections();
    await server.stop();
    await close();
    await database.drop();
  }
}

/** A line for each status, and what went wrong. */
export function describeSummary({ requests: count, byStatus, seed, failure }: Summary): string {
  const statuses = [...byStatus].toSorted(([left], [right]) => left - right);
  const lines = statuses.map(([status, times]) => `  ${status}  ${times}`);
  return [`${count} requests, seed ${seed}`, ...lines, failure ?? 'nothing found'].join('\n');
}

/** Calls that no request got through to, which a long run should not have. */
export const neverAccepted = ({ succeeded }: Summary): string[] =>
  allCalls.map(callName).filter(call => !succeeded.has(call));

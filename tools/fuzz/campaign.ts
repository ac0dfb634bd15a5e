import { callName } from '../../server/src/http/access.ts';
import { allCalls } from '../../server/src/testing/calls.ts';
import { runLane, type Summary } from './lane.ts';

type Plan = {
  /** Requests after which no further round begins. */
  requests: number;
  /** Milliseconds after which no further round begins. */
  time?: number;
  seed: number;
  /** Lanes side by side, each with a server, a database and seeds of its own, counted on from this one. */
  lanes?: number;
  /** Ends it before its time. */
  signal?: AbortSignal;
  progress?: (sent: number) => void;
};

function add<Key>(counts: Map<Key, number>, more: ReadonlyMap<Key, number>): Map<Key, number> {
  for (const [key, count] of more) counts.set(key, (counts.get(key) ?? 0) + count);
  return counts;
}

/**
 * Sends random programmes of calls by several callers to servers on fresh databases of this PostgreSQL.
 * @param postgres a server with the template that test databases are copied from
 */
export async function runCampaign(
  postgres: string,
  { lanes = 1, signal, progress, ...plan }: Plan,
): Promise<Summary> {
  const failing = new AbortController();
  let sent = 0;
  const summaries = await Promise.all(
    Array.from({ length: lanes }, async (_, place) => {
      const summary = await runLane(postgres, {
        ...plan,
        requests: Math.ceil(plan.requests / lanes),
        seed: plan.seed + place,
        stride: lanes,
        isOver: () => failing.signal.aborted || signal?.aborted === true,
        onSent(count) {
          sent += count;
          progress?.(sent);
        },
      });
      if (summary.failure !== null) failing.abort();
      return summary;
    }),
  );
  const failed = summaries.find(({ failure }) => failure !== null);
  return {
    requests: sent,
    byStatus: summaries.reduce((all, { byStatus }) => add(all, byStatus), new Map<number, number>()),
    succeeded: new Set(summaries.flatMap(({ succeeded }) => [...succeeded])),
    seed: failed?.seed ?? plan.seed,
    failure: failed?.failure ?? null,
  };
}

/** A line for each status, and the fault. */
export function describeSummary({ requests: count, byStatus, seed, failure }: Summary): string {
  const statuses = [...byStatus].toSorted(([left], [right]) => left - right);
  const lines = statuses.map(([status, times]) => `  ${status}  ${times}`);
  return [`${count} requests, seed ${seed}`, ...lines, failure ?? 'nothing found'].join('\n');
}

/** Calls that no request got through to, which a long run should not have. */
export const neverAccepted = ({ succeeded }: Summary): string[] =>
  allCalls.map(callName).filter(call => !succeeded.has(call));

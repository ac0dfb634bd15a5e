import { setTimeout } from 'node:timers/promises';
import { type ImportState, type ImportStep, importSteps } from '@toptan/contract/imports';
import { v7 } from 'uuid';
import type { Database } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { type Actor, systemActor } from '../events/actor.ts';
import { record, write } from '../events/record.ts';
import { startWorker } from '../job-worker.ts';
import { Refusal } from '../refusal.ts';
import { repeat } from '../repeat.ts';
import { checkIsolated } from './checking/isolated.ts';
import type { Start } from './commands.ts';
import type { Keys, Kind } from './kind.ts';
import { kinds } from './kinds.ts';
import { type Problem, problemsOf } from './problems.ts';
import {
  aboutImport,
  countTry,
  forgetTries,
  type LockedImport,
  lockImport,
  noteProgress,
  removeOldImports,
  setState,
  unfinishedImports,
} from './queries.ts';
import { addNewColors, removeNewColors } from './repairs/commands.ts';
import {
  type Apply,
  appliesOf,
  beforeOf,
  hasApplied,
  hasKept,
  markApplied,
  markFaulty,
  markUndone,
} from './rows/applied-rows.ts';
import { nextKeys, rowsOfKeys } from './rows/queries.ts';
import { sourceOf } from './source.ts';

type ImportJob = { importId: string };

/**
 * A job that fails, or whose server stops, is retried 5 s later, by any server. A job whose server dies expires after 900 s and is
 * retried 5 s later. Two runs of one import apply and undo in turns: each transaction locks the import.
 */
const jobOptions = { retryLimit: 1_000, retryDelay: 5, retryBackoff: false, expireInSeconds: 900 };

/** Milliseconds between two polls for imports that another server left unfinished, and for those that are too old. */
const pollIntervalMs = 30_000;

/** Tries of a step that has not ended, after which it is given up. */
const triesMax = 3;

type Run = Pick<Deps, 'db' | 'pool'> & { id: string; stopping: AbortSignal };

/** Moves the import to its next state, unless another server did. */
async function finish(
  db: Database,
  id: string,
  from: 'checking' | 'applying' | 'undoing',
  to: 'checked' | 'done' | 'undone',
  action: string,
): Promise<void> {
  await write(db, async tx => {
    const { state, actor, fileName } = await lockImport(tx, id);
    if (state !== from) return;
    await setState(tx, id, to);
    await record(tx, actorFor(actor, action), aboutImport(id, fileName));
  });
}

const actorFor = (stored: Record<string, unknown> | null, action: string): Actor => ({
  ...systemActor(action),
  ...(stored as unknown as Actor | null),
  action,
  body: null,
});

/** Pauses half as long as the work took, so that shops that order meanwhile wait no longer than they would otherwise. */
const pauseAfter = (begun: number) => setTimeout((performance.now() - begun) / 2);

/**
 * Applies rows by their keys, several in one transaction, which also marks them: each row is applied once, even if the server dies.
 * The transaction locks the import first: a second server waits, and finds these rows applied.
 */
async function apply({ db, id, stopping }: Run, { appliedTogether }: Kind): Promise<void> {
  let after: string | null = null;
  while (!stopping.aborted) {
    const begun = performance.now();
    const keys = await nextKeys(db, id, 'apply', after, appliedTogether);
    if (keys.length === 0) return finish(db, id, 'applying', 'done', 'import.applied');
    if (!(await applyKeys(db, id, keys))) return;
    after = keys.at(-1) ?? null;
    await pauseAfter(begun);
  }
}

/** @returns false where the import has been stopped */
function applyKeys(db: Database, id: string, keys: readonly string[]): Promise<boolean> {
  return write(db, async tx => {
    const locked = await lockImport(tx, id);
    if (locked.state !== 'applying') return false;
    const rowsOfAll = await rowsOfKeys(tx, id, keys, 'apply');
    if (rowsOfAll.length === 0) return true;
    const byKey = keys.map(key => rowsOfAll.filter(row => row.key === key));
    if (locked.tries > 1) await noteProgress(tx, id);
    const actor = actorFor(locked.actor, 'POST /api/imports/{id}/apply');
    const each: Keys['each'] = async (rows, applyRows) => {
      try {
        await tx.transaction(async inner => {
          const { applied, left, before } = await applyRows(inner);
          await markApplied(inner, id, applied, before);
          await markFaulty(inner, id, left);
        });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const problems = problemsOf(error);
        await markFaulty(
          tx,
          id,
          rows.map(({ n }) => ({ n, problems })),
        );
      }
    };
    await kinds[locked.kind].apply(tx, actor, sourceOf(locked), {
      keys: byKey.filter(rows => rows.length > 0),
      each,
    });
    return true;
  });
}

/** Takes back the applied keys, newest first: rows with different keys may be about the same product. */
async function undo({ db, id, stopping }: Run, actor: Actor): Promise<void> {
  for (const applied of await appliesOf(db, id)) {
    if (stopping.aborted) return;
    const begun = performance.now();
    await undoApply(db, id, applied);
    await pauseAfter(begun);
  }
  await removeNewColors(db, actor, id);
  await finish(db, id, 'undoing', 'undone', 'import.undone');
}

const standsOnIt: Problem = { field: null, code: 'stands_on_it' };

/** Takes back rows that were applied together. They stay if later ones with the same key stay. */
async function undoApply(db: Database, id: string, applied: Apply): Promise<void> {
  try {
    await write(db, async tx => {
      const locked = await lockImport(tx, id);
      const before = locked.state === 'undoing' ? await beforeOf(tx, id, applied) : undefined;
      if (before === undefined) return;
      if (locked.tries > 1) await noteProgress(tx, id);
      const actor = actorFor(locked.actor, 'POST /api/imports/{id}/undo');
      const isUndone =
        !(await hasKept(tx, id, applied.key)) &&
        (before === null || (await kinds[locked.kind].undo(tx, actor, before)));
      await markUndone(tx, id, applied.rows, isUndone ? [] : [standsOnIt]);
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await db.transaction(tx => markUndone(tx, id, applied.rows, [standsOnIt]));
  }
}

/** Whether a state is a step that the worker goes on with. */
const isUnderWay = (state: ImportState): state is ImportStep =>
  (importSteps as readonly string[]).includes(state);

/**
 * Counts a try at the step that is under way, before it begins: a step may end the process. Once it was begun three times without
 * an end, it is given up; its applied rows stay, and staff can begin it again.
 * @returns the import; null where nothing is under way
 */
function beginTry(db: Database, id: string): Promise<LockedImport | null> {
  return write(db, async tx => {
    const locked = await lockImport(tx, id);
    const { state, tries, fileName } = locked;
    if (!isUnderWay(state)) return null;
    if (tries < triesMax) {
      await countTry(tx, id);
      return { ...locked, tries: tries + 1 };
    }
    const back = state === 'checking' && !(await hasApplied(tx, id)) ? 'columns' : 'done';
    await setState(tx, id, back, { failedStep: state });
    await record(tx, actorFor(locked.actor, 'import.failed'), aboutImport(id, fileName));
    return null;
  }).catch(error => {
    // The import was removed meanwhile.
    if (error instanceof Refusal) return null;
    throw error;
  });
}

/** Goes on with the step of an import that is under way. */
async function run(job: Run): Promise<void> {
  const { db, id, stopping } = job;
  const locked = await beginTry(db, id);
  if (locked?.state === 'checking' && (await checkIsolated(job, sourceOf(locked), stopping))) {
    const to = (await hasApplied(db, id)) ? 'done' : 'checked';
    await finish(db, id, 'checking', to, 'import.checked');
  }
  if (locked?.state === 'applying') {
    await addNewColors(db, actorFor(locked.actor, 'POST /api/imports/{id}/apply'), id);
    await apply(job, kinds[locked.kind]);
  }
  if (locked?.state === 'undoing') await undo(job, actorFor(locked.actor, 'POST /api/imports/{id}/undo'));
  if (stopping.aborted) await forgetTries(db, id);
}

/** The import worker. */
export type ImportRunner = {
  start(id: string): Promise<Start>;
  /** Polls the queue at once. */
  wake(): void;
  close(): Promise<void>;
};

/**
 * Opens the import worker. It starts with the first import, or when a poll finds one that is unfinished: this server was killed, or
 * another one.
 */
export async function openImports({
  log,
  db,
  pool,
}: Pick<Deps, 'log' | 'db' | 'pool'>): Promise<ImportRunner> {
  const stopping = new AbortController();
  const open = async () => {
    const worker = await startWorker({ log, db, pool });
    const queue = await worker.register<ImportJob>({
      queue: 'imports',
      options: jobOptions,
      async handle(job) {
        const { signal } = stopping;
        await run({ db, pool, id: job.data.importId, stopping: signal });
        // A server that stops leaves the rest to the next try.
        await db.transaction(tx =>
          signal.aborted ? job.fail(tx, { message: 'The server stops' }) : job.complete(tx),
        );
      },
    });
    return { worker, queue };
  };
  let opened: ReturnType<typeof open> | undefined;
  const opening = () => {
    opened ??= open().catch(error => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const resume = async () => {
    const left = await unfinishedImports(db);
    if (left.length === 0 || opened) return;
    const { queue } = await opening();
    await queue.resend(left.map(importId => ({ id: v7(), data: { importId } })));
  };
  const polling = repeat(log, 'imports', pollIntervalMs, () =>
    Promise.all([resume(), db.transaction(removeOldImports)]),
  );
  await polling.begin();
  return {
    async start(importId) {
      const { queue } = await opening();
      return tx => queue.send(tx, v7(), { importId });
    },
    wake: () => void opened?.then(({ queue }) => queue.wake()),
    async close() {
      stopping.abort();
      await polling.close();
      await (await opened)?.worker.stop();
    },
  };
}

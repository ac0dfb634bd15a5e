import type pg from 'pg';
import type { Queryable } from '../db/client.ts';
import { postgresError } from '../db/errors.ts';
import { lastBackup } from '../db/schema-backup.ts';

/**
 * Records in the database that it was backed up, for the metrics. A read-only replica cannot record it, nor can a database without
 * the table. The backup is valid all the same, and the operator is notified.
 * @param takenAt ISO 8601; rows committed before are in the file
 * @param bytes size of the file
 */
export async function noteBackup(
  client: pg.Client,
  takenAt: string,
  bytes: number,
  print: (line: string) => void,
): Promise<void> {
  try {
    await client.query(
      `insert into public.last_backup (taken_at, bytes) values ($1, $2)
       on conflict (is_only) do update set taken_at = excluded.taken_at, bytes = excluded.bytes`,
      [takenAt, bytes],
    );
  } catch (error) {
    const reason = postgresError(error)?.message ?? String(error);
    print(`The database could not note that it was backed up: ${reason}`);
  }
}

/** The time of the last backup, and the size of its file; zeros when there is none. */
type LastBackup = {
  /** The time of the backup, in seconds since 1970. */
  takenAtSeconds: number;
  bytes: number;
};

export async function findLastBackup(db: Queryable): Promise<LastBackup> {
  const [last] = await db.select().from(lastBackup);
  return last
    ? { takenAtSeconds: Date.parse(last.takenAt) / 1000, bytes: last.bytes }
    : { takenAtSeconds: 0, bytes: 0 };
}

import { BackupError } from './backup/backup-error.ts';
import { ConfigError } from './config.ts';
import { EmbeddedDatabaseError } from './db/embedded/embedded-database-error.ts';
import { withoutValues } from './db/errors.ts';
import { DatabaseError } from './db/single-connection.ts';

const operators = [BackupError, ConfigError, DatabaseError, EmbeddedDatabaseError];

/** What the operator can act on is one line; everything else is a fault of ours and shows where it happened. */
export function failureText(thrown: unknown): string {
  const error = withoutValues(thrown);
  if (!(error instanceof Error)) return String(error);
  return operators.some(kind => error instanceof kind) ? error.message : (error.stack ?? error.message);
}

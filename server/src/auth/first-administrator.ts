import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Config, ConfigError } from '../config.ts';
import { advisoryLocks } from '../db/advisory-locks.ts';
import type { Database } from '../db/client.ts';
import { beginGuide } from '../guide/queries.ts';
import { isTooCommon } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import { hasAdministrator, insertUser } from './queries.ts';

type FirstAdministrator = Pick<Config, 'ADMIN_USERNAME' | 'ADMIN_PASSWORD'>;

/**
 * Creates an administrator where there is none, begins the guide of an empty portal, and prints how to sign in, once. Servers that start at the same time take turns;
 * the later ones find an administrator and stay silent.
 */
export async function createFirstAdministrator(
  db: Database,
  { ADMIN_USERNAME: username, ADMIN_PASSWORD: chosen }: FirstAdministrator,
  print: (line: string) => void,
): Promise<void> {
  const password = chosen ?? randomBytes(12).toString('base64url');
  const isCreated = await db.transaction(async transaction => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.firstAdministrator})`);
    if (await hasAdministrator(transaction)) return false;
    if (chosen && isTooCommon(chosen, username))
      throw new ConfigError('Setting ADMIN_PASSWORD is wrong: guessers try this one first.');
    const passwordHash = await hashPassword(password);
    const id = await insertUser(transaction, { username, passwordHash, role: 'admin', customerId: null });
    if (!id)
      throw new ConfigError(`A shop is named ${username} already: set ADMIN_USERNAME to another name.`);
    await beginGuide(transaction);
    return true;
  });
  if (!isCreated) return;
  print(
    chosen
      ? `The administrator is ${username}, with the password from ADMIN_PASSWORD.`
      : `The administrator is ${username}, with the password ${password} (shown only now).`,
  );
}

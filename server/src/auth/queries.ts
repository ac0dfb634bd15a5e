import type { Role } from '@toptan/contract/auth';
import type { Language } from '@toptan/contract/languages';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/client.ts';
import { onlyRow } from '../db/only-row.ts';
import { customers, recoveryCodes, sessions, users } from '../db/schema-people.ts';

/** True for an active administrator, and for a shop whose customer is active. */
export const mayEnter = sql<boolean>`(${users.isActive} and coalesce(${customers.isActive}, ${users.role} = 'admin'))`;

/** The user of a name that a sign-in is checked against. `nameKey` is the folded name, also where no user has it. */
export type Login = {
  nameKey: string;
  user: {
    id: string;
    username: string;
    role: Role;
    passwordHash: string | null;
    /** Addresses at which the user is signed in. */
    addresses: string[];
  } | null;
};

/** Finds the user of a name, for a sign-in. */
export async function findLogin(db: Queryable, username: string): Promise<Login> {
  const addresses = sql`array(
    select ${sessions.address} from ${sessions}
    where ${sessions.userId} = ${users.id} and ${sessions.address} is not null and ${sessions.expiresAt} > now())`;
  type User = { id: string; username: string; role: Role } | { id: null };
  type Row = User & { name_key: string; password: string | null; addresses: string[] };
  const { rows } = await db.execute<Row>(sql`
    select requested.name_key, ${users.id}, ${users.username}, ${users.role}, ${users.passwordHash}, ${addresses} as addresses
    from (select fold(${username}) as name_key) requested
    left join ${users} on ${users.usernameKey} = requested.name_key`);
  const row = onlyRow(rows);
  return {
    nameKey: row.name_key,
    user:
      row.id === null
        ? null
        : {
            id: row.id,
            username: row.username,
            role: row.role,
            passwordHash: row.password,
            addresses: row.addresses,
          },
  };
}

/** Locks a user's row until the transaction ends, so that a password and its sessions change in one transaction. */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** The stored state of a user's authenticator app. */
export type Authenticator = {
  totpSecret: Buffer | null;
  totpConfirmedAt: string | null;
  totpLastStep: number | null;
};

/** A user's current credentials. */
export type Credentials = Authenticator & {
  username: string;
  role: Role;
  customerId: string | null;
  passwordHash: string | null;
  mayEnter: boolean;
};

/** Null when there is no such user. */
export async function findCredentials(db: Queryable, userId: string): Promise<Credentials | null> {
  const [credentials] = await db
    .select({
      username: users.username,
      role: users.role,
      customerId: users.customerId,
      passwordHash: users.passwordHash,
      mayEnter,
      totpSecret: users.totpSecret,
      totpConfirmedAt: users.totpConfirmedAt,
      totpLastStep: users.totpLastStep,
    })
    .from(users)
    .leftJoin(customers, eq(customers.id, users.customerId))
    .where(eq(users.id, userId));
  return credentials ?? null;
}

/** The mailbox of a user, with the language of a customer's messages; null when there is no address, or the user may not enter. */
export async function findMailbox(
  db: Queryable,
  userId: string,
): Promise<{ username: string; email: string; language: Language | null } | null> {
  const address = sql<string | null>`coalesce(${customers.email}, ${users.email})`;
  const [mailbox] = await db
    .select({ username: users.username, email: address, language: customers.language })
    .from(users)
    .leftJoin(customers, eq(customers.id, users.customerId))
    .where(and(eq(users.id, userId), mayEnter));
  return mailbox?.email ? { ...mailbox, email: mailbox.email } : null;
}

/** Sets the language of a customer's messages where none is known yet. */
export async function fillLanguage(db: Queryable, customerId: string, language: Language): Promise<void> {
  await db
    .update(customers)
    .set({ language })
    .where(and(eq(customers.id, customerId), isNull(customers.language)));
}

/** The user of a customer; null while the customer has no login. */
export async function findUserOf(
  db: Queryable,
  customerId: string,
): Promise<{ id: string; username: string } | null> {
  const [user] = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(eq(users.customerId, customerId));
  return user ?? null;
}

export async function hasAdministrator(db: Queryable): Promise<boolean> {
  const [administrator] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'admin'))
    .limit(1);
  return administrator !== undefined;
}

type NewUser = {
  username: string;
  displayName?: string | null;
  passwordHash: string | null;
  role: Role;
  customerId: string | null;
};

/** Returns the new user's id; null when the name is taken. */
export async function insertUser(db: Queryable, user: NewUser): Promise<string | null> {
  const [created] = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.usernameKey })
    .returning({ id: users.id });
  return created?.id ?? null;
}

/** Fails on the constraint `users_username_key` when the name is taken. */
export async function renameUser(db: Queryable, userId: string, username: string): Promise<void> {
  await db.update(users).set({ username }).where(eq(users.id, userId));
}

export async function storePassword(db: Queryable, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

export async function storeLastStep(tx: Transaction, userId: string, step: number): Promise<void> {
  await tx.update(users).set({ totpLastStep: step }).where(eq(users.id, userId));
}

/** Uses a recovery code up; false when there is no such code any more. */
export async function takeRecoveryCode(tx: Transaction, codeHash: Buffer): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(eq(recoveryCodes.codeHash, codeHash))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

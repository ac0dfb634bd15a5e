import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet: argon2id (the library's default) with 19 MiB, 2 passes, 1 lane. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same characters typed on another keyboard arrive in another Unicode form (NIST SP 800-63B, 3.1.1.2). */
const canonical = (password: string) => password.normalize('NFKC');

/** The stored form of a password: an argon2id hash in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hash(canonical(password), cost);
}

/** The hash to compare with when a user has none, so that an unknown user takes as long as a wrong password. */
const decoy = hashPassword(randomBytes(16).toString('hex'));

/** Whether the password is the one that was hashed; never true without a hash. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await decoy), canonical(password));
  return passwordHash !== null && isRight;
}

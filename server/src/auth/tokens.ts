import { hash, randomBytes } from 'node:crypto';

/** Tokens are stored hashed, so that a copy of the table opens nothing. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** 256 random bits as text for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

import { fold } from '@toptan/contract/fold';

/** 0: shorter than the rule asks; 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/**
 * A hint while somebody types, not a rule: length counts most (NIST SP 800-63B), repeated characters and the own user
 * name count nothing. The server alone refuses.
 */
export function passwordStrength(password: string, username: string, minimum: number): Strength {
  if (password.length < minimum) return 0;
  const own = fold(username);
  const rest = own ? fold(password).replaceAll(own, '') : fold(password);
  const different = new Set(rest).size;
  if (different < 5 || rest.length < 6) return 1;
  if (rest.length >= 16 && different >= 9) return 4;
  return rest.length >= 12 && different >= 7 ? 3 : 2;
}

/** Whether a password holds the user name; a name of one or two letters is in too many words to count. */
export function containsUsername(password: string, username: string): boolean {
  const own = fold(username);
  return own.length > 2 && fold(password).includes(own);
}

import { fold } from '@toptan/contract/fold';
import { isGuessable } from '@toptan/contract/guessable-password';

/** 0: shorter than the rule asks; 1 weak, 2 fair, 3 good, 4 strong. */
type Strength = 0 | 1 | 2 | 3 | 4;

/**
 * A hint while a password is typed: one that the server refuses by its rules is weak, and of the rest length counts most (NIST SP
 * 800-63B). The list of very common passwords is the server's alone; none of them is long enough to count as strong.
 */
export function passwordStrength(password: string, username: string, minimum: number): Strength {
  if (password.length < minimum) return 0;
  if (isGuessable(password, username)) return 1;
  const text = fold(password);
  const different = new Set(text).size;
  if (text.length >= 16 && different >= 9) return 4;
  return text.length >= 12 && different >= 7 ? 3 : 2;
}

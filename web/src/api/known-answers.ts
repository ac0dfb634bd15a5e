import type { Answer } from './transport.ts';

/** Characters of answers that are kept at most, some dozens of pages of a list; the oldest go first. */
const textMax = 2_000_000;

/** By address, the one that was asked for last at the end. */
const answers = new Map<string, Answer>();

/**
 * The last answer of an address, where the server has named it (`ETag`): asked with that name, it sends 304 instead of all
 * of it again. A list is asked anew whenever anything of its kind has changed, which mostly stands on another page.
 */
export function knownAnswer(address: string): Answer | undefined {
  return answers.get(address);
}

export function keepAnswer(address: string, answer: Answer): void {
  answers.delete(address);
  if (answer.header('etag') === null) return;
  answers.set(address, answer);
  let length = 0;
  for (const [kept, { text }] of [...answers].reverse()) {
    length += text.length;
    if (length > textMax) answers.delete(kept);
  }
}

/** What one user was told is not kept while another one is signed in. */
export function forgetAnswers(): void {
  answers.clear();
}

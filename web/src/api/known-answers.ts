import type { Answer } from './request.ts';

/** Size limit of the cache in characters, some dozens of pages of a list. The oldest are evicted first. */
const textMax = 2_000_000;

/** Answers by address, the most recently used at the end. */
const answers = new Map<string, Answer>();

/**
 * The last answer of an address that came with an `ETag`. A request with that tag gets 304 instead of the whole answer.
 * A list is requested again whenever a row of its kind changes, mostly one on another page.
 */
export function knownAnswer(address: string): Answer | undefined {
  return answers.get(address);
}

export function cacheAnswer(address: string, answer: Answer): void {
  answers.delete(address);
  if (answer.header('etag') === null) return;
  answers.set(address, answer);
  let length = 0;
  for (const [cached, { text }] of [...answers].reverse()) {
    length += text.length;
    if (length > textMax) answers.delete(cached);
  }
}

/** One user must not see the cached answers of another. */
export function clearAnswers(): void {
  answers.clear();
}

import { type PageAnswer, type PageAnswers, pageAnswersId } from '@toptan/contract/page-answers';

const element = document.getElementById(pageAnswersId);
let answers: PageAnswers = JSON.parse(element?.textContent ?? '{}');
let position = element?.dataset['since'];

/** An answer that the server gave along with the page, once; undefined where the call is to be made. */
export function takePageAnswer(address: string): PageAnswer | undefined {
  const answer = answers[address];
  delete answers[address];
  return answer;
}

/** Drops the answers of the page: something has changed since it was made, so they are stale. */
export function forgetPageAnswers(): void {
  answers = {};
  position = undefined;
}

/** The stream position at which the server gave its answers; undefined when none of them is used any more. */
export const eventPosition = (): string | undefined => position;

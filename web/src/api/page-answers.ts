import { type PageAnswer, type PageAnswers, pageAnswersId } from '@toptan/contract/page-answers';

let answers: PageAnswers = JSON.parse(document.getElementById(pageAnswersId)?.textContent ?? '{}');
let since: number | null = Object.keys(answers).length > 0 ? performance.timeOrigin : null;

/** An answer that the server gave along with the page, once; undefined where the call is to be made. */
export function takePageAnswer(address: string): PageAnswer | undefined {
  const answer = answers[address];
  delete answers[address];
  return answer;
}

/** Something has changed since the page was made, so that what it brought is not the answer any more. */
export function forgetPageAnswers(): void {
  answers = {};
  since = null;
}

/** Since when the screens may have missed a change, as `Date.now()` counts. */
export const answeredSince = (): number => since ?? Date.now();

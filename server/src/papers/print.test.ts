import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { printPaper } from './print.ts';

const staying = () => new AbortController().signal;

/** Reads papers that are all deleted, and notes their readers and the most that ran at once. */
function readings() {
  const read: string[] = [];
  let reading = 0;
  let most = 0;
  const print = (userId: string, gone = staying()) =>
    printPaper(
      async () => {
        read.push(userId);
        most = Math.max(most, ++reading);
        await new Promise(setImmediate);
        reading--;
        throw new Error('deleted');
      },
      userId === 'email' ? userId : { userId, gone },
    ).catch(error => error);
  return { read, print, most: () => most };
}

test('papers of one user are read one by one, and those beyond twenty that wait are not', async () => {
  const { read, print, most } = readings();
  const results = await Promise.all(Array.from({ length: 25 }, () => print('atlas')));
  expect([read.length, most()]).toEqual([21, 1]);
  expect(results.filter(each => each instanceof Refusal).map(({ code }) => code)).toEqual(
    Array(4).fill('too_many_requests'),
  );
});

test('no paper waits for many of another user or of emails, or for one that nobody waits for', async () => {
  const { read, print } = readings();
  const gone = new AbortController();
  const papers = [...Array(9).fill('atlas'), ...Array(9).fill('email'), 'nar', 'ege'].map(user =>
    print(user),
  );
  papers.push(print('atlas', gone.signal));
  gone.abort(new Error('gone'));
  await Promise.all(papers);
  expect(read.filter(user => user !== 'email').slice(0, 4)).toEqual(['atlas', 'nar', 'atlas', 'ege']);
  expect(read.filter(user => user === 'atlas')).toHaveLength(9);
});

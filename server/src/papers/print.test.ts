import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { printPaper } from './print.ts';

test('a paper is read when its turn comes, and those beyond twenty that wait are not', async () => {
  let reads = 0;
  let reading = 0;
  let most = 0;
  const read = async () => {
    reads++;
    most = Math.max(most, ++reading);
    await new Promise(setImmediate);
    reading--;
    throw new Error('deleted');
  };
  const results = await Promise.allSettled(Array.from({ length: 25 }, () => printPaper(read)));
  const refused = results.filter(each => each.status === 'rejected' && each.reason instanceof Refusal);
  expect([reads, most, refused.length]).toEqual([21, 1, 4]);
});

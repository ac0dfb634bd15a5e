import { expect, test } from 'vitest';
import { limitWork } from './limit.ts';

test('runs so many at a time, in the order in which they came, and goes on after a failure', async () => {
  const whenFree = limitWork(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const work = (at: number) => async () => {
    started.push(at);
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
    if (at % 3 === 0) throw new Error(`${at}`);
    return at;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(at => whenFree(work(at))));
  expect(results.map(result => result.status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

import { expect, test } from 'vitest';
import { FairLimiter } from './fair-limiter.ts';

/** Takes turns in the order of the letters, each of which names a user, and returns the users in the order in which they begin. */
function queue(limiter: FairLimiter, users: string) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const tasks = [...users].map(async (user, at) => {
    const end = await limiter.acquire(user);
    begun.push(`${user}${at}`);
    ends.set(`${user}${at}`, end);
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, end, tasks };
}

test('tasks of one user take turns with those of others', async () => {
  const { begun, end, tasks } = queue(new FairLimiter({ atOnce: 1, ofUser: 1, waiting: 9 }), 'aaaabb');
  await tasks[0];
  for (let done = 0; done < 6; done++) await end(begun[done] ?? '');
  expect(begun).toEqual(['a0', 'a1', 'b4', 'a2', 'b5', 'a3']);
});

test('one user has no more than a share, and others do not wait for it', async () => {
  const { begun, end } = queue(new FairLimiter({ ofUser: 2, waiting: 9 }), 'aaaab');
  await new Promise(setImmediate);
  expect(begun).toEqual(['a0', 'a1', 'b4']);
  await end('b4');
  expect(begun).toHaveLength(3);
  await end('a0');
  await end('a0');
  expect(begun).toEqual(['a0', 'a1', 'b4', 'a2']);
});

test('who goes leaves the queue, and one who waits for too much is refused', async () => {
  const limiter = new FairLimiter({ atOnce: 1, ofUser: 1, waiting: 1 });
  const end = await limiter.acquire('a');
  const gone = new AbortController();
  const waiting = limiter.acquire('a', gone.signal);
  await expect(limiter.acquire('a')).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 5 });
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await expect(limiter.acquire('a', gone.signal)).rejects.toThrow('gone');
  const next = limiter.acquire('a');
  end();
  expect(await next).toBeTypeOf('function');
});

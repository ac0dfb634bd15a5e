import { expect, test } from 'vitest';
import { tellEach } from './commands.ts';

test('every shop is told, and every failure is reported', async () => {
  const told: string[] = [];
  const telling = tellEach(['a', 'b', 'c', 'd'], async id => {
    if (id === 'a' || id === 'c') throw new Error(`${id} cannot be told`);
    told.push(id);
  });
  await expect(telling).rejects.toMatchObject({
    errors: [new Error('a cannot be told'), new Error('c cannot be told')],
  });
  expect(told).toEqual(['b', 'd']);
});

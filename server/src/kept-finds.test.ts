import { expect, test } from 'vitest';
import type { Queryable } from './db/client.ts';
import { keptInState } from './kept-finds.ts';

/** Asks for names in turn, and answers which had to be found; what is kept of each is so many bytes. */
function asking(bytes = 0) {
  const db = {} as Queryable;
  const keep = keptInState(async () => 'the same');
  return async (names: readonly string[]) => {
    const found: string[] = [];
    for (const name of names)
      await keep(db, name, async () => {
        found.push(name);
        return Buffer.alloc(bytes);
      });
    return found;
  };
}

const namesUpTo = (count: number) => Array.from({ length: count }, (_, n) => `name ${n}`);

test('what is found is kept, however many there are, while it is small', async () => {
  const ask = asking();
  const names = namesUpTo(1_000);
  expect(await ask(names)).toEqual(names);
  expect(await ask(names)).toEqual([]);
});

test.each([
  ['large', asking(1_000_000), namesUpTo(9)],
  ['of long names', asking(), namesUpTo(900).map(name => name.padEnd(10_000))],
  ['very many', asking(), namesUpTo(9_000)],
])('more than 8 MB are let go: finds that are %s', async (_what, ask, names) => {
  expect(await ask(names)).toEqual(names);
  expect(await ask(names.slice(0, 1))).toEqual(names.slice(0, 1));
});

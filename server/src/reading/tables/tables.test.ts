import { expect, test } from 'vitest';
import { tablesIn } from './tables.ts';

test('without time no more headings are looked for, and the table goes on', () => {
  const lines = ['Model;Renk;S;M', 'TS-2605;siyah;1;1', 'Model;Renk;L;XL', 'TS-2605;siyah;1;1'];
  let looked = 0;
  const tables = tablesIn(
    lines.map((text, line) => ({ text, line })),
    () => {
      looked += 1;
      return looked <= 2;
    },
  );
  expect([...tables.values()].map(({ header }) => header)).toEqual([true, false, false, false]);
});

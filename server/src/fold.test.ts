import { fold } from '@toptan/contract/fold';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Portal, startPortal } from './testing/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** Latin, Arabic and wide characters, and Arabic ones in the forms of old files. */
const characters = [
  ...range(0x41, 0x148),
  ...range(0x14a, 0x24f),
  ...range(0x620, 0x6d5),
  ...range(0xfe80, 0xfefc),
  ...range(0xff10, 0xff5a),
];

it('letters and digits are folded by the database as by the contract', async () => {
  const texts = characters.filter(character => /[\p{L}\p{Nd}]/u.test(character) && character !== 'ß');
  const { rows } = await portal.pool.query<{ folded: string }>(
    'select fold(text) as folded from unnest($1::text[]) with ordinality as texts (text, place) order by place',
    [texts],
  );
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(fold));
});

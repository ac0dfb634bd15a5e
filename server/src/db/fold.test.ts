import { fold } from '@toptan/contract/fold';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Portal, startPortal } from '../testing/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** Latin, accents, Arabic, signs and marks that nobody sees, wide characters, and Arabic letters in the forms of old files. */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0x24f),
  ...range(0x2b0, 0x36f),
  ...range(0x600, 0x6ff),
  ...range(0x2000, 0x206f),
  ...range(0xfe00, 0xfeff),
  ...range(0xff10, 0xff5a),
];

it('text is folded by the database as by the contract', async () => {
  const texts = characters.map(character => `Iİ${character}ß`);
  const { rows } = await portal.pool.query<{ folded: string }>(
    'select fold(text) as folded from unnest($1::text[]) with ordinality as texts (text, place) order by place',
    [texts],
  );
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(fold));
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importRows } from '../../db/schema-imports.ts';
import { check, checked, rowsOf, settled, upload } from '../../testing/imports.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';
import { codeSpellings } from '../../testing/spellings.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

const headings = 'sku;name;price;color;size;barcodes;packs;stock';
const words = (count: number, word: (at: number) => string) =>
  `"${Array.from({ length: count }, (_, at) => word(at)).join(',')}"`;
const row = (cells: { color?: string; size?: string; codes?: string; packs?: string }) =>
  `X-1;Ad;10;${cells.color ?? ''};${cells.size ?? ''};${cells.codes ?? ''};${cells.packs ?? ''};`;

/** The problems of a row with these cells. */
async function problemsOf(cells: Parameters<typeof row>[0]) {
  const { id } = await checked(admin, 'products', [headings, row(cells)].join('\n'));
  const [found] = await rowsOf(admin, id);
  return found?.problems.map(({ field, code }) => `${field} ${code}`);
}

test.each([
  [
    'colors times sizes',
    ['color too_long', 'size too_long'],
    { color: words(8_000, () => 'Red'), size: words(16_000, () => '1') },
  ],
  ['more sizes than a product has', ['size too_many'], { size: words(101, String) }],
  [
    'more cells than a product has',
    ['size too_many'],
    { color: 'Black,White,Red,Blue,Green,Grey', size: words(100, String) },
  ],
  [
    'more barcodes than a size has',
    ['codes too_many'],
    {
      codes: words(
        11,
        at =>
          [
            '00000000',
            '00000017',
            '00000024',
            '00000031',
            '00000048',
            '00000055',
            '00000062',
            '00000079',
            '00000086',
            '00000093',
            '00000109',
          ][at] ?? '',
      ),
    },
  ],
  ['a range of long words', ['size too_long'], { size: `${'a-'.repeat(4_000)} b` }],
  ['more lines than a pack has', ['packs too_many'], { size: '1', packs: words(501, () => '1:1') }],
  ['more packs than a product has', ['packs too_many'], { size: '1', packs: `"${'1:1\n'.repeat(51)}"` }],
])('%s are refused before they are multiplied or compared', async (_, problems, cells) => {
  expect(await problemsOf(cells)).toEqual(problems);
});

test('words that stand in a cell several times are one', async () => {
  expect(
    await problemsOf({ color: words(200, at => (at % 2 ? 'Black' : 'siyah')), size: words(500, () => '1') }),
  ).toEqual([]);
});

test('rows are found by words in any order, and by a code however it is typed', async () => {
  const { id } = await checked(
    admin,
    'products',
    'Kod;Ad;Fiyat\nMN-2605;50’li Siyah Bot;10\nMN-2606;Kazak;10',
  );
  for (const typed of [...codeSpellings('MN-2605'), 'bot 50li', "50'li"])
    expect(
      (await rowsOf(admin, id, `q=${encodeURIComponent(typed)}`)).map(({ n }) => n),
      typed,
    ).toEqual([2]);
});

test('more rows than a product can have are refused together', async () => {
  const rows = Array.from({ length: 1_001 }, (_, at) => `X-9;Ad;10;;${at};;;`);
  const { id, counts } = await checked(admin, 'products', [headings, ...rows].join('\n'));
  expect(counts.error).toBe(1_001);
  expect((await rowsOf(admin, id))[0]?.problems).toEqual([
    { field: null, code: 'too_many_rows', limit: 1_000 },
  ]);
});

test('an answer has at most five problems of a kind for a row', async () => {
  const unknown = row({ color: words(100, at => `q${at}`) });
  const { id } = await checked(
    admin,
    'products',
    [headings, ...Array.from({ length: 5 }, () => unknown)].join('\n'),
  );
  const answer = await admin.call('GET', `/api/imports/${id}/rows?limit=5`);
  expect(answer.json()[0].problems).toHaveLength(5);
  expect(answer.body.length).toBeLessThan(10_000);
});

/** Calls the server, call after call, until the work is done. @returns the number of answers */
async function answersDuring(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let answers = 0;
  for (; !isDone; answers += 1) await admin.call('GET', '/api/auth/check');
  await done;
  return answers;
}

test('others have their turn while hostile rows are checked', async () => {
  const hostile = Array.from({ length: 40 }, (_, at) =>
    row({
      color: words(1_500, word => `q${(word * 7_919 + at) % 3_000}`),
      size: words(100, String),
      packs: words(4_000, word => `${word}:1`),
    }).replace('X-1', `X-${at}`),
  );
  const { id } = await upload(admin, 'products', [headings, ...hostile].join('\n'));
  expect(await answersDuring(check(admin, id))).toBeGreaterThan(hostile.length);
});

test('others have their turn while hostile rows are repaired', async () => {
  const sizes = Array.from({ length: 60 }, (_, at) => at + 40).join('-');
  const rows = Array.from({ length: 600 }, (_, at) => row({ size: sizes }).replace('X-1', `Y-${at}`));
  const { id } = await checked(admin, 'products', [headings, ...rows].join('\n'));
  const repair = { field: 'size', code: 'size_range', repair: 'confirm' };
  const repaired = admin.call('PUT', `/api/imports/${id}/problems`, repair);
  expect(await answersDuring(repaired)).toBeGreaterThan(rows.length / 20);
  expect((await repaired).json()).toMatchObject({ state: 'checked' });
});

test('a check begins without writing rows that are as they were read', async () => {
  const { id } = await upload(admin, 'products', [headings, row({})].join('\n'));
  await portal.db.transaction(async tx => {
    await tx.select().from(importRows).where(eq(importRows.importId, id)).for('update');
    expect((await admin.call('PUT', `/api/imports/${id}`, {})).statusCode).toBe(200);
  });
  expect(await settled(admin, id)).toMatchObject({ state: 'checked', counts: { rows: 1 } });
});

test('all rows of a long file are checked again', async () => {
  const file = [headings, row({}), ...Array(20_010).fill(';;;;;;;'), row({}).replace('X-1', 'X-2')];
  const { id } = await checked(admin, 'products', file.join('\n'));
  await portal.db.update(importRows).set({ problems: [], change: 'same' }).where(eq(importRows.importId, id));
  expect((await check(admin, id)).counts).toMatchObject({ rows: 2, create: 2 });
});

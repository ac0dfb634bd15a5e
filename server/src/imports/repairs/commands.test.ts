import type { Color } from '@toptan/contract/catalog/sizing';
import type { Group } from '@toptan/contract/groups';
import type { ImportProblems } from '@toptan/contract/import-rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply, checked, rowsOf, settled, undo } from '../../testing/imports.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

const problemsOf = async (id: string): Promise<ImportProblems[]> =>
  (await admin.call('GET', `/api/imports/${id}/problems`)).json();

async function repair(id: string, body: object) {
  const answer = await admin.call('PUT', `/api/imports/${id}/problems`, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return settled(admin, id);
}

const takeBack = async (id: string) => {
  expect((await admin.call('POST', `/api/imports/${id}/repairs/undo`)).statusCode).toBe(200);
  return settled(admin, id);
};

const colorNames = async (): Promise<string[]> =>
  (await admin.call('GET', '/api/colors')).json<{ key: string }[]>().map(({ key }) => key);

/** Rows with new colors, words for stock and a subtotal. */
const list = (code: string) =>
  [
    'Kod;Ad;Fiyat;Renk;Stok',
    ...['Uzaygri', 'Uzaygri', 'Tozpembesi'].map((color, at) => `${code}-${at};Elbise;100;${color};5`),
    ...['bolca', 'bolca', 'azca'].map((stock, at) => `${code}-S${at};Etek;100;Siyah;${stock}`),
    `ARA TOPLAM ${code};;;;`,
  ].join('\n');

test('problems are counted by kind and text, those of most rows first', async () => {
  const { id } = await checked(admin, 'products', list('KD'));
  const found = await problemsOf(id);
  expect(found.map(({ field, code, rows }) => [field, code, rows])).toEqual([
    ['color', 'unknown_color', 3],
    ['stock', 'not_an_integer', 3],
    [null, 'no_goods', 1],
  ]);
  expect(found[0]?.texts.map(({ text, rows }) => [text, rows])).toEqual([
    ['Uzaygri', 2],
    ['Tozpembesi', 1],
  ]);
});

test('one repair settles a kind in all its rows, and is taken back as a whole', async () => {
  const { id } = await checked(admin, 'products', list('TK'));
  const emptied = await repair(id, {
    field: 'stock',
    code: 'not_an_integer',
    text: 'bolca',
    repair: 'write',
    value: '',
  });
  expect(emptied.counts).toMatchObject({ create: 2, error: 5, skipped: 0 });
  const left = await repair(id, { field: null, code: 'no_goods', repair: 'skip' });
  expect(left.counts).toMatchObject({ create: 2, error: 4, skipped: 1 });
  expect((await rowsOf(admin, id, 'show=skipped')).map(({ n }) => n)).toEqual([8]);
  expect((await takeBack(id)).counts).toMatchObject({ error: 5, skipped: 0 });
  expect(await takeBack(id)).toMatchObject({ counts: { create: 0, error: 7 }, hasRepair: false });
  expect((await rowsOf(admin, id, 'show=error')).map(({ cells }) => cells[4])).toContain('bolca');
  expect((await admin.call('POST', `/api/imports/${id}/repairs/undo`)).statusCode).toBe(404);
});

test('all missing colors are agreed to at once, added by applying and removed by undoing', async () => {
  const { id } = await checked(admin, 'products', list('RK'));
  const agreed = await repair(id, { field: 'color', code: 'unknown_color', repair: 'newColors' });
  expect(agreed).toMatchObject({ newColors: ['Uzaygri', 'Tozpembesi'], counts: { create: 3 } });
  expect(await colorNames()).not.toContain('Uzaygri');
  await takeBack(id);
  expect((await problemsOf(id))[0]?.rows).toBe(3);
  await repair(id, { field: 'color', code: 'unknown_color', repair: 'newColors' });
  expect((await apply(admin, id)).counts.applied).toBe(3);
  expect(await colorNames()).toEqual(expect.arrayContaining(['Uzaygri', 'Tozpembesi']));
  expect((await undo(admin, id)).counts).toMatchObject({ undone: 3, kept: 0 });
  expect(await colorNames()).not.toContain('Uzaygri');
});

test('a color of the trade is added with its names and its look', async () => {
  const rows = ['TR-1;Elbise;100;Lacivert', 'TR-2;Elbise;100;gül kurusu', 'TR-3;Elbise;100;NAVY'];
  const { id } = await checked(admin, 'products', ['Kod;Ad;Fiyat;Renk', ...rows].join('\n'));
  await repair(id, { field: 'color', code: 'unknown_color', repair: 'newColors' });
  expect((await apply(admin, id)).counts.applied).toBe(3);
  const colors = (await admin.call('GET', '/api/colors')).json<Color[]>();
  expect(colors.slice(7)).toMatchObject([
    { key: 'Navy', nameTr: 'Lacivert', nameAr: 'كحلي', hex: '#1f2a44' },
    { key: 'Dusty rose', nameTr: 'Gül kurusu' },
  ]);
  await undo(admin, id);
});

test('groups that rows name are made at once, and found where they were made meanwhile', async () => {
  const rows = ['Bir;bir@grup.example;Anadolu', 'İki;iki@grup.example;ANADOLU', 'Üç;uc@grup.example;İhracat'];
  const { id } = await checked(admin, 'customers', ['Unvan;E-posta;Grup', ...rows].join('\n'));
  const asked = { field: 'group', code: 'unknown_group', repair: 'newGroups' };
  expect(await problemsOf(id)).toMatchObject([{ field: 'group', code: 'unknown_group', rows: 3 }]);
  await admin.call('POST', '/api/groups', { name: 'ihracat' });
  expect((await repair(id, { ...asked, text: 'Anadolu' })).counts).toMatchObject({ create: 3, error: 0 });
  await apply(admin, id);
  const groups = (await admin.call('GET', '/api/groups')).json<Group[]>();
  expect(groups.map(({ name, customers }) => [name, customers])).toEqual([
    ['Anadolu', 2],
    ['ihracat', 1],
  ]);
});

test('likely texts are taken by all rows of a kind at once', async () => {
  const dates = ['10.Ara', '8.Eki'].map((size, at) => `DT-${at};Elbise;100;${size}`);
  const { id } = await checked(admin, 'products', ['Kod;Ad;Fiyat;Beden', ...dates].join('\n'));
  expect((await problemsOf(id))[0]).toMatchObject({ code: 'cell_date', rows: 2, suggested: 2 });
  await repair(id, { field: 'size', code: 'cell_date', repair: 'suggested' });
  expect((await rowsOf(admin, id)).map(({ cells }) => cells[3])).toEqual(['10-12', '8-10']);
});

test('hundreds of rows are repaired together, and checked by a job', async () => {
  const rows = Array.from({ length: 400 }, (_, at) => `YZ-${at};Elbise;100;bolca`);
  const { id } = await checked(admin, 'products', ['Kod;Ad;Fiyat;Stok', ...rows].join('\n'));
  const body = { field: 'stock', code: 'not_an_integer', repair: 'write', value: '' };
  expect((await repair(id, body)).counts).toMatchObject({ create: 400, error: 0 });
});

test('what the portal refuses of one product leaves the others of its portion applied', async () => {
  const names = { nameEn: 'Sand', nameTr: 'Kum', nameAr: 'رملي' };
  const { id: sand } = (await admin.call('POST', '/api/colors', names)).json<{ id: string }>();
  const { id } = await checked(
    admin,
    'products',
    'Kod;Ad;Fiyat;Renk\nRF-1;Elbise;10;Kum\nRF-2;Etek;20;Siyah',
  );
  expect((await admin.call('PUT', `/api/colors/${sand}`, { isActive: false })).statusCode).toBe(200);
  expect((await apply(admin, id)).counts).toMatchObject({ applied: 1, error: 1 });
  expect((await rowsOf(admin, id, 'show=error')).map(({ cells }) => cells[0])).toEqual(['RF-1']);
});

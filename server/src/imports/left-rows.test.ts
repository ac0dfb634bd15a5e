import type { Language } from '@toptan/contract/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply, checked, pictureZip } from '../testing/imports.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

const leftRows = async (id: string, language: Language): Promise<string[]> => {
  const answer = await admin.call('GET', `/api/imports/${id}/rest?format=csv&language=${language}`);
  return answer.body.replace('\ufeff', '').trim().split('\r\n');
};

test('rows that are left say what is wrong in the language of the file, with the row and the bound', async () => {
  const long = 'x'.repeat(65);
  const rows = [
    'LR-1;Mont;Bordoo;30;1;100;',
    'LR-2;Kot;Siyah;30;1;100;',
    'LR-2;Kot;Siyah;30;1;120;',
    `LR-3;Kot;Siyah;30;1;100;${long}`,
    'LR-4;Kot;Siyah;30;çok;100;',
  ];
  const { id } = await checked(
    admin,
    'products',
    ['Kod;Ad;Renk;Beden;Stok;Fiyat;Varyant kodu', ...rows].join('\n'),
  );
  expect(await leftRows(id, 'tr')).toEqual([
    'Kod;Ad;Renk;Beden;Stok;Fiyat;Varyant kodu;Sorun',
    `${rows[0]};Renk: Böyle bir renk yok: Bordoo`,
    `${rows[2]};"Fiyat: 3. satırda farklı: 100.00; 3. satırda da var"`,
    `${rows[3]};Stok kodu: En fazla 64 karakter`,
    `${rows[4]};Stok: Yalnızca rakamla tam sayı girin`,
  ]);
  expect((await leftRows(id, 'ar'))[1]).toBe(`${rows[0]};اللون: لا يوجد لون بهذا الاسم: Bordoo`);
});

test('rows that wait are left once an import was applied, and not before', async () => {
  const file = 'Kod;Ad;Fiyat\nLW-1;Mont;100\nLW-2;Kot;pahalı\nLW-3;Etek;100';
  const { id } = await checked(admin, 'products', file);
  const left = async () => (await leftRows(id, 'tr')).slice(1).map(row => row.split(';')[0]);
  expect((await admin.call('PUT', `/api/imports/${id}/rows/4`, { isSkipped: true })).statusCode).toBe(200);
  expect(await left()).toEqual(['LW-2', 'LW-3']);
  await apply(admin, id);
  expect(await left()).toEqual(['LW-2', 'LW-3']);
  await admin.call('PUT', `/api/imports/${id}/rows/3`, { cells: { 2: '100' } });
  expect(await left()).toEqual(['LW-2', 'LW-3']);
});

test('pictures that are left have headings in the language of the file', async () => {
  const { id } = await checked(admin, 'pictures', await pictureZip('IMG_1.jpg'));
  expect(await leftRows(id, 'tr')).toEqual([
    'Dosya;Model kodu;Renk;Sıra;Sorun',
    'IMG_1.jpg;IMG;;1;Model kodu: Bu kodda bir model yok',
  ]);
});

import type { Product } from '@toptan/contract/catalog/products';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPicture } from '../testing/form.ts';
import {
  apply,
  check,
  checked,
  pictureZip,
  rowsOf,
  sendFile,
  settled,
  undo,
  upload,
} from '../testing/imports.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';
import { createProduct } from '../testing/trade.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

const picturesOf = async (id: string): Promise<Product['pictures']> =>
  (await admin.call('GET', `/api/products/${id}`)).json<Product>().pictures;

const colorsOf = async (id: string) => (await picturesOf(id)).map(({ color }) => color);

const problemsOf = async (id: string) =>
  (await rowsOf(admin, id, 'show=error')).map(({ cells, problems }) => [
    cells[0],
    ...problems.map(({ field, code }) => `${field} ${code}`),
  ]);

const jacket = (sku: string) => createProduct(portal.db, { sku, name: sku, colors: ['Black', 'White'] });

describe('an archive of pictures', () => {
  test('is placed by the names of its files: model, color in any language, number', async () => {
    const id = await jacket('MN-2605');
    const zip = await pictureZip(
      'cekim/MN-2605_Siyah_2.jpg',
      'cekim/mn 2605_Black_1.png',
      'MN2605_أبيض_1.jpg',
      'MN-2605_3.webp',
      '__MACOSX/._MN-2605_Siyah_2.jpg',
      '.DS_Store',
    );
    const made = await checked(admin, 'pictures', zip);
    expect(made.counts).toMatchObject({ rows: 4, create: 4, error: 0 });
    expect(await picturesOf(id)).toEqual([]);
    const rows = await rowsOf(admin, made.id);
    expect(rows.map(({ subject }) => subject)).toEqual(Array(4).fill('MN-2605'));
    expect((await admin.call('GET', rows[0]?.imageUrl ?? '')).statusCode).toBe(200);

    await apply(admin, made.id);
    expect(await colorsOf(id)).toEqual([null, 'Black', 'Black', 'White']);
    const [first, second] = rows.filter(({ cells }) => /black|siyah/i.test(cells[2] ?? ''));
    const urls = (await picturesOf(id)).map(({ imageUrl }) => imageUrl);
    // The number decides, not the order of the archive.
    expect(urls.slice(1, 3).toSorted()).toEqual([first?.imageUrl, second?.imageUrl].toSorted());
    expect(urls[1]).toBe(rows.find(({ cells }) => cells[3] === '1' && cells[2] === 'Black')?.imageUrl);

    const again = await checked(admin, 'pictures', zip);
    expect(again.counts).toMatchObject({ same: 4, create: 0, update: 0 });
  });

  test('is read by its names as Windows writes them in Turkish, and as macOS does, which does not mark UTF-8', async () => {
    await createProduct(portal.db, { sku: 'KR-1', name: 'Kaban', colors: ['Red'] });
    for (const encoding of ['turkish', 'utf-8'] as const) {
      const letter = encoding === 'turkish' ? Buffer.of(0x8d) : Buffer.from('ı');
      const place = '~'.repeat(letter.length);
      const zip = await pictureZip(`KR-1_K${place}rm${place}z${place}_1.jpg`);
      const written = zip.toString('latin1').replaceAll(place, letter.toString('latin1'));
      const made = await checked(admin, 'pictures', Buffer.from(written, 'latin1'));
      expect(made.counts).toMatchObject({ rows: 1, create: 1, error: 0 });
      expect((await rowsOf(admin, made.id))[0]?.cells[0]).toBe('KR-1_Kırmızı_1.jpg');
    }
  });

  test('is refused before it is decoded where its pictures have too many pixels', async () => {
    const large = await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#f0f' } })
      .png()
      .toBuffer();
    // The first ones are no pictures to decode, but say that they are large.
    const torn = large.subarray(0, 100);
    const zip = await pictureZip(
      ...Array.from({ length: 21 }, (_, at): [string, Buffer] => [`A-${at}.png`, torn]),
    );
    expect((await sendFile(admin, 'pictures', zip)).json().code).toBe('file_too_large');
  });

  test('takes the place of the picture with that number, and gives it back', async () => {
    const id = await jacket('YR-1');
    await apply(
      admin,
      (await checked(admin, 'pictures', await pictureZip('YR-1_Siyah_1.jpg', 'YR-1_Siyah_2.jpg'))).id,
    );
    const before = await picturesOf(id);
    const made = await checked(admin, 'pictures', await pictureZip('YR-1_Siyah_2.jpg', 'YR-1_Beyaz.jpg'));
    expect(made.counts).toMatchObject({ update: 1, create: 1 });
    await apply(admin, made.id);
    const after = await picturesOf(id);
    expect([after[0], after.length]).toEqual([before[0], 3]);
    expect(after[1]?.imageUrl).not.toBe(before[1]?.imageUrl);
    // Nobody shows it now; it is kept for the way back.
    expect(await undo(admin, made.id)).toMatchObject({ counts: { undone: 2 } });
    const back = await picturesOf(id);
    expect(back.map(({ imageUrl }) => imageUrl)).toEqual(before.map(({ imageUrl }) => imageUrl));
    expect((await admin.call('GET', back[1]?.imageUrl ?? '')).statusCode).toBe(200);
  });

  test('brings all pictures of a model when it comes again with one that was missing', async () => {
    const id = await jacket('YR-3');
    const pictures = await Promise.all([1, 2, 3].map(() => newPicture()));
    const files = pictures.map((bytes, at): [string, Uint8Array] => [`YR-3_Siyah_${at + 1}.jpg`, bytes]);
    const broken: [string, Uint8Array] = ['YR-3_Siyah_1.jpg', Buffer.from('no picture')];
    await apply(admin, (await checked(admin, 'pictures', await pictureZip(broken, ...files.slice(1)))).id);
    expect(await picturesOf(id)).toHaveLength(2);
    const again = await checked(admin, 'pictures', await pictureZip(...files));
    expect(again.counts).toMatchObject({ update: 2, create: 1 });
    await apply(admin, again.id);
    const urls = (await rowsOf(admin, again.id)).map(({ imageUrl }) => imageUrl);
    expect((await picturesOf(id)).map(({ imageUrl }) => imageUrl)).toEqual(urls);
  });

  test('is not undone where somebody has arranged the pictures since', async () => {
    const id = await jacket('YR-2');
    const made = await checked(admin, 'pictures', await pictureZip('YR-2_1.jpg'));
    await apply(admin, made.id);
    await admin.call('PUT', `/api/products/${id}/pictures`, { pictures: [] });
    await undo(admin, made.id);
    expect((await rowsOf(admin, made.id))[0]?.problems).toEqual([{ field: null, code: 'stands_on_it' }]);
  });

  test('is read by codes and colors that stand in the names, behind any signs and in folders', async () => {
    for (const sku of ['KA003', 'KA-0031', '00424', '4471']) await jacket(sku);
    const read: Record<string, [sku: string, color: string, position: string]> = {
      'KA003-Siyah-1.jpg': ['KA003', 'Siyah', '1'],
      'KA003/Beyaz/2.jpg': ['KA003', 'Beyaz', '2'],
      'elbise/KA003-4.jpg': ['KA003', '', '4'],
      'ka 003 SİYAH (5).JPG': ['KA003', 'SİYAH', '5'],
      '[KA003] beyaz.jpg': ['KA003', 'beyaz', ''],
      'KA003_arka.jpg': ['KA003', '', ''],
      'KA003 Pudara.jpg': ['KA003', 'Pudara', ''],
      'IMG_KA003.JPG': ['KA003', '', ''],
      'KA-0031-Siyah.jpg': ['KA-0031', 'Siyah', ''],
      'KA003_1.jpg': ['KA003', '', '1'],
      '00424b.jpg': ['00424', '', '2'],
      // Another code, if the figure is the model's.
      'KA-003-1-Siyah.jpg': ['KA-003-1-Siyah', '', ''],
      // A camera's number is only likely to be a code.
      'IMG_4471.jpg': ['IMG_4471', '', ''],
    };
    const made = await checked(admin, 'pictures', await pictureZip(...Object.keys(read)));
    const rows = await rowsOf(admin, made.id, 'limit=50');
    expect(Object.fromEntries(rows.map(({ cells: [file, ...said] }) => [file, said]))).toEqual(read);
    const problemsOfFile = (file: string) => rows.find(({ cells }) => cells[0] === file)?.problems;
    expect(problemsOfFile('IMG_4471.jpg')).toMatchObject([{ code: 'not_found', suggestions: ['4471'] }]);
    expect(problemsOfFile('KA-003-1-Siyah.jpg')).toMatchObject([
      { code: 'not_found', suggestions: ['KA-0031', 'KA003'] },
    ]);
  });

  test('names what it does not understand, to be corrected in place', async () => {
    const id = await jacket('DZ-1');
    const zip = await pictureZip(
      'IMG_4471.jpg',
      'DZ-1_Siyyah_1.jpg',
      'DZ-1_Kırmızı_1.jpg',
      'DZ-1_Beyaz_0.jpg',
    );
    const made = await checked(admin, 'pictures', zip);
    expect(await problemsOf(made.id)).toEqual(
      [
        ['DZ-1_Beyaz_0.jpg'],
        ['DZ-1_Kırmızı_1.jpg', 'color not_offered'],
        ['DZ-1_Siyyah_1.jpg', 'color unknown_color'],
        ['IMG_4471.jpg', 'sku not_found'],
      ].filter(row => row.length > 1),
    );
    const rows = await rowsOf(admin, made.id, 'show=error');
    const fix = (name: string, cells: Record<number, string>) =>
      admin.call('PUT', `/api/imports/${made.id}/rows/${rows.find(row => row.cells[0] === name)?.n}`, {
        cells,
      });
    expect((await fix('IMG_4471.jpg', { 1: 'dz1', 2: 'Siyah' })).json()).toMatchObject({ change: 'create' });
    await fix('DZ-1_Siyyah_1.jpg', { 2: 'Siyah' });
    await apply(admin, made.id);
    expect(await colorsOf(id)).toEqual(['Black', 'Black', 'White']);
  });

  test('fills a product up to twelve; two files for one place are one too many', async () => {
    const id = await jacket('ON-1');
    const names = Array.from({ length: 13 }, (_, at) => `ON-1_Siyah (${at + 1}).jpg`);
    const made = await checked(admin, 'pictures', await pictureZip(...names, 'b/ON-1_Siyah_1.jpg'));
    expect((await problemsOf(made.id)).map(row => row[1]).toSorted()).toEqual([
      'position too_big',
      'position twice_in_file',
    ]);
    await apply(admin, made.id);
    const more = await checked(admin, 'pictures', await pictureZip('ON-1_Beyaz_1.jpg'));
    expect(await problemsOf(more.id)).toEqual([['ON-1_Beyaz_1.jpg', 'file too_many']]);
    expect(await picturesOf(id)).toHaveLength(12);
  });

  test('comes in several files', async () => {
    const id = await jacket('BL-1');
    const made = await upload(admin, 'pictures', await pictureZip('BL-1_Siyah_1.jpg'));
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(await pictureZip('BL-1_Siyah_2.jpg'))]), 'ikinci.zip');
    expect((await admin.call('POST', `/api/imports/${made.id}/pictures`, form)).json()).toMatchObject({
      counts: { rows: 2 },
    });
    await check(admin, made.id);
    await apply(admin, made.id);
    expect(await picturesOf(id)).toHaveLength(2);
    const late = new FormData();
    late.append('file', new Blob([Uint8Array.from(await pictureZip('BL-1_Siyah_3.jpg'))]), 'son.zip');
    const answer = await admin.call('POST', `/api/imports/${made.id}/pictures`, late);
    expect(answer.json().code).toBe('import_busy');
  });

  test('may have a name too long to be kept whole, whatever is cut through', async () => {
    const zip = new Blob([Uint8Array.from(await pictureZip())]);
    const form = new FormData();
    form.append('kind', 'pictures');
    form.append('file', zip, `👗${'a'.repeat(195)}.zip`);
    const made = await admin.call('POST', '/api/imports', form);
    expect(made.statusCode, made.body).toBe(201);
    form.delete('kind');
    const more = await admin.call('POST', `/api/imports/${made.json().id}/pictures`, form);
    expect(more.statusCode, more.body).toBe(200);
  });
});

/** Marks an entry as a symbolic link of Unix. */
function asLink(zip: Buffer, name: string): Buffer {
  const at = zip.lastIndexOf(Buffer.from(name)) - 46;
  zip.writeUInt8(3, at + 5);
  zip.writeUInt16LE(0o120777, at + 40);
  return zip;
}

describe('an archive that means harm', () => {
  test('leaves out names that lead elsewhere, links, other files and archives within, each with its reason', async () => {
    await jacket('KT-1');
    const inner = await pictureZip('KT-1_Siyah_1.jpg');
    const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const zip = await pictureZip(
      'KT-1_Siyah_1.jpg',
      'KT-1_Siyah_9.jpg',
      '../../etc/KT-1_Siyah_2.jpg',
      '/etc/KT-1_Siyah_3.jpg',
      '..\\KT-1_Siyah_4.jpg',
      'C:/KT-1_Siyah_5.jpg',
      ['KT-1_Siyah_6.zip', inner],
      ['KT-1_Siyah_7.svg', text],
      ['KT-1_Siyah_8.jpg', text],
    );
    const made = await checked(admin, 'pictures', asLink(zip, 'KT-1_Siyah_9.jpg'));
    expect(made.counts).toMatchObject({ rows: 9, create: 1, error: 8 });
    expect(Object.fromEntries(await problemsOf(made.id))).toEqual({
      '../../etc/KT-1_Siyah_2.jpg': 'file unsafe_name',
      '/etc/KT-1_Siyah_3.jpg': 'file unsafe_name',
      '..\\KT-1_Siyah_4.jpg': 'file unsafe_name',
      'C:/KT-1_Siyah_5.jpg': 'file unsafe_name',
      'KT-1_Siyah_6.zip': 'file no_picture',
      'KT-1_Siyah_7.svg': 'file no_picture',
      'KT-1_Siyah_8.jpg': 'file no_picture',
      'KT-1_Siyah_9.jpg': 'file no_picture',
    });
  });

  test('that unpacks to far more is read no further than a picture may be long', async () => {
    const bomb = zipSync(
      { 'A_1.jpg': Buffer.alloc(25 * 1024 * 1024), 'A_2.jpg': await newPicture() },
      { level: 1 },
    );
    const made = await checked(admin, 'pictures', Buffer.from(bomb));
    expect(await problemsOf(made.id)).toContainEqual(['A_1.jpg', 'file no_picture']);
  });

  test.each([
    [
      'file_too_large',
      () =>
        zipSync(
          Object.fromEntries(
            Array.from({ length: 6 }, (_, at) => [`A_${at}.jpg`, Buffer.alloc(21 * 1024 * 1024)]),
          ),
          { level: 1 },
        ),
    ],
    [
      'file_too_large',
      () => zipSync(Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.jpg`, Buffer.of(1)]))),
    ],
    ['file_without_pictures', () => zipSync({ 'a.txt': Buffer.from('a') })],
    ['file_unreadable', () => Buffer.from('no archive')],
    ['file_unreadable', () => zipSync({ 'a.jpg': Buffer.alloc(1000) }).subarray(0, 60)],
  ])('is refused: %s', async (code, zip) => {
    const answer = await sendFile(admin, 'pictures', Buffer.from(zip()));
    expect(answer.json().code).toBe(code);
  });
});

test('what is applied can be stopped; the rest goes on later, each picture once', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 40; at += 1) ids.push(await jacket(`DR-${at}`));
  const picture = await newPicture();
  const zip = await pictureZip(...ids.map((_, at): [string, Uint8Array] => [`DR-${at}_1.jpg`, picture]));
  const { id } = await checked(admin, 'pictures', zip);
  await admin.call('POST', `/api/imports/${id}/apply`);
  await expect
    .poll(async () => (await picturesOf(ids[0] ?? '')).length, { interval: 5, timeout: 20_000 })
    .toBe(1);
  await admin.call('POST', `/api/imports/${id}/stop`);
  const stopped = await settled(admin, id);
  expect(stopped.state).toBe('done');
  expect(stopped.counts.applied).toBeLessThan(40);
  expect(await apply(admin, id)).toMatchObject({ state: 'done', counts: { applied: 40 } });
  expect(await Promise.all(ids.map(async each => (await picturesOf(each)).length))).toEqual(
    Array(40).fill(1),
  );
});

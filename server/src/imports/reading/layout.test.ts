import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { check, checked, rowsOf, sendFile, upload } from '../../testing/imports.ts';
import { type Caller, type Portal, startPortal } from '../../testing/portal.ts';

let portal: Portal;
let admin: Caller;
beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.close());

type Sheets = Parameters<typeof writeXlsx>[0]['sheets'];
type Rows = NonNullable<Sheets[number]['rows']>;

const workbook = async (sheets: Sheets, activeSheet = 0) =>
  Buffer.from(await writeXlsx({ sheets, activeSheet }));

const csv = (...rows: string[]) => rows.join('\n');

const fieldsOf = ({ columns }: Awaited<ReturnType<typeof upload>>) => columns.map(({ field }) => field);
const headersOf = ({ columns }: Awaited<ReturnType<typeof upload>>) => columns.map(({ header }) => header);

const goods: Rows = [
  ['Kod', 'Ad', 'Fiyat'],
  ['LY-1', 'Tayt', 10],
  ['LY-2', 'Mont', 20],
];

describe('the headings are found', () => {
  test.each([
    ['below a title and its date', ['Firma: Örnek;;;Tarih: 26.11.2026', ';;;', 'Kod;Ad;Fiyat;Renk'], 3],
    ['below titles in another delimiter', ['Örnek Tekstil, Merter, İstanbul', '', 'Kod;Ad;Fiyat;Renk'], 3],
    [
      'below a title, though one alone is known',
      ['Firma: Örnek;;;Tarih: 26.11.2026', 'Kod;Model adı;Zam;Ton'],
      2,
    ],
    ['below a title, though none is known', ['Örnek;;;Kış 2026', 'Artikel;Bezeichnung;Preis;Farbe'], 2],
    ['in the first row', ['Kod;Ad;Fiyat;Renk'], 1],
  ])('%s', async (_, above, headingRow) => {
    const found = await upload(
      admin,
      'products',
      csv(...above, 'LY-1;Tayt;10;Siyah', '', 'LY-2;Mont;20;Beyaz'),
    );
    expect(found.layout).toMatchObject({ headingRow, sheet: null, sheets: [], encoding: 'utf-8' });
    expect(headersOf(found)).toEqual(above.at(-1)?.split(';'));
    // Rows have the numbers that they have in the file, blank ones too.
    expect((await rowsOf(admin, found.id)).map(({ n }) => n)).toEqual([headingRow + 1, headingRow + 3]);
  });

  test('nowhere where the first row has goods: none is lost', async () => {
    const found = await upload(admin, 'products', csv('LY-1;Tayt;149,90', 'LY-2;Mont;200'));
    expect(found.layout?.headingRow).toBe(0);
    expect(found.columns.map(({ samples }) => samples[0])).toEqual(['LY-1', 'Tayt', '149,90']);
    const { counts } = await check(admin, found.id, { fields: ['sku', 'name', 'price'] });
    expect(counts).toMatchObject({ rows: 2, create: 2 });
  });

  test('in the first row where sizes are among them', async () => {
    const found = await upload(admin, 'stock', csv('Bzg;36;38', 'LY-1;4;5'));
    expect(fieldsOf(found)).toEqual([null, 'stock:36', 'stock:38']);
  });

  test('where staff say: no row above is read, and a row that was the headings is goods', async () => {
    const file = csv('Kod;Ad;Fiyat', 'LY-1;Tayt;10', 'Code;Name;Price', 'LY-2;Mont;20');
    const below = await upload(admin, 'products', file, { headingRow: 3 });
    expect([headersOf(below), below.counts.rows]).toEqual([['Code', 'Name', 'Price'], 1]);
    const none = await upload(admin, 'products', file, { headingRow: 0 });
    expect([headersOf(none), none.counts.rows]).toEqual([['', '', ''], 4]);
    const last = await sendFile(admin, 'products', file, { headingRow: 4 });
    expect(last.json().code).toBe('file_empty');
    const late = csv(...Array.from({ length: 700 }, (_, at) => `Not ${at};x`), 'Kod;Ad', 'LY-1;Tayt');
    const far = await upload(admin, 'products', late, { headingRow: 701 });
    expect([headersOf(far), far.counts.rows]).toEqual([['Kod', 'Ad'], 1]);
  });
});

describe('headings in two rows', () => {
  test('are joined where both rows are full', async () => {
    const file = csv('Model;Model;Renk;Fiyat;Stok', 'Kodu;Adı;;(TL);Adet', 'LY-9;Tayt;Siyah;10;5');
    const found = await upload(admin, 'products', file);
    expect(fieldsOf(found)).toEqual(['sku', 'name', 'color', 'price', 'stock']);
    expect(found).toMatchObject({ layout: { headingRow: 2 }, counts: { rows: 1 } });
  });

  const merge = (startRow: number, startCol: number, endRow: number, endCol: number) => ({
    startRow,
    startCol,
    endRow,
    endCol,
  });

  test('are put together: sizes below their stock', async () => {
    const file = csv('Kod;Ad;Stok;;;Fiyat', ';;S;M;L;', 'LY-1;Tayt;1;2;3;10');
    const found = await upload(admin, 'products', file);
    expect(fieldsOf(found)).toEqual(['sku', 'name', 'stock:S', 'stock:M', 'stock:L', 'price']);
    expect([found.layout?.headingRow, found.counts.rows]).toEqual([2, 1]);
  });

  test('are put together where cells are merged', async () => {
    const rows: Rows = [
      ['Kod', 'Ad', 'Stok', null, null, 'Fiyat'],
      [null, null, 'S', 'M', 'L', null],
      ['LY-1', 'Tayt', 1, 2, 3, 10],
    ];
    const merges = [merge(0, 0, 1, 0), merge(0, 1, 1, 1), merge(0, 2, 0, 4), merge(0, 5, 1, 5)];
    const found = await upload(admin, 'products', await workbook([{ name: 'A', rows, merges }]));
    expect(fieldsOf(found)).toEqual(['sku', 'name', 'stock:S', 'stock:M', 'stock:L', 'price']);
    expect(found.counts.rows).toBe(1);
  });

  test.each([
    ['Kod;Ad;Fiyat;;Stok;', ';;S;M;S;M'],
    ['Kod;Ad;Fiyat;;Stok;', 'Kod;Ad;S;M;S;M'],
    [';;Fiyat;;Stok;', 'Kod;Ad;S;M;S;M'],
    [';;Toptan;;Elde kalan adet;', 'Kod;Ad;S;M;S;M'],
    [';;Beden fiyatları;;Bedenler;', 'Kod;Ad;S;M;S;M'],
  ])('never make stock of prices by size: %s', async (top, below) => {
    const found = await upload(admin, 'products', csv(top, below, 'LY-1;Tayt;10;20;1;2'));
    expect(fieldsOf(found)).toEqual(['sku', 'name', null, null, 'stock:S', 'stock:M']);
  });

  test('never take the first of two prices below one heading for the price', async () => {
    const found = await upload(admin, 'products', csv('Kod;Ad;Fiyat;', ';;Peşin;Vadeli', 'LY-1;Tayt;10;20'));
    expect(headersOf(found)).toEqual(['Kod', 'Ad', 'Fiyat Peşin', 'Fiyat Vadeli']);
    expect(fieldsOf(found)).toEqual(['sku', 'name', null, null]);
  });

  test('are not a title and headings, nor headings and goods', async () => {
    const titled = await upload(admin, 'products', csv('Fiyat listesi;;', 'Kod;36;38', 'LY-1;4;5'));
    expect(fieldsOf(titled)).toEqual(['sku', 'stock:36', 'stock:38']);
    const file = csv('Kod;Ad;Beden;', 'LY-1;Tayt;S;Siyah', 'LY-2;Mont;M;Beyaz');
    expect((await upload(admin, 'products', file)).counts.rows).toBe(2);
  });
});

describe('of several sheets', () => {
  const instructions: Rows = [
    ['Alan', 'Açıklama'],
    ['Kod', 'Zorunlu'],
    ['Ad', 'En fazla 200 harf'],
  ];

  test.each([
    ['the goods, not the instructions that were open', 0],
    ['the goods that were open', 1],
  ])('%s', async (_, active) => {
    const sheets = [
      { name: 'Nasıl doldurulur', rows: instructions },
      { name: 'Kış 26', rows: goods },
      { name: 'Boş', rows: [] },
      { name: 'Eski', rows: goods, hidden: true },
    ];
    const { layout, counts } = await upload(admin, 'products', await workbook(sheets, active));
    expect(counts.rows).toBe(2);
    expect(layout).toMatchObject({
      sheet: 'Kış 26',
      headingRow: 1,
      encoding: null,
      sheets: [
        { name: 'Nasıl doldurulur', isHidden: false },
        { name: 'Kış 26', isHidden: false },
        { name: 'Boş', isHidden: false },
        { name: 'Eski', isHidden: true },
      ],
    });
  });

  test('the one that staff say, also a hidden one', async () => {
    const other: Rows = [
      ['Kod', 'Ad'],
      ['GZ-1', 'Etek'],
    ];
    const file = await workbook([
      { name: 'Kış', rows: goods },
      { name: 'Gizli', rows: other, hidden: true },
    ]);
    const found = await upload(admin, 'products', file, { sheet: 'Gizli' });
    expect([found.layout?.sheet, found.columns[0]?.samples]).toEqual(['Gizli', ['GZ-1']]);
    const refused = await sendFile(admin, 'products', file, { sheet: 'Yaz' });
    expect(refused.json().fields).toMatchObject([{ path: 'sheet', code: 'not_offered' }]);
  });
});

test('an encoding that staff say is the one in which a text is read', async () => {
  const file = Buffer.concat([Buffer.from('Kod;Ad\nLY-1;'), Buffer.from([0xde, 0xe3, 0xca])]);
  const read = async (said?: object) => {
    const { columns, layout } = await upload(admin, 'products', file, said);
    return [layout?.encoding, columns[1]?.samples[0]];
  };
  expect(await read({ encoding: 'windows-1254' })).toEqual(['windows-1254', 'ŞãÊ']);
  expect(await read({ encoding: 'windows-1256' })).toEqual(['windows-1256', 'قمت']);
});

test('the first rows are shown, down to those below the headings, cut to what a screen takes', async () => {
  const titles = Array.from({ length: 12 }, (_, at) => `Not ${at}`);
  const long = `${'x'.repeat(59)}👗${'y'.repeat(30_000)}`;
  const file = csv(...titles, `Kod;Ad${';Renk'.repeat(150)}`, `LY-1;${long}`, 'LY-2;b', 'LY-3;c', 'LY-4;d');
  const { layout } = await upload(admin, 'products', file);
  expect(layout?.firstRows.map(({ n }) => n)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
  expect(layout?.firstRows[12]?.cells).toHaveLength(20);
  expect(layout?.firstRows[13]?.cells[1]).toMatch(/^x{59}.$/u);
  const [listed] = (await admin.call('GET', '/api/imports?limit=1')).json();
  expect(listed).not.toHaveProperty('layout');
});

test('hundreds of sheets with long names, and long cells, are named in short', async () => {
  const rows: Rows = Array.from({ length: 90 }, () => Array.from({ length: 90 }, () => 'x'.repeat(300)));
  const sheets = Array.from({ length: 300 }, (_, at) => ({
    name: `S${at}`,
    rows: at < 3 ? rows : [['a', 'b']],
  }));
  const parts = unzipSync(await workbook(sheets));
  const named = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array()).replaceAll(
    /name="S(\d+)"/g,
    (_, at) => `name="${at}${'n'.repeat(2_000)}"`,
  );
  const file = Buffer.from(zipSync({ ...parts, 'xl/workbook.xml': strToU8(named) }));
  const { layout } = await upload(admin, 'products', file);
  expect(layout?.sheets).toHaveLength(100);
  expect(JSON.stringify(layout).length).toBeLessThan(40_000);
});

describe('an import in the place of another one', () => {
  const file = csv('Firma;Kış', 'Kod;Ad;Fiyat', 'LY-1;Tayt;10');

  test('removes it once the file is read, and leaves it where that fails', async () => {
    const { id } = await upload(admin, 'products', file, { headingRow: 1 });
    const failed = await sendFile(admin, 'products', file, { headingRow: 3, replaces: id });
    expect(failed.json().code).toBe('file_empty');
    expect((await admin.call('GET', `/api/imports/${id}`)).statusCode).toBe(200);
    const other = await upload(admin, 'products', file, { headingRow: 2, replaces: id });
    expect(fieldsOf(other)).toEqual(['sku', 'name', 'price']);
    expect((await admin.call('GET', `/api/imports/${id}`)).statusCode).toBe(404);
    const again = await sendFile(admin, 'products', file, { headingRow: 2, replaces: id });
    expect(again.statusCode).toBe(404);
  });

  test('is refused where that was applied', async () => {
    const { id } = await checked(admin, 'products', csv('Kod;Ad;Fiyat', 'LY-9;Tayt;10'));
    await admin.call('POST', `/api/imports/${id}/apply`);
    const refused = await sendFile(admin, 'products', file, { replaces: id });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'import_busy']);
  });
});

test('a column is said to be left out because one of its name was left out before', async () => {
  const file = csv('Kod;Ad;Fiyat;Etiket fiyatı;Açıklama', 'LY-3;Tayt;10;20;x');
  const { id } = await upload(admin, 'products', file);
  await check(admin, id, { fields: ['sku', 'name', 'price', null, null] });
  const { columns } = await upload(admin, 'products', file);
  expect(columns.map(({ field, isLeftAgain }) => [field, isLeftAgain])).toEqual([
    ['sku', undefined],
    ['name', undefined],
    ['price', undefined],
    [null, undefined],
    [null, true],
  ]);
});

describe('a model that stands once beside its sizes', () => {
  test('is that of the rows right below which name a size or a color alone', async () => {
    const file = csv(
      'Kod;Ad;Fiyat;Renk;Beden;Stok',
      'MD-1;Tayt;10;Siyah;S;4',
      ';;;;M;5',
      ';;;Beyaz;S;6',
      ';;;;Toplam;15',
      'MD-2;Mont;20;Siyah;S;1',
      '',
      ';;;;M;2',
    );
    const { id, layout } = await checked(admin, 'products', file);
    expect(layout?.filledRows).toBe(2);
    const rows = (await rowsOf(admin, id)).toSorted((a, b) => a.n - b.n);
    expect(rows.map(({ n, change, cells }) => [n, change, cells[0], cells[3]])).toEqual([
      [2, 'create', 'MD-1', 'Siyah'],
      [3, 'create', 'MD-1', 'Siyah'],
      [4, 'create', 'MD-1', 'Beyaz'],
      [5, 'error', '', ''],
      [6, 'create', 'MD-2', 'Siyah'],
      [8, 'error', '', ''],
    ]);
  });

  test('a count is about the barcode of a row, not the model above', async () => {
    const file = csv('Kod;Beden;Barkod;Adet', 'MD-1;S;;4', ';M;8690123450367;5', ';L;;6');
    expect((await upload(admin, 'stock', file)).layout?.filledRows).toBe(0);
  });

  test('with its pieces merged down as well: nobody takes them for those of each size', async () => {
    const rows: Rows = [
      ['Kod', 'Ad', 'Fiyat', 'Beden', 'Stok', 'Elde'],
      [7001, 'Tayt', 10, 'S', 24, 24],
      [null, null, null, 'M', null, null],
      [null, null, null, 'L', null, null],
    ];
    const merges = [0, 1, 2, 4, 5].map(startCol => ({ startRow: 1, startCol, endRow: 3, endCol: startCol }));
    const { id } = await checked(admin, 'products', await workbook([{ name: 'A', rows, merges }]));
    const found = await rowsOf(admin, id);
    expect(found.map(({ cells }) => cells)).toEqual([
      ['7001', 'Tayt', '10', 'S', '24 (E2:E4)', '24 (F2:F4)'],
      ['7001', 'Tayt', '10', 'M', '24 (E2:E4)', null],
      ['7001', 'Tayt', '10', 'L', '24 (E2:E4)', null],
    ]);
    expect(found.flatMap(({ problems }) => problems)).toEqual(
      Array.from({ length: 3 }, () => ({ field: 'stock', code: 'no_figure', current: '24 (E2:E4)' })),
    );
  });
});

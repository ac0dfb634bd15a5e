import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { isAmbiguous, plainNumber } from './numbers.ts';
import { openTable } from './parse.ts';
import { readTable } from './read.ts';
import type { Cell, Row, TableOptions } from './table.ts';
import { writeTable } from './write.ts';
import type { Written } from './written.ts';

async function readRows(bytes: Buffer, options: TableOptions = {}): Promise<Row[]> {
  const found: Row[] = [];
  for await (const portion of (await openTable(bytes, options)).rows(0)) found.push(...portion);
  return found;
}

const read = async (bytes: Buffer, options: TableOptions = {}): Promise<Cell[][]> =>
  (await readRows(bytes, options)).map(({ cells }) => cells);

const refusal = (bytes: Buffer) =>
  read(bytes).then(
    () => null,
    error => error.code,
  );

async function* portions(rows: readonly (readonly Written[])[]) {
  yield rows;
}

const header = 'Kod;Ad\r\n';

/** Letters of windows-1254 and windows-1256 that the tests need. */
const turkish = { İ: 0xdd, Ğ: 0xd0, Ş: 0xde, ü: 0xfc };
const arabic = { ق: 0xde, م: 0xe3, ي: 0xed, ص: 0xd5, ' ': 0x20, أ: 0xc3, س: 0xd3, و: 0xe6, د: 0xcf };
const bytesOf = (text: string, letters: Record<string, number>) =>
  Buffer.from([...text].map(letter => letters[letter] ?? letter.charCodeAt(0)));

describe('a CSV file is read', () => {
  test.each([
    ['UTF-8', Buffer.from(`${header}A;İĞŞ`)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${header}A;İĞŞ`)],
    ['UTF-16', Buffer.from(`\ufeff${header}A;İĞŞ`, 'utf16le')],
    ['UTF-16 in the other order', Buffer.from(`\ufeff${header}A;İĞŞ`, 'utf16le').swap16()],
    ['windows-1254', bytesOf(`${header}A;İĞŞ`, turkish)],
  ])('in %s', async (_name, bytes) => {
    expect(await read(bytes)).toEqual([
      ['Kod', 'Ad'],
      ['A', 'İĞŞ'],
    ]);
  });

  test('in UTF-8 of which a byte is broken', async () => {
    const text = Buffer.from(`${header}A;İnce çorap, kışlık\nB;Şık gömlek`);
    const broken = Buffer.concat([text, Buffer.from([0xc3])]);
    expect((await read(broken)).slice(1)).toEqual([
      ['A', 'İnce çorap, kışlık'],
      ['B', 'Şık gömlek\ufffd'],
    ]);
  });

  test('with codes in formulas, as exports write them to keep their zeros', async () => {
    const text = `${header}="00123";'="x"\n"=""8690""";="a""b"`;
    expect((await read(Buffer.from(text))).slice(1)).toEqual([
      ['00123', '="x"'],
      ['8690', 'a"b'],
    ]);
  });

  test('in windows-1256', async () => {
    expect(await read(bytesOf('Kod;Ad\r\nA;قميص أسود', arabic))).toContainEqual(['A', 'قميص أسود']);
  });

  test.each([';', ',', '\t', '|'])(
    'with %j between the cells, quotes and line breaks in them',
    async between => {
      const line = (...cells: string[]) => `${cells.join(between)}\n`;
      const text =
        line('Kod', 'Ad') + line('A', `"say ""1${between}2""\r\nnext"`) + line('', '') + line('B', '');
      expect(await read(Buffer.from(text))).toEqual([
        ['Kod', 'Ad'],
        ['A', `say "1${between}2"\r\nnext`],
        ['B'],
      ]);
    },
  );
});

describe('is refused', () => {
  const packed = (entries: Record<string, string>) =>
    Buffer.from(
      zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)]))),
    );
  const types = { '[Content_Types].xml': '<Types/>' };

  test.each([
    ['a picture', Buffer.from([0x89, 0x50, 0, 0, 1, 0, 0, 7, 0, 1]), 'file_unreadable'],
    ['a file of Excel 97', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'file_old_excel'],
    [
      'a web page called .xls',
      Buffer.from('\n<html><body><table><tr><td>Kod</td><td>Ad</td></tr>'),
      'file_markup',
    ],
    ['an XML file', Buffer.from('\ufeff<?xml version="1.0"?><Urunler><Urun/></Urunler>'), 'file_markup'],
    ['JSON', Buffer.from('[{"kod": "A", "ad": "B"}]'), 'file_no_table'],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\0', 'latin1'), 'file_no_table'],
    ['a zip that is no workbook', packed({ 'a.txt': 'x' }), 'file_unreadable'],
    ['a workbook with macros', packed({ ...types, 'xl/vbaProject.bin': 'x' }), 'file_unsafe'],
    [
      'a workbook with a document type',
      packed({ ...types, 'xl/workbook.xml': '<!DOCTYPE x [<!ENTITY a "b">]><workbook/>' }),
      'file_unsafe',
    ],
    ['a cell of 2 MB', Buffer.from(`Kod;Ad\nA;${'x'.repeat(2_000_000)}`), 'file_cell_too_long'],
    ['100,001 rows', Buffer.from(`Kod;Ad\n${'A;B\n'.repeat(100_001)}`), 'file_too_many_rows'],
    ['16,384 columns', Buffer.from(`${';'.repeat(16_383)}A\n`), 'file_too_many_columns'],
  ])('%s', async (_name, bytes, code) => {
    expect(await refusal(bytes)).toBe(code);
  });

  test('a workbook of 16,384 columns', async () => {
    const row = Array.from({ length: 16_384 }, () => 'x');
    expect(await refusal(Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows: [row] }] })))).toBe(
      'file_too_many_columns',
    );
  });

  test('a workbook of which a part inflates to far more than it says', async () => {
    const bomb = deflateRawSync(Buffer.alloc(160 * 1024 * 1024, '<c>'), { level: 1 });
    for (const ending of ['xml', 'dat'])
      expect(await refusal(inflating(bomb, `xl/worksheets/sheet1.${ending}`)), ending).toBe('file_too_large');
  });

  /** A workbook with this part, which says that it is ten bytes long. */
  function inflating(bomb: Buffer, name: string): Buffer {
    const zip = packed({ ...types, 'xl/workbook.xml': 'y'.repeat(9) });
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const end = zip.length - 22;
    const directory = zip.readUInt32LE(end + 16);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(bomb.length, 20);
    entry.writeUInt32LE(10, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(directory, 42);
    const trailer = Buffer.from(zip.subarray(end));
    trailer.writeUInt16LE(3, 8);
    trailer.writeUInt16LE(3, 10);
    trailer.writeUInt32LE(directory + local.length + name.length + bomb.length, 16);
    const parts = [zip.subarray(0, directory), local, Buffer.from(name), bomb];
    return Buffer.concat([...parts, zip.subarray(directory, end), entry, Buffer.from(name), trailer]);
  }
});

describe('what costs more than its bytes is refused before it is read', () => {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (id: string, type: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${type === 'officeDocument' ? 'xl/workbook' : type}.xml"/>`;
  const workbook = (sheet: string, strings = '') =>
    Buffer.from(
      zipSync(
        Object.fromEntries(
          Object.entries({
            '[Content_Types].xml': '<Types/>',
            '_rels/.rels': `<Relationships>${relation('r', 'officeDocument')}</Relationships>`,
            'xl/_rels/workbook.xml.rels': `<Relationships>${relation('s', 'worksheet')}${relation('t', 'sharedStrings')}</Relationships>`,
            'xl/workbook.xml': `<workbook xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="s"/></sheets></workbook>`,
            'xl/worksheet.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
            'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
          }).map(([name, xml]) => [name, strToU8(xml)]),
        ),
      ),
    );
  test.each([
    [
      'a tag without an end',
      'file_cell_too_long',
      () => workbook(`<row><c ${'a'.repeat(400_000)}="1"><v>1</v></c></row>`),
    ],
    [
      'tags without an end',
      'file_cell_too_long',
      () => workbook(`<row><c><v>1</v></c></row>${'<'.repeat(400_000)}`),
    ],
    [
      'a text without an end',
      'file_cell_too_long',
      () => workbook(`<row><c><v>${'1'.repeat(400_000)}</v></c></row>`),
    ],
    [
      'one long text in many cells',
      'file_too_large',
      () =>
        workbook(`<row>${'<c t="s"><v>0</v></c>'.repeat(4)}</row>`, `<si><t>${'A'.repeat(32_000)}</t></si>`),
    ],
    [
      'long rows',
      'file_too_large',
      () =>
        workbook(
          `<row>${'<c t="s"><v>0</v></c>'.repeat(3)}</row>`.repeat(600),
          `<si><t>${'A'.repeat(32_000)}</t></si>`,
        ),
    ],
    ['blank rows', 'file_too_many_rows', () => Buffer.from(`${header}A;B\n${';\n'.repeat(200_001)}`)],
  ])('%s', async (_, code, file) => {
    await expect(
      (async () => {
        for await (const rows of (await openTable(file())).rows(0))
          expect(JSON.stringify(rows).length).toBeLessThan(2_000_000);
      })(),
    ).rejects.toMatchObject({ code });
  });
});

test('of a formula the last value is read; nothing is computed or fetched', async () => {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const relations = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships ${relations}><Relationship Id="r" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${relations}><Relationship Id="s" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="s"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData><row r="1"><c r="A1"><f>1+1</f><v>7</v></c><c r="B1" t="str"><f>WEBSERVICE("http://127.0.0.1/")</f><v>x</v></c></row></sheetData></worksheet>`,
  };
  const zip = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
  expect(await read(Buffer.from(zip))).toEqual([[7, 'x']]);
});

const nobodyGoes = new AbortController().signal;

/** A workbook of sheets, each with its rows and the formats of some cells. */
const workbook = async (sheets: Parameters<typeof writeXlsx>[0]['sheets'], activeSheet = 0) =>
  Buffer.from(await writeXlsx({ sheets, activeSheet }));

describe('of a workbook', () => {
  test('more than 1,000 sheets are refused', async () => {
    const sheets = Array.from({ length: 1_001 }, (_, at) => ({ name: `A${at}`, rows: [['Kod', 'Ad']] }));
    expect(await refusal(await workbook(sheets))).toBe('file_too_large');
  });

  test('the sheet is read that was open, where it has a table, and none that is hidden', async () => {
    const goods = {
      name: 'Ürünler',
      rows: [
        ['Kod', 'Ad'],
        ['A', 'B'],
      ],
    };
    const notes = { name: 'Açıklama', rows: [['Nasıl doldurulur?']] };
    const old = {
      name: 'Eski',
      rows: [
        ['Kod', 'Ad'],
        ['X', 'Y'],
      ],
      hidden: true,
    };
    for (const [sheets, active] of [
      [[notes, goods], 0],
      [[old, notes, goods], 1],
      [[{ ...old, hidden: false }, goods], 1],
    ] as const)
      expect(await read(await workbook([...sheets], active))).toEqual(goods.rows);
  });

  test.each([
    [123, '000000', '000123'],
    [123, '"MN-"0000', 'MN-0123'],
    [5321234567, '0000 000 00 00', '0532 123 45 67'],
    [1234567, '0000', '1234567'],
    [12.5, '0.00', 12.5],
    [120, '#,##0', 120],
    [7, '0', 7],
    [12.5, '#,##0.00 "₺"', 12.5],
    [12.5, '[$₺-41F]#,##0.00', 12.5],
    [12.5, '[$$-409]#,##0.00', '12.5 $'],
    [12.5, '#,##0.00\\ [$€-1]', '12.5 €'],
    [12.5, '#,##0.00 "USD"', '12.5 USD'],
  ])('%d in the format %s is %j', async (value, numFmt, shown) => {
    const cells = new Map([['1,0', { value, style: { numFmt } }]]);
    expect(await read(await workbook([{ name: 'A', rows: [['Kod'], [value]], cells }]))).toEqual([
      ['Kod'],
      [shown],
    ]);
  });

  test('a formula that was never computed is read as one, an error as its text, an empty result as none', async () => {
    const cells = new Map([
      ['0,0', { formula: '899.9*1.1' }],
      ['0,1', { value: '', formula: 'IF(A1="","","x")', formulaResult: '' }],
      ['0,2', { formula: '"00777"' }],
    ]);
    const rows = [[null, null, null, '#N/A']];
    expect(await read(await workbook([{ name: 'A', rows, cells }]))).toEqual([
      ['#FORMULA! =899.9*1.1', '', '00777', '#N/A'],
    ]);
  });

  test('a model that is merged down its sizes stands in each row', async () => {
    const rows = [
      ['Kod', 'Beden'],
      ['M-1', 'S'],
      [null, 'M'],
      [null, 'L'],
      ['M-2', 'S'],
    ];
    const merges = [{ startRow: 1, startCol: 0, endRow: 3, endCol: 0 }];
    expect((await read(await workbook([{ name: 'A', rows, merges }]))).map(([model]) => model)).toEqual([
      'Kod',
      'M-1',
      'M-1',
      'M-1',
      'M-2',
    ]);
  });

  test('goods behind any number of empty rows are read', async () => {
    const rows = [['Kod', 'Ad'], ...Array.from({ length: 200_010 }, () => []), ['A', 'B']];
    expect(await read(await workbook([{ name: 'A', rows }]))).toEqual([
      ['Kod', 'Ad'],
      ['A', 'B'],
    ]);
  });
});

test('a file is read in a thread of its own, which says why it cannot', async () => {
  const rows: Row[] = [];
  for await (const portion of readTable(Buffer.from(header + 'A;B\n'.repeat(1200)), nobodyGoes))
    rows.push(...portion);
  expect(rows).toHaveLength(1201);
  const refused = readTable(Buffer.from('d0cf11e0a1b11ae1', 'hex'), nobodyGoes).next();
  await expect(refused).rejects.toMatchObject({ code: 'file_old_excel', status: 400 });
});

const dangerous = [
  '=1+1',
  '+90 532',
  '-5',
  '@SUM(A1)',
  ' =1',
  '\u00a0=1',
  '\n=1',
  '\t=1',
  "'=1",
  "''+1",
  "'quoted'",
  'say "x"; y, z',
  '_x000D_ is no code',
  'line\nbreak',
  "a;=cmd|' /C calc'!A0,+1\n-2",
  "a\t@b;'=1",
];

describe.each(['csv', 'xlsx'] as const)('what is written as %s', format => {
  test.each(['en', 'tr', 'ar'] as const)('comes back as it was, in %s', async language => {
    const rows = dangerous.map(text => [text, { lira: '1234.50' }, 7, { moment: '2026-11-24T07:30:00Z' }]);
    const table = { language, title: 'Ürünler', headings: ['Ad', '=x', 'Adet', 'Gün'], rows: portions(rows) };
    const [headings, ...found] = await read(await buffer(writeTable(format, table)));
    expect(headings).toEqual(['Ad', '=x', 'Adet', 'Gün']);
    expect(found.map(([text]) => text)).toEqual(dangerous);
    const csvPrice = language === 'tr' ? '1234,50' : '1234.50';
    expect(found[0]?.slice(1)).toEqual(
      format === 'xlsx' ? [1234.5, 7, '2026-11-24 10:30:00'] : [csvPrice, '7', '2026-11-24 10:30:00'],
    );
  });
});

test('no CSV cell begins like a formula', async () => {
  const rows = portions(dangerous.map(text => [text]));
  const bytes = await buffer(writeTable('csv', { language: 'tr', title: 'x', headings: ['Ad'], rows }));
  expect(bytes.toString()).not.toMatch(/(^|\r\n|;)"?[\s\u00a0]*[=+\-@]|[,;\t\n][=+\-@]/);
});

describe('a number', () => {
  test.each([
    ['1.234,56', '1234.56'],
    ['1234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['₺1.234,5', '1234.5'],
    ['١٢٣٤٫٥٦', '1234.56'],
    ['1.234.567', '1234567'],
    ['0,125', '0.125'],
    ['1234.567', '1234.567'],
    ['1 790,00 TL', '1790.00'],
    ['1.790,00TL', '1790.00'],
    ['TL150', '150'],
    ['150try', '150'],
    ['-5', '-5'],
    ['1e3', null],
    ['12.34.56', null],
    ['abc', null],
    ['150TLX', null],
    ['$12.50', null],
    ['12,50 €', null],
    ['12.50 USD', null],
    ['EUR 1.790', null],
  ])('%s means %s in any format', (text, number) => {
    expect(isAmbiguous(text)).toBe(false);
    for (const format of [null, 'tr', 'en'] as const) expect(plainNumber(text, format)).toBe(number);
  });

  test.each([
    ['1.234', '1234', '1.234'],
    ['12,345', '12.345', '12345'],
    ['₺1.234', '1234', '1.234'],
    ['1.790TL', '1790', '1.790'],
  ])('%s depends on the format', (text, tr, en) => {
    expect(isAmbiguous(text)).toBe(true);
    expect([plainNumber(text, 'tr'), plainNumber(text, 'en'), plainNumber(text, null)]).toEqual([
      tr,
      en,
      null,
    ]);
  });
});

import type { ImportChanges, ImportProblems, ImportProduct, ImportRow } from '@toptan/contract/import-rows';
import type { Import } from '@toptan/contract/imports';
import type { Stage } from './scene.ts';

const id = '0193d8c7-e800-72b7-ba77-897737f8cc01';
export const path = '/admin/imports';
export const open = `${path}?import=${id}`;
export const list = 'GET /api/imports';

const column = (header: string, field: string | null, ...samples: string[]) => ({ header, field, samples });

export const counts = {
  rows: 412,
  create: 61,
  update: 303,
  same: 31,
  error: 17,
  skipped: 0,
  done: 0,
  applied: 0,
  undone: 0,
  kept: 0,
};

export const found: Import = {
  id,
  kind: 'products',
  fileName: 'yildiz-kis-2026.xlsx',
  state: 'columns',
  columns: [
    column('Model Kodu', 'sku', 'MN-2605', 'EL-1902', 'JN-2905'),
    column('Ürün', 'name', 'Parlak şişme mont', 'Karpuz kollu midi elbise'),
    column('RENK', 'color', 'Siyah', 'Beyaz', 'Kırmızı'),
    column('Beden', 'size', '26', '27', '28'),
    column('Fiyat', 'price', '1.790', '849,90'),
    column('Barkod', 'codes', '8690000260517', '8,69E+12'),
    column('Stok', 'stock', '4', '8', '12'),
    { ...column('Raf', null, 'B-12', 'A-03'), isLeftAgain: true },
  ],
  layout: {
    sheet: 'Kış 26',
    sheets: [
      { name: 'Açıklama', isHidden: false },
      { name: 'Kış 26', isHidden: false },
    ],
    headingRow: 3,
    encoding: null,
    firstRows: [
      { n: 1, cells: ['Yıldız Tekstil', '', '', '', '', '', '', '24.11.2026'] },
      { n: 3, cells: ['Model Kodu', 'Ürün', 'RENK', 'Beden', 'Fiyat', 'Barkod', 'Stok', 'Raf'] },
      ...[26, 27, 28].map((size, at) => ({
        n: 4 + at,
        cells: ['MN-2605', 'Parlak şişme mont', 'Siyah', String(size), '1.790', '8690000260517', '4', 'B-12'],
      })),
    ],
    filledRows: 12,
  },
  numberFormat: null,
  ambiguous: '1.790',
  countedAt: null,
  isFull: false,
  failedStep: null,
  newColors: [],
  hasRepair: false,
  counts,
  createdAt: '2026-11-24T07:12:00.000Z',
  createdBy: 'mert',
  changedAt: '2026-11-24T07:14:00.000Z',
};

export const row = (n: number, cells: string[], more: Partial<ImportRow>): ImportRow => ({
  n,
  cells,
  change: 'error',
  problems: [],
  changes: [],
  subject: cells[1] ?? null,
  product: null,
  imageUrl: null,
  isAdded: false,
  isSkipped: false,
  isApplied: false,
  ...more,
});

const rows: ImportRow[] = [
  row(17, ['MN-2605', 'Parlak şişme mont', 'Siyah', '30', '1790', '8,69E+12', '4'], {
    problems: [{ field: 'codes', code: 'shortened' }],
  }),
  row(31, ['EL-1902', 'Karpuz kollu midi elbise', 'Bordoo', '36', '849,90', '', '2'], {
    problems: [{ field: 'color', code: 'unknown_color', current: 'Bordoo', suggestions: ['Red'] }],
  }),
  row(77, ['PN-3020', 'Geniş paça pantolon', 'Siyah', '38', '6899,00', '', '0'], {
    problems: [{ field: 'price', code: 'tenfold', current: '689.90', suggestions: ['689.90'] }],
  }),
];

const ofKind = (
  field: string,
  code: ImportProblems['code'],
  texts: [text: string, rows: number, ...suggestions: string[]][],
  rows = texts.reduce((sum, [, count]) => sum + count, 0),
): ImportProblems => ({
  field,
  code,
  rows,
  suggested: 0,
  moreTexts: 0,
  texts: texts.map(([text, count, ...suggestions]) => ({
    text,
    rows: count,
    problem: { field, code, current: text, suggestions },
  })),
});

const problems: ImportProblems[] = [
  ofKind('color', 'unknown_color', [
    ['Pudra', 41, 'Pink'],
    ['Lacivert melanj', 12, 'Navy'],
    ['Bordoo', 4, 'Red'],
    ['Vizon', 2],
  ]),
  ofKind('stock', 'invalid_number', [['var', 40]]),
  ofKind('name', 'required', [], 18),
  ofKind('codes', 'shortened', [['8,69E+12', 9]]),
];

export const changed: ImportRow[] = [
  row(2, ['MN-2602', 'Kapitone şişme mont', 'Kırmızı', '28', '1790', '', '18'], {
    change: 'update',
    changes: [
      { field: 'price', old: '1690.00', new: '1790.00' },
      { field: 'stock', old: '12', new: '18' },
    ],
  }),
  row(3, ['MN-2602', 'قميص كتان', 'Siyah', '30', '1790', '', '24'], {
    change: 'update',
    changes: [{ field: 'price', old: '1690.00', new: '1790.00' }],
  }),
];

const pack = (...lines: [size: string, ratio: number][]): ImportProduct['packs'][number] => ({
  name: null,
  unit: 'series',
  mixed: false,
  pieces: lines.reduce((sum, [, ratio]) => sum + ratio, 0),
  lines: lines.map(([size, ratio]) => ({ size, color: null, ratio })),
});

const product = (more: Partial<ImportProduct>): ImportProduct => ({
  rows: 2,
  sku: '00412',
  price: '1250.00',
  colors: ['Black', 'Lacivert'],
  sizes: ['S', 'M', 'L', 'XL'],
  packs: [pack(['S', 1], ['M', 2], ['L', 2], ['XL', 1])],
  morePacks: 0,
  pieces: 240,
  hidesPacks: false,
  changes: [],
  moreChanges: 0,
  ...more,
});

export const read: ImportRow[] = [
  row(4, ['00412', 'Zümrüt abiye elbise'], { change: 'create', product: product({}) }),
  row(6, ['00413', 'قميص كتان'], {
    change: 'create',
    product: product({ rows: 12, sku: '00413', colors: ['White'], sizes: ['36', '38', '40'], packs: [] }),
  }),
  row(18, ['00414', 'Pileli midi etek, uzun adıyla da tek satırda kalmaz'], {
    change: 'create',
    product: product({ sku: '00414', price: '89.90', pieces: null, hidesPacks: true }),
  }),
];

export const becoming: ImportRow[] = [
  row(2, ['MN-2602', 'Kapitone şişme mont'], {
    change: 'update',
    product: product({
      rows: 9,
      sku: 'MN-2602',
      moreChanges: 4,
      changes: [
        { field: 'price', old: '1200.00', new: '1250.00', rows: 9 },
        { field: 'stock', size: '28', color: 'Red', old: '12', new: '18', rows: 1 },
        { field: 'size', size: '36', color: 'Red', old: null, new: 'Red 36', rows: 1 },
        { field: 'sells', old: 'loose', new: 'both', rows: 9 },
      ],
    }),
  }),
  row(11, ['MN-2605', 'قميص كتان'], {
    change: 'update',
    product: product({ rows: 1, changes: [{ field: 'price', old: '690.00', new: '749.90', rows: 1 }] }),
  }),
];

const changes: ImportChanges[] = [
  { field: 'price', subjects: 100 },
  { field: 'stock', subjects: 18 },
];

/** Scrolls the rows below the kinds of problems into view. */
export const showRows = async ({ page }: Stage) => {
  await page
    .locator('.import-products, .import-one, .import-table')
    .first()
    .evaluate(rows => rows.scrollIntoView());
};

export const given =
  (change: Partial<Import>, shown: ImportRow[] = rows) =>
  async ({ network }: Stage) => {
    await network.answer(`${list}/*`, { ...found, ...change });
    await network.answer(`${list}/*/rows`, shown);
    await network.answer(`${list}/*/problems`, problems);
    await network.answer(`${list}/*/changes`, changes);
  };

export const checked = { state: 'checked', numberFormat: 'tr', hasRepair: true } as const;
export const done = { state: 'done', counts: { ...counts, done: 364, applied: 364 } } as const;
export const moving = { state: 'applying', counts: { ...counts, done: 229, applied: 229 } } as const;

const pictures: Partial<Import> = {
  kind: 'pictures',
  fileName: 'kis-2026-cekim.zip',
  state: 'checked',
  columns: [
    column('File', 'file'),
    column('Model', 'sku'),
    column('Color', 'color'),
    column('Number', 'position'),
  ],
  ambiguous: null,
  counts: { ...counts, rows: 241, create: 206, update: 29, same: 0, error: 6 },
};

const shot = (n: number, cells: string[], more: Partial<ImportRow>) =>
  row(n, cells, { change: 'create', subject: null, ...more });

const misunderstood = [
  shot(2, ['cekim/IMG_4471.jpg', 'IMG_4471', '', ''], {
    change: 'error',
    problems: [{ field: 'sku', code: 'not_found' }],
  }),
  shot(3, ['MN-2605_Lacivrt_1.jpg', 'MN-2605', 'Lacivrt', '1'], {
    change: 'error',
    problems: [{ field: 'color', code: 'unknown_color', current: 'Lacivrt', suggestions: ['Navy'] }],
  }),
  shot(4, ['../../etc/notlar.txt', 'notlar', '', ''], {
    change: 'error',
    problems: [{ field: 'file', code: 'unsafe_name' }],
  }),
];

/** Pictures of goods of the demo stand for those of the archive. */
export const givenPictures =
  (change: Partial<Import>, isPlaced: boolean) =>
  async ({ network, world }: Stage) => {
    const urls = [world.product, world.soldOut, world.sizeless].map(({ imageUrl }) => imageUrl);
    const at = (place: number) => urls[place % urls.length] ?? null;
    const of = (sku: string, name: string, ...files: [color: string, number: string][]) =>
      files.map(([color, number], place) =>
        shot(10 + place, [`${[sku, color, number].filter(Boolean).join('_')}.jpg`, sku, color, number], {
          subject: name,
          imageUrl: at(place),
          ...(isPlaced && number === '2' && sku === 'JN-2905'
            ? { change: 'update', changes: [{ field: 'file', old: at(place + 1), new: at(place) ?? '' }] }
            : {}),
        }),
      );
    const placed = [
      ...of('MN-2605', 'Parlak şişme mont', ['Siyah', '1'], ['Siyah', '2'], ['Siyah', '3'], ['Sarı', '1']),
      ...of('EL-1902', 'فستان ميدي', ['Kırmızı', '1'], ['Kırmızı', '2'], ['أسود', '1']),
      ...of('JN-2905', 'Yüksek bel jean', ['', '1'], ['', '2']),
    ];
    const shown = isPlaced
      ? placed
      : misunderstood.map((each, place) => ({ ...each, imageUrl: place < 2 ? at(place) : null }));
    await network.answer(`${list}/*`, { ...found, ...pictures, ...change });
    await network.answer(
      `${list}/*/rows`,
      shown.map((each, place) => ({ ...each, n: place + 2 })),
    );
  };

export const earlier = [
  { ...found, state: 'checked' as const },
  {
    ...found,
    id: `${id.slice(0, -1)}2`,
    kind: 'stock' as const,
    fileName: 'sayim-merter-21-11.csv',
    state: 'done' as const,
  },
  {
    ...found,
    id: `${id.slice(0, -1)}3`,
    kind: 'customers' as const,
    fileName: 'musteri-listesi.xlsx',
    state: 'undone' as const,
  },
];

/** A file on its way into the portal, step by step; files out of lists. */

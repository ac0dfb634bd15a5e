import { describe, expect, test } from 'vitest';
import { wordsOfName } from './goods/goods.ts';
import { readText } from './reader.ts';
import type { CatalogueReader, CatalogueSlice, SliceProduct } from './slice.ts';

const product = (values: Partial<SliceProduct> & Pick<SliceProduct, 'id' | 'sku'>): SliceProduct => ({
  names: ['Kapitone mont', 'Quilted jacket'],
  colors: ['Black', 'Mist'],
  sizes: ['S', 'M', 'L'],
  sells: 'loose',
  packs: [],
  closed: [],
  singly: [],
  pairs: false,
  bought: false,
  ...values,
});

const jacket = product({ id: 'jacket', sku: 'MN-2605' });

/** A catalogue of a few products; the rest of a slice as a test needs it. */
function catalogueOf(products: SliceProduct[], rest: Partial<CatalogueSlice> = {}): CatalogueReader {
  const words = (each: SliceProduct) => new Set(each.names.flatMap(wordsOfName));
  return {
    first: async () => ({
      products,
      codes: [],
      models: products.map(({ id, sku }) => ({ model: sku.replace(/\D/g, ''), productId: id })),
      vocabulary: products.flatMap(each => [...words(each)]),
      colors: [{ key: 'Mist', names: ['Mist', 'Açık mavi', 'ضبابي'] }],
      aliases: [],
      ...rest,
    }),
    named: async mentions => ({
      products: [],
      mentions: mentions.map(sets =>
        products
          .filter(each => sets.every(set => set.some(word => words(each).has(word))))
          .map(({ id }) => id),
      ),
    }),
    nearest: async () => ({ codes: [], models: [] }),
  };
}

const plain = { answers: [], staffNames: [], msLeft: () => 300, pause: async () => {} };
const read = (text: string, catalogue = catalogueOf([jacket]), reading = {}) =>
  readText(text, catalogue, { ...plain, ...reading });

describe('a reading', () => {
  test('knows the colors of the wholesaler by all their names', async () => {
    const outcomes = await read('2605 açık mavi M 3\n2605 siyah M 2');
    expect(outcomes.map(({ kind, rows }) => [kind, rows[0]?.color, rows[0]?.quantity])).toEqual([
      ['sure', 'Mist', 3],
      ['sure', 'Black', 2],
    ]);
  });

  test('says of each column of a table what it is read as', async () => {
    const [header, row] = await read('Model\tRenk\tAçıklama\tSezon\tM\tFiyat\n2605\tsiyah\t\t\t3\t450,00');
    expect(header?.cells?.map(({ role }) => role)).toEqual([
      'product',
      'color',
      'other',
      'unknown',
      'size',
      'other',
    ]);
    expect(row?.cells?.map(({ from, to }) => row.text.slice(from, to))).toEqual([
      '2605',
      'siyah',
      '',
      '',
      '3',
      '450,00',
    ]);
    expect(row?.rows).toMatchObject([{ size: 'M', quantity: 3 }]);
  });

  test('takes products of a table by their names too, and a row without one for the product above', async () => {
    const shirt = product({ id: 'shirt', sku: 'GM-1702', names: ['Oxford gömlek'] });
    const rows = [
      'Kod\tÜrün\tRenk\tBeden\tAdet\tTutar',
      '2605\tKapitone mont\tsiyah\tM\t3\t1.467,00',
      '\tOxford gömlek\tsiyah\tL\t2\t900,00',
      '\t\tsiyah\tS\t4\t1.800,00',
      'GENEL TOPLAM\t\t\t\t9\t4.167,00',
    ];
    const outcomes = await read(rows.join('\n'), catalogueOf([jacket, shirt]));
    expect(outcomes.map(({ kind, productId }) => [kind, productId])).toEqual([
      ['context', null],
      ['sure', 'jacket'],
      ['sure', 'shirt'],
      ['sure', 'shirt'],
      ['ignored', null],
    ]);
  });

  test('reads sizes beside a product, above colors with their pieces', async () => {
    const outcomes = await read('Kapitone mont\tS\tM\tL\nsiyah\t2\t4\t4\naçık mavi\t1\t\t3');
    expect(
      outcomes.flatMap(({ rows }) => rows.map(row => [row.color, row.size, row.quantity].join(' '))),
    ).toEqual(['Black S 2', 'Black M 4', 'Black L 4', 'Mist S 1', 'Mist L 3']);
    const [, below] = await read('2605\nsiyah\t24\t36\t48\naçık mavi\t12\t24\t24');
    expect(below?.kind).not.toBe('sure');
  });

  test.each([
    ['a sum that is so', '2605 siyah S:2 M:4 = 6', 'S 2, M 4'],
    ['a table parted by spaces', 'KOD   RENK   S  M  TOPLAM\n2605  siyah  2  4  6', 'S 2, M 4'],
    ['sizes above a product', 'S M\n2605 siyah 2 4', 'S 2, M 4'],
    ['sizes above amounts', '2605 siyah\nS M\n2 4', 'S 2, M 4'],
    [
      'a color between an empty line and a product',
      '2605 açık mavi S 1\n\nsiyah\n2605 S 2 M 4',
      'S 1, S 2, M 4',
    ],
    ['sizes and amounts around a color', '2605 2 siyah L 3 siyah M 1 açık mavi S', 'L 2, M 3, S 1'],
    ['a table without products below one', '2605\nRENK\tS\tM\nsiyah\t2\t4', 'S 2, M 4'],
    [
      'a table with numbers of rows, prices and a row of none',
      'ت\tالكود\tاللون\tالمقاس\tالعدد\tKDV\n1\t2605\tاسود\tS\t2\t1.890,00\n2\t2605\tاسود\tM\t0\t1.890,00',
      'S 2',
    ],
    ['a table of lines and dashes', '|KOD|RENK|S|M|\n|---|---|---|---|\n|2605|siyah|-|4|', 'M 4'],
    ['a list with letters', 'a) 2605 siyah S 2\nb) 2605 siyah M 4', 'S 2, M 4'],
    ['years behind a size', '2606 siyah 38 yaş 2', '38 2'],
    ['a sleeve in a name', 'كنزة كم طويل 2607 اسود S 2', 'S 2'],
    ['a spoken size', '2606 siyah otuz sekizden iki kırktan dört', '38 2, 40 4'],
    ['Arabic in Latin letters', '2605 azra2 S 2', ''],
  ])('reads %s', async (_, text, rows) => {
    const trousers = product({ id: 'trousers', sku: 'PN-2606', sizes: ['38', '40', '42'] });
    const jumper = product({ id: 'jumper', sku: 'KZ-2607', names: ['كنزة كم طويل'] });
    const outcomes = await read(text, catalogueOf([jacket, trousers, jumper]));
    const sure = outcomes.flatMap(each => each.rows.map(({ size, quantity }) => `${size} ${quantity}`));
    expect(sure.join(', ')).toBe(rows);
  });

  test.each([
    '2605 siyah S:2 M:4 = 7',
    'KOD   RENK   S  M  TOPLAM\n2605  siyah  2  4  7',
    'KOD   RENK   S  M  L\n2605  siyah  2    4',
    '2605 2 seri siyah 12 adet açık mavi M',
    'S M L\n2605 siyah 2 4',
  ])('asks where "%s" does not add up', async text => {
    const outcomes = await read(text);
    expect(outcomes.at(-1)?.kind).toBe('asked');
    expect(outcomes.flatMap(({ rows }) => rows)).toEqual([]);
  });

  test('asks about a color of the tables that the product has not', async () => {
    const [outcome] = await read('2605 bordo M 3');
    expect(outcome).toMatchObject({
      kind: 'asked',
      reason: 'no_such_color',
      word: 'bordo',
      productId: 'jacket',
      rows: [],
    });
    expect(outcome?.said.filter(({ doubt }) => doubt).map(({ from }) => from)).toEqual([5]);
  });

  test('asks which of two products with one number is meant', async () => {
    const other = product({ id: 'coat', sku: 'KB-2605', names: ['Kaban'] });
    const [outcome] = await read('2605 siyah M 3', catalogueOf([jacket, other]));
    expect(outcome).toMatchObject({ kind: 'asked', reason: 'which_product', rows: [] });
    expect(outcome?.candidates.toSorted()).toEqual(['coat', 'jacket']);
  });

  test.each([
    '10 elbise',
    '١٠ فستان',
    '2606 siyah 38 3\n10 elbise\n2606 siyah 40 2',
    'الفستان الاحمر نفسه',
    'kırmızı elbisenin aynısı',
  ])('asks which product "%s" means', async text => {
    const dress = { sizes: ['8', '10'], colors: ['Red'] };
    const products = [
      product({ ...dress, id: 'long', sku: 'EL-1901', names: ['Uzun elbise', 'فستان طويل'] }),
      product({ ...dress, id: 'knit', sku: 'EL-1902', names: ['Triko elbise', 'فستان تريكو'] }),
      product({ id: 'trousers', sku: 'PN-2606', sizes: ['38', '40'] }),
    ];
    const asked = (await read(text, catalogueOf(products))).filter(({ kind }) => kind !== 'sure');
    expect(asked).toMatchObject([{ kind: 'asked', reason: 'which_product' }]);
    expect(asked[0]?.candidates.toSorted()).toEqual(['knit', 'long']);
  });

  test.each([
    'متل آخر مرة',
    'عيدلي آخر طلبية',
    'her zamanki gibi',
    'same again please',
    'bir öncekiyle aynı',
    'hep aynısı',
  ])('takes "%s" for a wish for the last order', async text => {
    expect(await read(text)).toMatchObject([{ kind: 'asked', reason: 'like_last' }]);
  });

  test('takes a shipment as always for no order', async () => {
    expect(await read('kargo her zamanki gibi')).toMatchObject([{ kind: 'ignored' }]);
  });

  test.each(['M 5 olsun', 'hayır M 5 olsun', "M 5'e çıkar", 'sorry M 5'])(
    'asks about the line above where "%s" may change it, and offers both readings',
    async text => {
      const [changed, change] = await read(`2605 siyah M 3 L 3\n${text}`);
      expect(change?.kind).toBe('asked');
      expect(changed).toMatchObject({ kind: 'asked', reason: 'changed', other: 2 });
      expect(
        changed?.ways.map(({ rows }) => rows.map(({ size, quantity }) => `${size} ${quantity}`)),
      ).toEqual([
        ['M 5', 'L 3'],
        ['M 3', 'L 3'],
      ]);
    },
  );

  test('keeps a line above another size', async () => {
    expect(await read('2605 siyah M 3\nL 2')).toMatchObject([{ kind: 'sure' }, { kind: 'asked' }]);
  });

  test.each(['şömiz açık mavi 6 tane', 'chemise black 6 pcs', 'شميز اسود ٦ حبات'])(
    'takes the unknown word of "%s" for other goods than those above',
    async text => {
      const [, asked, below] = await read(`2605 açık mavi M 3\n${text}\nsiyah L 2`);
      expect(asked).toMatchObject({ kind: 'asked', reason: 'unknown_product', productId: null, ways: [] });
      expect(asked?.called).toBe(text.split(' ')[0]);
      expect(below).toMatchObject({ kind: 'asked', rows: [] });
    },
  );

  test('asks about sizes that are not sold at present', async () => {
    const closed = { ...jacket, closed: [{ color: 'Black', size: 'M' }] };
    const outcomes = await read('2605 siyah M 3 L 2', catalogueOf([closed]));
    expect(outcomes.map(({ kind, reason, rows }) => [kind, reason, rows.map(({ size }) => size)])).toEqual([
      ['sure', null, ['L']],
      ['asked', 'closed', []],
    ]);
  });

  test('asks once what one answer settles for several colors', async () => {
    const outcomes = await read('2605 her renkten 1 seri');
    expect(outcomes.map(({ reason, ways }) => [reason, ways.map(({ rows }) => rows.length)])).toEqual([
      ['no_pack', [6]],
    ]);
  });

  test('takes an answer for all lines that say so, and offers to remember it', async () => {
    const text = 'kabarık mont siyah M 3\nkabarık mont siyah L 2';
    const [asked] = await read(text);
    expect(asked).toMatchObject({ kind: 'asked', called: 'kabarık mont', learn: true });
    const answered = await read(text, undefined, {
      answers: [{ text: 'Kabarık mont', productId: 'jacket' }],
    });
    expect(answered.map(({ kind, by }) => [kind, by])).toEqual([
      ['sure', 'alias'],
      ['sure', 'alias'],
    ]);
  });

  test('leaves out what staff wrote, and prefixes of forwarded messages', async () => {
    const text = '[28.11.2026, 09:12:01] Depo: 2605 siyah M 3\n28.11.2026 09:13 - Ayşe: 2605 siyah L 2';
    const outcomes = await read(text, undefined, { staffNames: ['Depo'] });
    expect(outcomes.map(({ kind, text: said }) => [kind, said])).toEqual([
      ['ignored', '2605 siyah M 3'],
      ['sure', '2605 siyah L 2'],
    ]);
  });

  test.each([
    'ما بدي 2605',
    '2605 istemiyorum',
    '2605 siyah almayacağım',
    'kapitone mont olmasın',
    '~2605 siyah M 3~',
    'iptal',
  ])('takes "%s", which takes something away, for no order line, and says why', async text => {
    const outcomes = await read(text);
    expect(outcomes.map(({ kind, reason }) => [kind, reason])).toEqual([['ignored', 'negative']]);
  });

  test.each(['remove 2605', '2605 siyah iptal', 'الغي ٢٦٠٥'])(
    'asks about "%s", which may mean an older order',
    async text => {
      const outcomes = await read(text);
      expect(outcomes.map(({ kind, reason }) => [kind, reason])).toEqual([['asked', 'negative']]);
    },
  );

  test.each([
    ['2605 siyah M 3', '2605 siyah istemiyorum'],
    ['2605 siyah M 3', '2605 iptal'],
    ['2605 siyah M 3', 'siyah olmasın'],
    ['2605 siyah M 3', 'scrap the black'],
  ])('asks about "%s" where a later line may take it back: "%s"', async (first, second) => {
    const outcomes = await read(`${first}\n${second}`);
    expect(outcomes).toMatchObject([{ kind: 'asked', reason: 'changed', other: 2 }, { kind: 'asked' }]);
  });

  test.each([
    ['2605 siyah M 3\n2606 siyah 38 3\nilk satır 3 değil 2', 'Black M 2, Black 38 3'],
    ['2605 siyah M 3\n2606 siyah 38 3\nkapitone L instead of M', 'Black L 3, Black 38 3'],
    ['2605 siyah M 3\n2605 açık mavi L 3\nsiyah M 5 not 3', 'Black M 5, Mist L 3'],
    ['2605 siyah M 3\n2605 açık mavi L 3\n2606 siyah 38 1\n3 değil 2', ''],
    ['2605 siyah M 3 S 2\naçık mavi aynısı ama S olmasın', 'Black M 3, Black S 2, Mist M 3'],
  ])('applies what "%s" says, and asks where several lines may be meant', async (text, rows) => {
    const trousers = product({
      id: 'trousers',
      sku: 'PN-2606',
      names: ['Keten pantolon'],
      sizes: ['38', '40'],
    });
    const outcomes = await read(text, catalogueOf([jacket, trousers]));
    const sure = outcomes.flatMap(({ kind, rows: all }) => (kind === 'sure' ? all : []));
    expect(sure.map(({ color, size, quantity }) => `${color} ${size} ${quantity}`).join(', ')).toBe(rows);
  });

  test('asks once about more than a line may have', async () => {
    const outcomes = await read('2605 siyah M 1000 adet');
    expect(outcomes.map(({ kind, reason }) => [kind, reason])).toEqual([['asked', 'too_many']]);
  });

  test('quotes a line without invisible characters, and says where its parts stand in it', async () => {
    const [outcome] = await read('\u202e2605 siy\u200bah M 3');
    expect(outcome).toMatchObject({ kind: 'sure', text: '2605 siyah M 3' });
    expect(outcome?.said.map(({ from, to, role }) => [outcome.text.slice(from, to), role])).toEqual([
      ['2605', 'product'],
      ['siyah', 'color'],
      ['M', 'size'],
      ['3', 'quantity'],
    ]);
  });

  test('asks about the lines for which there is no time', async () => {
    let looks = 0;
    const msLeft = () => (++looks > 5 ? 0 : 300);
    const outcomes = await read('2605 siyah M 3\n2605 siyah L 2', undefined, { msLeft });
    expect(outcomes.map(({ kind }) => kind)).toEqual(['sure', 'asked']);
  });

  test('reads the lines above of a long text whose last lines there is no time for', async () => {
    const texts = Array.from({ length: 150 }, (_, at) => `2605 siyah M ${at + 1}`);
    let pauses = 0;
    const outcomes = await read(texts.join('\n'), undefined, {
      msLeft: () => (pauses < 2 ? 300 : 0),
      pause: async () => {
        pauses += 1;
      },
    });
    expect(outcomes.map(({ kind }) => kind)).toEqual([
      ...Array(100).fill('sure'),
      ...Array(50).fill('asked'),
    ]);
  });

  test('asks without answers where there is no time for them', async () => {
    let looks = 0;
    const msLeft = () => (++looks > 4 ? 0 : 300);
    const outcomes = await read('2605 siyah 3\n2605 siyah 4', undefined, { msLeft });
    expect(outcomes.map(({ kind, ways }) => [kind, ways])).toEqual([
      ['asked', []],
      ['asked', []],
    ]);
  });

  test('looks for nothing like a number that is longer than any code', async () => {
    let looked = 0;
    const catalogue = {
      ...catalogueOf([jacket]),
      nearest: async (near: { codes: string[] }) => {
        looked += near.codes.length;
        return { codes: [], models: [] };
      },
    };
    const [outcome] = await read('7'.repeat(2_000), catalogue);
    expect(outcome).toMatchObject({ kind: 'asked', reason: 'unknown_product' });
    expect(looked).toBe(0);
  });

  test('tries no answers to a line of hundreds of words', async () => {
    const [outcome] = await read(`2605 siyah 3${' ve'.repeat(100)}`);
    expect(outcome).toMatchObject({ kind: 'asked', ways: [] });
    const [shorter] = await read('2605 siyah 3 ve');
    expect(shorter?.ways).not.toEqual([]);
  });

  test('asks about what a spreadsheet takes for a function', async () => {
    const outcomes = await read('=HYPERLINK("http://x.example","2605 black M 6")');
    expect(outcomes.map(({ kind }) => kind)).not.toContain('sure');
  });
});

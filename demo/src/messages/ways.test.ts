import { expect, test } from 'vitest';
import { read } from './score.ts';

/** The answers to the questions of a text: the rows of each, as `color size|pack quantity`. */
const answersTo = async (text: string): Promise<[string | null, string[]][]> =>
  (await read(text)).flatMap(({ kind, reason, ways }) =>
    kind === 'asked'
      ? [
          [
            reason,
            ways.map(way => {
              const rows = way.rows.map(({ color, size, packId, quantity }) =>
                [color, packId === null ? size : 'pack', quantity].filter(part => part !== null).join(' '),
              );
              return `${way.kind}: ${rows.join(', ')}`;
            }),
          ],
        ]
      : [],
  );

test.each<[string, string, string[]]>([
  ['no_such_color', '2605 pembe M 2', ['color: Black M 2', 'color: White M 2', 'color: Yellow M 2']],
  ['no_such_color', '2605 siyah M 3, pembe L 2', ['color: White L 2', 'color: Yellow L 2']],
  ['no_color', '4502 1 koli', ['color: Black pack 1', 'color: Red pack 1', 'color: White pack 1']],
  [
    'no_such_size',
    '2405 yeşil 58 beden 2',
    ['sizes: Green 56 2', 'sizes: Green 54 2', 'sizes: Green 52 2', 'sizes: Green 50 2'],
  ],
  [
    'no_size',
    '2605 siyah 4 adet',
    [
      'each: Black S 4, Black M 4, Black L 4, Black XL 4',
      'total: Black S 1, Black M 1, Black L 1, Black XL 1',
      'sizes: Black S 4',
      'sizes: Black M 4',
      'sizes: Black L 4',
      'sizes: Black XL 4',
    ],
  ],
  ['no_quantity', 'TS-1042-BLK-M', ['quantity: Black M 1', 'quantity: Black M 2', 'quantity: Black M 3']],
  [
    'unit',
    '1301 siyah 3',
    ['pack: Black pack 3', 'each: Black XS 3, Black S 3, Black M 3, Black L 3, Black XL 3, Black 2XL 3'],
  ],
  ['unit', '1042 siyah 12 pack', ['pack: Black pack 1', 'take: Black pack 12']],
  ['unit', '4002 اسود كرتونة ١٢', ['pack: Black pack 1', 'take: Black pack 12']],
  ['unit', '1054 siyah 3 seri kırmızı yarım seri', ['pack: Red pack 1']],
  ['split', '2605 siyah S M 6 adet', ['each: Black S 6, Black M 6', 'total: Black S 3, Black M 3']],
  ['split', '3020 siyah 38 40 6 adet', ['each: Black 38 6, Black 40 6', 'total: Black 38 3, Black 40 3']],
  ['split', '8102 karışık 9 tane', ['each: Red 9, Green 9, Blue 9', 'total: Red 3, Green 3, Blue 3']],
  ['no_pack', '6302 siyah 2 seri', ['pack: pack 2', 'quantity: Black STD 2']],
  ['which_pack', '3314 kırmızı 2 seri', ['pack: Red pack 2', 'pack: Red pack 2']],
  ['packs_only', '2911 siyah 30 adet', ['pack: Black pack 2', 'pack: Black pack 3']],
  [
    'which_product',
    'şişme mont siyah L 5',
    ['product: Black L 5', 'product: Black L 5', 'product: Black L 5'],
  ],
  ['total', '2605 siyah M 3, L 3 toplam 8', ['take: Black M 3, Black L 3']],
  ['negative', '2905 mavi 1 seri ama 26 beden olmasın', ['take: Blue pack 1']],
  ['negative', '2905 ازرق ٤ سيري بدل ٣', ['quantity: Blue pack 4', 'quantity: Blue pack 3']],
  ['condition', '2905 mavi 2 seri varsa', ['take: Blue pack 2']],
  ['no_order', '2605 siyah M 3 iade', ['take: Black M 3']],
  ['unclear', '1099 black S/M 3pcs each, red same', ['take: Black S 3, Black M 3, Red S 3, Red M 3']],
  ['unclear', 'yetişirse 2605 siyah L 6', ['take: Black L 6']],
  ['total', '2605 siyah 11 adet: S 3, M 3, L 3, XL 3', ['take: Black S 3, Black M 3, Black L 3, Black XL 3']],
])('a question of %s about "%s" has its answers', async (reason, text, ways) => {
  expect(await answersTo(text)).toEqual([[reason, ways]]);
});

test.each<[string, string, string[]]>([
  ['repeated', '2605 siyah M 3\n2605 siyah M 3', ['both: Black M 3']],
  ['changed', '2905 mavi 5 seri\nyok yok 3 olsun', ['quantity: Blue pack 3', 'take: Blue pack 5']],
])('a line that another one says again or changes has its answers: %s', async (reason, text, ways) => {
  expect((await answersTo(text))[0]).toEqual([reason, ways]);
});

test.each([
  ['TS-1042-WHT-XXL,6', ['TS-1042']],
  ['PN-3O02-NVY-32,4', ['PN-3002']],
  ['1606 hırka gri 2 seri', ['HR-1602', 'HR-1605', 'HR-1608', 'TS-1066']],
])(
  'an unknown code brings the products whose codes are nearest, first those that its words name: %s',
  async (text, candidates) => {
    expect((await read(text)).map(outcome => outcome.candidates)).toEqual([candidates]);
  },
);

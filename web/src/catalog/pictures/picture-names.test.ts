import ar from '@toptan/contract/words/ar/words.json';
import en from '@toptan/contract/words/en/words.json';
import tr from '@toptan/contract/words/tr/words.json';
import { describe, expect, it } from 'vitest';
import { readPictureName, sortByName } from './picture-names.ts';

const colors = ['Blue', 'Black', 'Red'];
const inLanguages = (nameEn: string, nameTr: string, nameAr: string) => ({ nameEn, nameTr, nameAr });
const words = [en, tr, ar].map(({ color }) => color);
const named = new Map([
  ...(Object.keys(en.color) as (keyof typeof en.color)[]).map(
    color => [color, inLanguages(en.color[color], tr.color[color], ar.color[color])] as const,
  ),
  ['Navy', inLanguages('Navy blue', 'Koyu mavi', 'كحلي')] as const,
]);

describe('the name of a picture', () => {
  it.each([
    ['PN-3002_Mavi_2.jpg', 'Blue', 2],
    ['PN-3002_Blue_12.JPEG', 'Blue', 12],
    ['PN-3002_أزرق_3.png', 'Blue', 3],
    ['pn 3002 (kirmizi) 01.webp', 'Red', 1],
    ['KIRMIZI-4.jpg', 'Red', 4],
    ['Red-line_Siyah_1.jpg', 'Black', 1],
    ['siyah.jpg', 'Black', null],
    ['PN-3002_Siyah_2026.jpg', 'Black', null],
  ])('%s says its color and place', (name, color, place) => {
    expect(readPictureName(name, colors, named)).toEqual({ color, place });
  });

  it.each(['PN-3002_2.jpg', 'kampanya.jpg', 'PN-3002_Yeşil_1.jpg', 'Bluetooth_1.jpg', 'Mavi', '.jpg'])(
    '%s is of no color, or of one of the product',
    name => {
      expect(readPictureName(name, colors, named).color).toBe(name === 'Mavi' ? 'Blue' : null);
    },
  );

  it('knows the word of every color in every language', () => {
    for (const word of words.flatMap(inLanguage => Object.entries(inLanguage)))
      expect(readPictureName(`PN-3002_${word[1]}_1.jpg`, [...named.keys()], named)).toEqual({
        color: word[0],
        place: 1,
      });
    expect(readPictureName('Gray_1.jpg', ['Grey'], new Map()).color).toBe('Grey');
  });

  it('knows a color of two words, and prefers it to one of them', () => {
    const both = ['Blue', 'Navy'];
    expect(readPictureName('PN-3002_koyu-mavi_2.jpg', both, named)).toEqual({ color: 'Navy', place: 2 });
    expect(readPictureName('PN-3002 Navy blue.jpg', both, named).color).toBe('Navy');
    expect(readPictureName('PN-3002_mavi_koyu.jpg', both, named).color).toBe('Blue');
  });
});

it('sorts files by the colors of the product and their numbers, those of no color last and as they were', () => {
  const files = [
    'b.jpg',
    'M_Siyah_10.jpg',
    'a.jpg',
    'M_Siyah_2.jpg',
    'M_Mavi_2.jpg',
    'M_Mavi.jpg',
    'M_Mavi_1.jpg',
  ];
  expect(
    sortByName(
      files.map(name => ({ name })),
      colors,
      named,
    ).map(({ file, color }) => [file.name, color]),
  ).toEqual([
    ['M_Mavi_1.jpg', 'Blue'],
    ['M_Mavi_2.jpg', 'Blue'],
    ['M_Mavi.jpg', 'Blue'],
    ['M_Siyah_2.jpg', 'Black'],
    ['M_Siyah_10.jpg', 'Black'],
    ['b.jpg', null],
    ['a.jpg', null],
  ]);
});

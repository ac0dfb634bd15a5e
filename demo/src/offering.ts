import type { SizeSet } from '@toptan/contract/catalog/sizing';
import { defaultSizeSetId } from '@toptan/contract/catalog/sizing';

/** The colors of the demo's goods: those that its drawings have dyes for. */
export const demoColors = [
  'White',
  'Black',
  'Grey',
  'Red',
  'Blue',
  'Yellow',
  'Green',
  'Beige',
  'Navy',
  'Burgundy',
] as const;
export type DemoColor = (typeof demoColors)[number];

/** A size, as its set calls it. */
export type DemoSize = string;

/** Colors of the trade beside those that are there from the start. */
export const addedColors: readonly {
  key: DemoColor;
  nameEn: string;
  nameTr: string;
  nameAr: string;
  hex: string;
}[] = [
  { key: 'Beige', nameEn: 'Beige', nameTr: 'Bej', nameAr: 'بيج', hex: '#d9c6a5' },
  { key: 'Navy', nameEn: 'Navy', nameTr: 'Lacivert', nameAr: 'كحلي', hex: '#232f4e' },
  { key: 'Burgundy', nameEn: 'Burgundy', nameTr: 'Bordo', nameAr: 'عنابي', hex: '#5c1f30' },
];

export interface DemoSizeSet {
  /** Left out of those that the demo adds. */
  id?: string;
  sizes: readonly DemoSize[];
  added?: Pick<SizeSet, 'nameEn' | 'nameTr' | 'nameAr' | 'kind'>;
}

/** A set that is there from the start: the last digits of its id. */
const seeded = (number: number, sizes: string): DemoSizeSet => ({
  id: defaultSizeSetId.slice(0, -2) + String(number).padStart(2, '0'),
  sizes: sizes.split(' '),
});

/** The size sets of the demo's goods, by the word that the catalogue's tables use. */
export const sizeSets = {
  jeans: seeded(1, '26 27 28 29 30 31 32 33 34 35 36'),
  letters: seeded(2, 'XS S M L XL 2XL 3XL 4XL'),
  women: seeded(3, '34 36 38 40 42 44 46 48'),
  'men-tops': seeded(5, 'S M L XL 2XL'),
  'men-pants': seeded(6, '30 31 32 33 34 36 38'),
  suits: seeded(7, '46 48 50 52 54 56 58'),
  'women-shoes': seeded(8, '35 36 37 38 39 40 41'),
  'men-shoes': seeded(9, '40 41 42 43 44 45 46'),
  one: seeded(11, 'STD'),
  children: {
    sizes: '2 4 6 8 10 12'.split(' '),
    added: { nameEn: 'Children, years', nameTr: 'Çocuk, yaş', nameAr: 'أطفال، سنوات', kind: 'number' },
  },
  'unisex-shoes': {
    sizes: '36 37 38 39 40 41 42 43 44 45'.split(' '),
    added: { nameEn: 'Unisex shoes', nameTr: 'Üniseks ayakkabı', nameAr: 'أحذية للجنسين', kind: 'shoe' },
  },
} satisfies Record<string, DemoSizeSet>;

export type DemoSizeSetName = keyof typeof sizeSets;

import { expect } from 'vitest';

/** Search texts, each with the name that it finds in every search. Escapes stand for invisible characters. */
const spellings: readonly (readonly [typed: string, name: string])[] = [
  ['gom\u200blek', 'Keten Gömlek'],
  ['pantolon', 'Pan\u00adto\u00adlon'],
  ['hirka', 'Hı\u200erka\u200d'],
  ['\u2068KABAN\u2069', 'Kaban'],
  ['\u202b\u200fمعطف\u200f\u202c', 'معطف'],
  ["o'brien", 'O’Brien'],
  ['o’neill', "O'Neill"],
  ["l'étoile", 'L´Etoile'],
  ['25-26', '25–26 Kış'],
  ['non-stop', 'Non\u2011stop'],
  ['mavi   kazak', 'Mavi Kazak'],
  ['mor\u00a0kazak', 'Mor  Kazak'],
  ['strasse', 'Straße'],
  ['weiß', 'Weiss'],
  ['مسؤول', 'مسئول'],
  ['مسئولين', 'مسؤولين'],
  ['موسسه', 'مؤسسة'],
  ['كتاب', 'كتـــاب'],
  ['50li kase', '50’li Kaşe'],
  ["60'lı triko", '60lı Triko'],
  ['bot siyah', 'Siyah Deri Bot'],
  ['٢٠٢٧', 'Sezon 2027'],
];

/** A search that finds each of these names. */
export async function expectFoundInAnySpelling(
  add: (name: string) => Promise<unknown>,
  find: (term: string) => Promise<readonly string[]>,
): Promise<void> {
  const other = 'Bambaşka';
  for (const name of [other, ...spellings.map(([, stored]) => stored)]) await add(name);
  for (const [typed, name] of spellings) {
    const found = await find(typed);
    expect(found, JSON.stringify(typed)).toContain(name);
    expect(found, JSON.stringify(typed)).not.toContain(other);
  }
}

/** The number `TPT-24-12708`, or part of it, otherwise typed. */
export const numberSpellings = (number: string): string[] => {
  const [head = '', year = '', digits = ''] = number.split('-');
  return [
    `#${number}`,
    `${head} ${year} ${digits}`,
    ` ${head} - ${year} - ${digits}`,
    `${head}–${year}—${digits}`,
    `${head}\u2011${year}\u2212${digits}`,
    `${head}${year}${digits}`,
    `${head}-${year}${digits}`,
    `#${head.toLowerCase()}${year}-${digits}`,
    `\u2066${number}\u2069`,
    `\u200f#\u200e${number}\u200e`,
  ];
};

/** A code such as `MUS-0001`, otherwise typed. */
export const codeSpellings = (code: string): string[] => [
  ...['', ' ', '_', '.', '\u2013', '\u2011'].map(sign => code.replaceAll('-', sign).toLowerCase()),
  `#${code}`,
];

/** A telephone number that is found however it is stored and typed, and another. */
const [phones, otherPhone] = [
  ['+90 532 000 10 01', '0532 000 1001', '(0532) 000-10-01', '5320001001', '0090 532 0001001'],
  '+90 533 222 10 01',
];

const typedPhones = [
  ...['05320001001', '0532 000 10 01', '0532-000-10-01', '0532–000.10.01', '(532) 0001001'],
  ...['+905320001001', '+90 (0532) 000 1001', '0090 532 000 1001', '٠٥٣٢ ٠٠٠ ١٠ ٠١'],
  ...['\u2066+90 532 000 10 01\u2069', '0532 000', '532-000', '000 10 01', '0001001'],
];

/** A search that finds each of these telephones. */
export async function expectPhonesFound(
  add: (phone: string, at: number) => Promise<unknown>,
  find: (term: string) => Promise<readonly string[]>,
): Promise<void> {
  for (const [at, phone] of [...phones, otherPhone].entries()) await add(phone, at);
  for (const typed of typedPhones) expect((await find(typed)).toSorted(), typed).toEqual(phones.toSorted());
  const abroad = ['+966 50 000 0101', '00966500000101', '050 000 0101'];
  for (const [at, phone] of abroad.entries()) await add(phone, at);
  const typedAbroad = ['+966500000101', '00966 50 000 0101', '0500000101', '050 000 0101', '٠٥٠٠٠٠٠١٠١'];
  for (const typed of typedAbroad) expect((await find(typed)).toSorted(), typed).toEqual(abroad.toSorted());
}

/** Names in the order of the Turkish alphabet, with those in Arabic behind. */
export const sortedNames = [
  ...['Âba', 'Ad', 'Ca', 'cz', 'Ça', 'Da', 'Gz', 'ğa', 'Hz', 'Ia', 'Iz', 'İa', 'Ja', 'Oz', 'Öa', 'Pa'],
  ...['Sz', 'Şa', 'Ta', 'Uz', 'Üa', 'Va', 'Za'],
  ...['ابن', 'أحمد', 'بدر', 'ثامر', 'شركات', 'شركة النور', 'شركسي', 'منى', 'نور', 'يارا'],
];

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * `npm run fonts -w web -- <folder>`: cuts the typefaces down to what src/styles/fonts.css declares for each file below
 * ./fonts, without hints, which the small screens of today do not read, and to what papers print below ../../server/fonts.
 * The folder is one with IBM's packages (`npm install --no-save @ibm/plex-sans @ibm/plex-sans-arabic @ibm/plex-mono`), whose
 * files hold all characters, and with `@fontsource/noto-sans-armenian` and `-georgian`.
 */

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder that holds @ibm/plex-sans');

const styles = new URL('../src/styles/', import.meta.url);

/** @type {Record<string, [folder: string, file: string]>} */
const typefaces = {
  plex: ['plex-sans', 'IBMPlexSans'],
  'plex-arabic': ['plex-sans-arabic', 'IBMPlexSansArabic'],
  'plex-arabic-name': ['plex-sans-arabic', 'IBMPlexSansArabic'],
  'plex-code': ['plex-mono', 'IBMPlexMono'],
};
/** Without the fractions, small figures and other letter shapes that no screen uses; Arabic needs all it has. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** @type {Record<string, string>} */
const weights = { 400: 'Regular', 500: 'Medium', 600: 'SemiBold' };

/** @param {string} range `U+0020-007E, U+00A0` */
function charactersOf(range) {
  return range
    .split(',')
    .map(part => {
      const [from = 0, to = from] = part
        .trim()
        .slice(2)
        .split('-')
        .map(code => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
    })
    .join('');
}

const css = readFileSync(new URL('fonts.css', styles), 'utf8');
for (const [, path = '', name = '', weight = '', range = ''] of css.matchAll(
  /url\("(\.\/fonts\/([a-z-]+)-(\d+)\.woff2)"\)[^}]*?unicode-range:\s*([^;]+);/g,
)) {
  const [pack = '', file = ''] = typefaces[name] ?? [];
  const whole = join(folder, '@ibm', pack, 'fonts/complete/woff2', `${file}-${weights[weight]}.woff2`);
  const subset = await subsetFont(readFileSync(whole), charactersOf(range), {
    targetFormat: 'woff2',
    noHinting: true,
    ...(pack !== 'plex-sans-arabic' && { keepFeatures }),
  });
  writeFileSync(new URL(path, styles), subset);
}

/**
 * Whole alphabets in one file, so that a word is drawn from one font. Without ligatures of Latin letters: fi would take the
 * dot of i, which Turkish needs.
 * @type {[name: string, file: (weight: string) => string, range: string, features?: string[]][]}
 */
const papers = [
  [
    'latin',
    weight => `@ibm/plex-sans/fonts/complete/woff2/IBMPlexSans-${weights[weight]}.woff2`,
    'U+0020-052F, U+1E00-1EFF, U+2000-2BFF, U+FFFD',
    ['ccmp', 'kern', 'locl', 'mark', 'mkmk'],
  ],
  [
    'arabic',
    weight => `@ibm/plex-sans-arabic/fonts/complete/woff2/IBMPlexSansArabic-${weights[weight]}.woff2`,
    'U+0020, U+00A0, U+0600-06FF, U+0750-077F, U+08A0-08FF, U+2026, U+FB50-FDFF, U+FE70-FEFC',
  ],
  ...['armenian', 'georgian'].map(
    /** @returns {[string, (weight: string) => string, string]} */
    name => [
      name,
      weight => `@fontsource/noto-sans-${name}/files/noto-sans-${name}-${name}-${weight}-normal.woff2`,
      'U+0020, U+00A0, U+0530-058F, U+10A0-10FF, U+1C90-1CBF, U+2D00-2D2F, U+FB13-FB17',
    ],
  ),
];
for (const [name, fileOf, range, kept] of papers)
  for (const weight of ['400', '600']) {
    const subset = await subsetFont(readFileSync(join(folder, fileOf(weight))), charactersOf(range), {
      targetFormat: 'sfnt',
      noHinting: true,
      ...(kept && { keepFeatures: kept }),
    });
    writeFileSync(new URL(`../../server/fonts/${name}-${weight}.ttf`, import.meta.url), subset);
  }

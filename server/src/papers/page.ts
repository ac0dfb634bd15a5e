import { Image, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Language } from '@toptan/contract/languages';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { tradeWords } from '../words.ts';
import { families } from './fonts.ts';
import { fontSizeIn, lineHeight, linesOf } from './heights.ts';
import { printable } from './letters.ts';
import type { Paper, RunCell } from './paper.ts';
import { paperWords } from './words.ts';

export const ink = '#1a1f1e';
export const quiet = '#5f6664';
export const line = '#c9ccc8';

export const styles = StyleSheet.create({
  page: {
    paddingTop: 40,
    paddingBottom: 60,
    paddingHorizontal: 40,
    fontFamily: families,
    fontSize: 9.5,
    lineHeight: 1.35,
    color: ink,
  },
  head: { justifyContent: 'space-between', paddingBottom: 10, borderBottom: `1.5pt solid ${ink}` },
  title: { fontSize: 16, fontWeight: 600, lineHeight: 1.3 },
  strong: { fontWeight: 600 },
  quiet: { color: quiet },
  small: { fontSize: 8.5, color: quiet },
  row: { borderBottom: `0.5pt solid ${line}`, paddingVertical: 5, alignItems: 'flex-start' },
  tableHead: {
    borderBottom: `0.75pt solid ${ink}`,
    paddingBottom: 4,
    marginTop: 16,
    color: quiet,
    fontSize: 8.5,
  },
  cell: {
    border: `0.5pt solid ${line}`,
    marginRight: -0.5,
    marginBottom: -0.5,
    minWidth: 22,
    paddingHorizontal: 3,
  },
  foot: {
    position: 'absolute',
    top: 800,
    left: 40,
    right: 40,
    justifyContent: 'space-between',
  },
});

const locales: Record<Language, string> = { en: 'en-GB', tr: 'tr', ar: 'ar-u-nu-latn' };

/** Text in letters that the fonts have; a word is in one line, also with several fonts. */
const drawn = (content: string, style: object) =>
  h(Text, { style: { ...style }, hyphenationPenalty: 10_000 }, printable(content));

/** The layout, words and number formats of one language. */
export function writerOf(language: Language) {
  const isRtl = language === 'ar';
  const row = isRtl ? ('row-reverse' as const) : ('row' as const);
  const start = isRtl ? ('right' as const) : ('left' as const);
  const end = isRtl ? ('left' as const) : ('right' as const);
  const decimal = new Intl.NumberFormat(language === 'tr' ? 'tr' : 'en', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const whole = new Intl.NumberFormat(language === 'tr' ? 'tr' : 'en');
  const day = new Intl.DateTimeFormat(locales[language], {
    ...({ day: 'numeric', month: 'long', year: 'numeric' } as const),
    timeZone: 'Europe/Istanbul',
  });
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Istanbul' });
  return {
    words: paperWords[language],
    amounts: tradeWords[language].amount,
    row,
    start,
    end,
    /** Text from the side where the language begins, read in its own direction: an address may be Turkish on an Arabic paper. */
    text: (content: string, style: object = {}) =>
      drawn(content, { direction: 'auto', textAlign: start, ...style }),
    /** A figure or a code: read from the left in every language. */
    figure: (content: string, style: object = {}) => drawn(content, { textAlign: end, ...style }),
    across: (style: object, ...children: ReactNode[]) =>
      h(View, { style: { flexDirection: row, ...style } }, ...children),
    money: (lira: string) => `₺${decimal.format(lira as Intl.StringNumericLiteral)}`,
    number: (value: number) => whole.format(value),
    day: (iso: string) => day.format(new Date(iso)),
    moment: (iso: string) => `${day.format(new Date(iso))} ${time.format(new Date(iso))}`,
  };
}

export type Writer = ReturnType<typeof writerOf>;

export const picture = (source: Uint8Array | null, style: object) =>
  source
    ? h(Image, { src: Buffer.from(source), style: { objectFit: 'cover', borderRadius: 2, ...style } })
    : h(View, { style: { backgroundColor: '#efefec', borderRadius: 2, ...style } });

/** The code of a product in a column of so many points. */
export const code = ({ start }: Writer, sku: string, width: number) =>
  drawn(sku, { ...styles.small, fontSize: fontSizeIn(width, sku, 8.5), textAlign: start });

/** Sizes with their pieces below them, in the order of reading. */
export function run({ across, number }: Writer, cells: readonly RunCell[]): ReactElement {
  return across(
    { flexWrap: 'wrap' },
    ...cells.map(({ size, pieces }) =>
      h(
        View,
        { style: styles.cell },
        drawn(size, { direction: 'auto', fontSize: 7, color: quiet, textAlign: 'center' }),
        drawn(number(pieces), { fontSize: 8.5, textAlign: 'center' }),
      ),
    ),
  );
}

export function head(
  writer: Writer,
  { letterhead }: Paper,
  title: string,
  facts: readonly string[],
): ReactElement {
  const { across, text, start, end } = writer;
  const margin = start === 'left' ? 'marginRight' : 'marginLeft';
  return across(
    styles.head,
    across(
      { flex: 1 },
      letterhead.logo &&
        picture(letterhead.logo, { width: 40, height: 40, [margin]: 10, objectFit: 'contain' }),
      h(
        View,
        { style: { flex: 1 } },
        text(letterhead.name, { fontSize: 13, fontWeight: 600, lineHeight: 1.3 }),
        ...letterhead.lines.map(each => text(each, styles.small)),
      ),
    ),
    h(
      View,
      { style: { maxWidth: 220 } },
      text(title, { ...styles.title, textAlign: end }),
      ...facts.map((fact, at) =>
        text(fact, { textAlign: end, ...(at === 0 ? { fontSize: 12, lineHeight: 1.3 } : styles.small) }),
      ),
    ),
  );
}

/** The points of a head. */
export const headHeight = ({ letterhead: { lines } }: Paper): number =>
  12 + Math.max(50, 17 + lineHeight * lines.reduce((sum, each) => sum + linesOf(each, 45), 0));

export function foot({ text, row }: Writer, note: string): ReactElement {
  return h(
    View,
    { fixed: true, style: { ...styles.foot, flexDirection: row } },
    text(note, { ...styles.small, maxWidth: 400 }),
    h(Text, {
      style: styles.small,
      render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
        `${pageNumber} / ${totalPages}`,
    }),
  );
}

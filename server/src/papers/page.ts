import { Image, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Language } from '@toptan/contract/languages';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { families } from './fonts.ts';
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

const hasArabic = (content: string): boolean => /\p{Script=Arabic}/u.test(content);

/** How one language writes and lays out. */
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
    row,
    start,
    end,
    /** Text from the side where the language begins, read in its own direction: an address may be Turkish on an Arabic paper. */
    text: (content: string, style: object = {}) =>
      h(
        Text,
        { style: { direction: hasArabic(content) ? 'rtl' : 'ltr', textAlign: start, ...style } },
        content,
      ),
    /** A figure or a code: read from the left in every language. */
    figure: (content: string, style: object = {}) =>
      h(Text, { style: { textAlign: end, ...style } }, content),
    across: (style: object, ...children: ReactNode[]) =>
      h(View, { style: { flexDirection: row, ...style } }, ...children),
    money: (lira: string) => `₺${decimal.format(lira as Intl.StringNumericLiteral)}`,
    number: (value: number) => whole.format(value),
    day: (iso: string) => day.format(new Date(iso)),
    moment: (iso: string) => `${day.format(new Date(iso))} ${time.format(new Date(iso))}`,
  };
}

export type Writer = ReturnType<typeof writerOf>;

/** Points that a page has for rows, and what the head of the first takes of them. */
const pageHeight = 720;

/**
 * Rows laid on pages before they are drawn: the library's own breaking of pages takes time by the square of the rows, and
 * fails beyond some hundred.
 * @param heightOf estimated points of a row
 * @param head points of the first page that are taken already
 */
export function inPages<Row>(rows: readonly Row[], heightOf: (row: Row) => number, head: number): Row[][] {
  const pages: Row[][] = [[]];
  let used = head;
  for (const row of rows) {
    const height = heightOf(row);
    if (used + height > pageHeight) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(row);
    used += height;
  }
  return pages;
}

/** @param width of a line, in letters */
export const linesOf = (content: string, width: number): number =>
  Math.max(1, Math.ceil(content.length / width));

/** Points of a run in a column of so many cells. */
export const runHeight = (cells: readonly RunCell[], across: number): number =>
  Math.max(1, Math.ceil(cells.length / across)) * 24;

export const picture = (source: Uint8Array | null, style: object) =>
  source
    ? h(Image, { src: Buffer.from(source), style: { objectFit: 'cover', borderRadius: 2, ...style } })
    : h(View, { style: { backgroundColor: '#efefec', borderRadius: 2, ...style } });

/** Sizes with their pieces below them, in the order of reading. */
export function run({ across, number }: Writer, cells: readonly RunCell[]): ReactElement {
  return across(
    { flexWrap: 'wrap' },
    ...cells.map(({ size, pieces }) =>
      h(
        View,
        { style: styles.cell },
        h(Text, { style: { fontSize: 7, color: quiet, textAlign: 'center' } }, size),
        h(Text, { style: { fontSize: 8.5, textAlign: 'center' } }, number(pieces)),
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

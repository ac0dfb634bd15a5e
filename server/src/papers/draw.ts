import { createRequire } from 'node:module';
import { Document, Font, Image, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Language } from '@toptan/contract/languages';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { OrderPaper, OrderRow, Paper, RunCell, SheetPaper, SheetProduct } from './paper.ts';
import { paperWords } from './words.ts';

const require = createRequire(import.meta.url);

/** The fonts of the portal. One is taken after the other for letters that those before it lack. */
for (const [family, file] of [
  ['Plex', 'ibm-plex-sans/files/ibm-plex-sans-latin'],
  ['Plex Extended', 'ibm-plex-sans/files/ibm-plex-sans-latin-ext'],
  ['Plex Arabic', 'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic'],
] as const)
  Font.register({
    family,
    fonts: [400, 600].map(fontWeight => ({
      src: require.resolve(`@fontsource/${file}-${fontWeight}-normal.woff`),
      fontWeight,
    })),
  });
// Words are never divided: names and codes are looked up as they stand.
Font.registerHyphenationCallback(word => [word]);

const ink = '#1a1f1e';
const quiet = '#5f6664';
const line = '#c9ccc8';

const styles = StyleSheet.create({
  page: {
    paddingTop: 40,
    paddingBottom: 60,
    paddingHorizontal: 40,
    fontFamily: ['Plex', 'Plex Extended', 'Plex Arabic'],
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
function writerOf(language: Language) {
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

type Writer = ReturnType<typeof writerOf>;

/** Points that a page has for rows, and what the head of the first takes of them. */
const pageHeight = 720;

/**
 * Rows laid on pages before they are drawn: the library's own breaking of pages takes time by the square of the rows, and
 * fails beyond some hundred.
 * @param heightOf estimated points of a row
 * @param head points of the first page that are taken already
 */
function inPages<Row>(rows: readonly Row[], heightOf: (row: Row) => number, head: number): Row[][] {
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
const linesOf = (content: string, width: number): number => Math.max(1, Math.ceil(content.length / width));

/** Points of a run in a column of so many cells. */
const runHeight = (cells: readonly RunCell[], across: number): number =>
  Math.max(1, Math.ceil(cells.length / across)) * 24;

const picture = (source: Uint8Array | null, style: object) =>
  source
    ? h(Image, { src: Buffer.from(source), style: { objectFit: 'cover', borderRadius: 2, ...style } })
    : h(View, { style: { backgroundColor: '#efefec', borderRadius: 2, ...style } });

/** Sizes with their pieces below them, in the order of reading. */
function run({ across, number }: Writer, cells: readonly RunCell[]): ReactElement {
  return across(
    { flexWrap: 'wrap' },
    ...cells.map(({ size, pieces }) =>
      h(
        View,
        { key: size, style: styles.cell },
        h(Text, { style: { fontSize: 7, color: quiet, textAlign: 'center' } }, size),
        h(Text, { style: { fontSize: 8.5, textAlign: 'center' } }, number(pieces)),
      ),
    ),
  );
}

function head(writer: Writer, { letterhead }: Paper, title: string, facts: readonly string[]): ReactElement {
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

function foot({ text, row }: Writer, note: string): ReactElement {
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

/** Columns of the table of an order, in points; the product takes what is left. */
const widths = { colour: 62, run: 170, pieces: 40, unit: 62, amount: 70 };

function orderRow(writer: Writer, item: OrderRow): ReactElement {
  const { text, figure, money, number, words, start } = writer;
  const margin = start === 'left' ? 'marginRight' : 'marginLeft';
  return h(
    View,
    { wrap: false, style: { ...styles.row, flexDirection: writer.row } },
    picture(item.picture, { width: 26, height: 32, [margin]: 8 }),
    h(
      View,
      { style: { flex: 1, paddingHorizontal: 2 } },
      text(item.name, styles.strong),
      item.sku && h(Text, { style: { ...styles.small, textAlign: start } }, item.sku),
    ),
    text(item.colour, { width: widths.colour }),
    h(
      View,
      { style: { width: widths.run } },
      item.packs && text(item.packs, { ...styles.strong, fontSize: 8.5 }),
      item.run.length > 0 ? run(writer, item.run) : text(words.oneSize, styles.quiet),
    ),
    figure(number(item.pieces), { width: widths.pieces }),
    figure(money(item.unitPrice), { width: widths.unit }),
    figure(money(item.totalPrice), { width: widths.amount, fontWeight: 600 }),
  );
}

function tableHead({ row, words, text, end }: Writer): ReactElement {
  return h(
    View,
    { style: { ...styles.tableHead, flexDirection: row } },
    text(words.product, { flex: 1 }),
    text(words.colour, { width: widths.colour }),
    text(words.sizes, { width: widths.run }),
    text(words.pieces, { width: widths.pieces, textAlign: end }),
    text(words.unit, { width: widths.unit, textAlign: end }),
    text(words.amount, { width: widths.amount, textAlign: end }),
  );
}

function term({ across, text, end }: Writer, name: string, value: string, style: object = {}): ReactElement {
  return across(
    { justifyContent: 'space-between', paddingVertical: 2 },
    text(name, { color: quiet, ...style }),
    text(value, { textAlign: end, ...style }),
  );
}

function addressee(writer: Writer, paper: OrderPaper): ReactElement {
  const { across, text, words } = writer;
  return across(
    { paddingTop: 14, justifyContent: 'space-between' },
    h(
      View,
      { style: { flex: 1 } },
      text(words.customer, styles.small),
      text(paper.customer.company, { fontSize: 11, fontWeight: 600, lineHeight: 1.3 }),
      ...paper.customer.lines.map(each => text(each)),
    ),
    h(
      View,
      { style: { width: 190 } },
      term(writer, words.date, writer.day(paper.createdAt)),
      term(writer, words.status, paper.status),
    ),
  );
}

function sums(writer: Writer, paper: OrderPaper): ReactElement {
  const { across, text, figure, words, money, number } = writer;
  const { split, notes, ibans } = paper;
  const parts = split && [
    split.fromStock > 0 && words.fromStock(number(split.fromStock)),
    split.toProduce > 0 && words.toProduce(number(split.toProduce)),
  ];
  return h(
    View,
    { wrap: false, style: { flexDirection: writer.row, paddingTop: 12, columnGap: 24 } },
    h(
      View,
      { style: { flex: 1 } },
      parts && text(parts.filter(Boolean).join(' · '), styles.strong),
      notes && text(`${words.notes}: ${notes}`, { paddingTop: 4 }),
      ...ibans.map(({ bank, iban }) =>
        across(
          { justifyContent: 'space-between', paddingTop: 4 },
          text(bank ?? 'IBAN', styles.quiet),
          figure(iban.replaceAll(/(.{4})/g, '$1 ').trim()),
        ),
      ),
    ),
    h(
      View,
      { style: { width: 210 } },
      term(writer, words.subtotal(number(paper.pieces)), money(paper.subtotal)),
      term(writer, words.fee, money(paper.processingFee)),
      h(
        View,
        { style: { borderTop: `1pt solid ${ink}`, marginTop: 4, paddingTop: 4 } },
        term(writer, words.total, money(paper.total), { fontSize: 12, fontWeight: 600, color: ink }),
      ),
    ),
  );
}

function drawOrder(writer: Writer, paper: Paper & OrderPaper): ReactNode[][] {
  const heightOf = ({ name, run: cells, packs: ofPacks }: OrderRow) =>
    12 + Math.max(13 * (linesOf(name, 22) + 1), runHeight(cells, 6) + (ofPacks ? 12 : 0));
  const pages = inPages(paper.rows, heightOf, 190);
  return pages.map((rows, at) => [
    at === 0 && head(writer, paper, paper.title, [paper.orderNumber, writer.day(paper.createdAt)]),
    at === 0 && addressee(writer, paper),
    tableHead(writer),
    ...rows.map(item => orderRow(writer, item)),
    at === pages.length - 1 && sums(writer, paper),
    foot(writer, writer.words.notFiscal),
  ]);
}

/** A colour with a thin ring around it. */
const dot = (hex: string | null) =>
  h(
    View,
    { style: { width: 8, height: 8, padding: 0.5, borderRadius: 4, marginTop: 2, backgroundColor: line } },
    h(View, { style: { width: 7, height: 7, borderRadius: 3.5, backgroundColor: hex ?? '#ffffff' } }),
  );

function colours(writer: Writer, product: SheetProduct): ReactElement {
  return writer.across(
    { flexWrap: 'wrap', columnGap: 8 },
    ...product.colours.map(({ name, hex }) =>
      writer.across({ columnGap: 3 }, dot(hex), writer.text(name, { fontSize: 8.5 })),
    ),
  );
}

function packs({ across, text, figure, money }: Writer, product: SheetProduct): ReactElement[] {
  return product.packs.map(each =>
    across(
      { justifyContent: 'space-between' },
      text(each.text, { fontSize: 8.5 }),
      figure(money(each.price), styles.small),
    ),
  );
}

/** Points; three fit beside each other. */
const cardWidth = 162;

const inRows = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / 3) }, (_, at) => all.slice(at * 3, at * 3 + 3));

function cards(writer: Writer, three: readonly SheetProduct[]): ReactElement {
  return h(
    View,
    { wrap: false, style: { flexDirection: writer.row, columnGap: 14, marginBottom: 16 } },
    ...three.map(product => card(writer, product)),
  );
}

/** Six to a page: a large picture, and what a shop decides by below it. */
function card(writer: Writer, product: SheetProduct): ReactElement {
  const { across, text, figure, words, money, start } = writer;
  return h(
    View,
    { style: { width: cardWidth } },
    picture(product.picture, { width: cardWidth, height: 208 }),
    text(product.name, { ...styles.strong, fontSize: 10.5, paddingTop: 5, maxLines: 1 }),
    across(
      {
        justifyContent: 'space-between',
        borderBottom: `0.75pt solid ${ink}`,
        paddingBottom: 2,
        marginBottom: 3,
      },
      h(Text, { style: { ...styles.small, textAlign: start } }, product.sku ?? ''),
      figure(money(product.price), { ...styles.strong, fontSize: 11 }),
    ),
    across(
      { columnGap: 4 },
      text(words.size, { fontSize: 8.5 }),
      h(Text, { style: { fontSize: 8.5, fontWeight: 600 } }, product.sizes || words.oneSize),
    ),
    ...packs(writer, product),
    colours(writer, product),
  );
}

/** A row with size runs; in a stock list with the pieces of each. */
function sheetRow(writer: Writer, product: SheetProduct, withStock: boolean): ReactElement {
  const { text, figure, words, money, start, number } = writer;
  const margin = start === 'left' ? 'marginRight' : 'marginLeft';
  return h(
    View,
    { wrap: false, style: { ...styles.row, flexDirection: writer.row } },
    picture(product.picture, { width: 36, height: 45, [margin]: 10 }),
    h(
      View,
      { style: { width: 165 } },
      text(product.name, styles.strong),
      h(Text, { style: { ...styles.small, textAlign: start } }, product.sku ?? ''),
      ...(withStock ? [] : packs(writer, product)),
    ),
    h(
      View,
      { style: { flex: 1, paddingHorizontal: 8 } },
      ...(withStock
        ? product.stock.map(({ colour, run: cells, pieces }) =>
            writer.across(
              { alignItems: 'center', columnGap: 6, marginBottom: 3 },
              text(colour, { width: 60, fontSize: 8.5 }),
              h(View, { style: { flex: 1 } }, cells.length > 0 && run(writer, cells)),
              figure(number(pieces), { width: 40, fontWeight: 600 }),
            ),
          )
        : [
            h(Text, { style: { fontWeight: 600, textAlign: start } }, product.sizes || words.oneSize),
            colours(writer, product),
          ]),
    ),
    figure(money(product.price), { width: 70, fontWeight: 600 }),
  );
}

function drawSheet(writer: Writer, paper: Paper & SheetPaper): ReactNode[][] {
  const { words } = writer;
  const { kind, products } = paper;
  const title = kind === 'stock' ? words.stockList : words.lineSheet;
  const top = head(writer, paper, title, [writer.day(paper.createdAt)]);
  const bottom = foot(writer, words.asOf(writer.moment(paper.createdAt)));
  if (kind === 'grid')
    return inPages(inRows(products), () => 310, 0).map((rows, at) => [
      at === 0 && top,
      h(View, { style: { paddingTop: 12 } }, ...rows.map(three => cards(writer, three))),
      bottom,
    ]);
  const heightOf = ({ name, packs: all, stock }: SheetProduct) =>
    12 +
    Math.max(
      45,
      13 * (linesOf(name, 30) + 1) + (kind === 'list' ? 12 * all.length : 0),
      kind === 'stock' ? stock.reduce((sum, { run: cells }) => sum + 3 + runHeight(cells, 6), 0) : 0,
    );
  return inPages(products, heightOf, 90).map((rows, at) => [
    at === 0 && top,
    ...rows.map(product => sheetRow(writer, product, kind === 'stock')),
    bottom,
  ]);
}

/** A paper as the document of a PDF, on A4. */
export function drawPaper(paper: Paper) {
  const writer = writerOf(paper.language);
  const pages = paper.kind === 'order' ? drawOrder(writer, paper) : drawSheet(writer, paper);
  return h(
    Document,
    { language: paper.language },
    ...pages.map(content => h(Page, { size: 'A4', style: styles.page }, ...content)),
  );
}

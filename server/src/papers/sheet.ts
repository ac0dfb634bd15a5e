import { View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { colorLines, fontSizeIn, inPages, lineHeight, linesOf, runHeight, runParts } from './heights.ts';
import { code, foot, head, headHeight, ink, line, picture, run, styles, type Writer } from './page.ts';
import type { Paper, SheetPaper, SheetProduct } from './paper.ts';

/** A color with a thin ring around it. */
const dot = (hex: string | null) =>
  h(
    View,
    { style: { width: 8, height: 8, padding: 0.5, borderRadius: 4, marginTop: 2, backgroundColor: line } },
    h(View, { style: { width: 7, height: 7, borderRadius: 3.5, backgroundColor: hex ?? '#ffffff' } }),
  );

function colors(writer: Writer, product: SheetProduct): ReactElement {
  return writer.across(
    { flexWrap: 'wrap', columnGap: 8 },
    ...product.colors.map(({ name, hex }) =>
      writer.across({ columnGap: 3 }, dot(hex), writer.text(name, { fontSize: 8.5 })),
    ),
  );
}

function packs({ across, text, figure, money }: Writer, product: SheetProduct): ReactElement[] {
  return product.packs.map(each =>
    across(
      { justifyContent: 'space-between' },
      text(each.text, { maxWidth: 115, fontSize: fontSizeIn(115, each.text, 8.5) }),
      figure(money(each.price), styles.small),
    ),
  );
}

const packsHeight = (all: SheetProduct['packs']): number =>
  lineHeight * all.reduce((sum, each) => sum + linesOf(each.text, 22), 0);

/** Points that the head of a list mostly takes from a page; products are divided so that they fit below it. */
const usualHead = 110;

/** The width of a card, in points; three fit beside each other. */
const cardWidth = 162;

const cardHeight = ({ packs: all, colors: shown }: SheetProduct): number =>
  274 + packsHeight(all) + lineHeight * colorLines(shown, cardWidth);

/** Divides a product into cards: packs that do not fit in one are in the next. */
function cardsOf(product: SheetProduct): SheetProduct[] {
  const taken = usualHead + cardHeight({ ...product, packs: [] });
  return inPages(product.packs, each => packsHeight([each]), Math.min(taken, 600)).map(all => ({
    ...product,
    packs: all,
  }));
}

const inRows = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / 3) }, (_, at) => all.slice(at * 3, at * 3 + 3));

function cards(writer: Writer, three: readonly SheetProduct[]): ReactElement {
  return h(
    View,
    { wrap: false, style: { flexDirection: writer.row, columnGap: 14, marginBottom: 16 } },
    ...three.map(product => card(writer, product)),
  );
}

/** A card, six to a page: a large picture, and the facts for a shop's decision below it. */
function card(writer: Writer, product: SheetProduct): ReactElement {
  const { across, text, figure, words, money } = writer;
  return h(
    View,
    { style: { width: cardWidth } },
    picture(product.picture, { width: cardWidth, height: 208 }),
    text(product.name, {
      ...styles.strong,
      fontSize: fontSizeIn(cardWidth, product.name, 10.5),
      paddingTop: 5,
      maxLines: 1,
    }),
    across(
      {
        justifyContent: 'space-between',
        borderBottom: `0.75pt solid ${ink}`,
        paddingBottom: 2,
        marginBottom: 3,
      },
      code(writer, product.sku ?? '', cardWidth - 60),
      figure(money(product.price), { ...styles.strong, fontSize: 11 }),
    ),
    across(
      { columnGap: 4 },
      text(words.size, { fontSize: 8.5 }),
      text(product.sizes, { fontSize: 8.5, fontWeight: 600 }),
    ),
    ...packs(writer, product),
    colors(writer, product),
  );
}

/** Widths of columns of a line sheet and of a stock list, in points; a run of six sizes mostly fits a line. */
const widths = { picture: 46, name: 165, stockName: 144, color: 60, run: 130, pieces: 37, price: 70 };

/** The height of the head of a stock list's table, in points. */
const tableHeadHeight = 34;

const usualStockHead = usualHead + tableHeadHeight;

function stockHead({ row, words, text, end }: Writer): ReactElement {
  return h(
    View,
    { style: { ...styles.tableHead, flexDirection: row } },
    text(words.product, { width: widths.picture + widths.stockName }),
    h(
      View,
      { style: { flex: 1, flexDirection: row, columnGap: 6, paddingHorizontal: 8 } },
      text(words.color, { width: widths.color }),
      text(words.sizes, { flex: 1 }),
      text(words.pieces, { width: widths.pieces, textAlign: end }),
    ),
    text(words.price, { width: widths.price, textAlign: end }),
  );
}

const stockHeight = ({ color, run: cells }: SheetProduct['stock'][number]): number =>
  3 + Math.max(lineHeight * linesOf(color, 11), runHeight(cells, widths.run));

/** Divides a product into rows of a stock list, each of which fits on a page. */
const stockRows = (product: SheetProduct): SheetProduct[] =>
  inPages(
    product.stock.flatMap(each =>
      runParts(each.run, widths.run, usualStockHead).map((cells, at) => ({
        ...each,
        run: cells,
        pieces: at === 0 ? each.pieces : null,
      })),
    ),
    stockHeight,
    usualStockHead,
    usualStockHead,
  ).map(stock => ({ ...product, stock }));

const rowHeight = (
  { name, sku, packs: all, colors: shown, stock }: SheetProduct,
  withStock: boolean,
): number =>
  11 +
  Math.max(
    45,
    lineHeight * (linesOf(name, withStock ? 25 : 29) + linesOf(sku ?? '', withStock ? 25 : 29)) +
      (withStock ? 0 : packsHeight(all)),
    withStock
      ? stock.reduce((sum, each) => sum + stockHeight(each), 0)
      : lineHeight * (1 + colorLines(shown, 218)),
  );

/** A row with size runs; in a stock list with the pieces of each. */
function sheetRow(writer: Writer, product: SheetProduct, withStock: boolean): ReactElement {
  const { text, figure, money, start, number } = writer;
  const margin = start === 'left' ? 'marginRight' : 'marginLeft';
  const width = withStock ? widths.stockName : widths.name;
  return h(
    View,
    { wrap: false, style: { ...styles.row, flexDirection: writer.row } },
    picture(product.picture, { width: 36, height: 45, [margin]: 10 }),
    h(
      View,
      { style: { width } },
      text(product.name, { ...styles.strong, fontSize: fontSizeIn(width, product.name, 9.5) }),
      code(writer, product.sku ?? '', width),
      ...(withStock ? [] : packs(writer, product)),
    ),
    h(
      View,
      { style: { flex: 1, paddingHorizontal: 8 } },
      ...(withStock
        ? product.stock.map(({ color, run: cells, pieces }) =>
            writer.across(
              { alignItems: 'center', columnGap: 6, marginBottom: 3 },
              text(color, { width: widths.color, fontSize: fontSizeIn(widths.color, color, 8.5) }),
              h(View, { style: { flex: 1 } }, cells.length > 0 && run(writer, cells)),
              figure(pieces === null ? '' : number(pieces), { width: widths.pieces, fontWeight: 600 }),
            ),
          )
        : [text(product.sizes, styles.strong), colors(writer, product)]),
    ),
    figure(money(product.price), { width: widths.price, fontWeight: 600 }),
  );
}

export function drawSheet(writer: Writer, paper: Paper & SheetPaper): ReactNode[][] {
  const { kind, products } = paper;
  const top = head(writer, paper, paper.title, [writer.day(paper.createdAt)]);
  const bottom = foot(writer, writer.words.asOf(writer.moment(paper.createdAt)));
  const topHeight = headHeight(paper);
  if (kind === 'grid') {
    const heightOf = (three: readonly SheetProduct[]) => Math.max(...three.map(cardHeight));
    return inPages(inRows(products.flatMap(cardsOf)), heightOf, topHeight + 12, 12).map((rows, at) => [
      at === 0 && top,
      h(View, { style: { paddingTop: 12 } }, ...rows.map(three => cards(writer, three))),
      bottom,
    ]);
  }
  const withStock = kind === 'stock';
  const parts = withStock ? products.flatMap(stockRows) : products;
  const tableHead = withStock ? tableHeadHeight : 0;
  const heightOf = (product: SheetProduct) => rowHeight(product, withStock);
  return inPages(parts, heightOf, topHeight + tableHead, tableHead).map((rows, at) => [
    at === 0 && top,
    withStock && stockHead(writer),
    ...rows.map(product => sheetRow(writer, product, withStock)),
    bottom,
  ]);
}

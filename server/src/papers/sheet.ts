import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import {
  foot,
  head,
  ink,
  inPages,
  line,
  linesOf,
  picture,
  run,
  runHeight,
  styles,
  type Writer,
} from './page.ts';
import type { Paper, SheetPaper, SheetProduct } from './paper.ts';

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

export function drawSheet(writer: Writer, paper: Paper & SheetPaper): ReactNode[][] {
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

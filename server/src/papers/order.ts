import { View } from '@react-pdf/renderer';
import { amountRows } from '@toptan/contract/amounts';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { foldedWords, fontSizeIn, inPages, lineHeight, linesOf, runHeight, runParts } from './heights.ts';
import { code, foot, head, headHeight, ink, picture, quiet, run, styles, type Writer } from './page.ts';
import type { OrderPaper, OrderRow, Paper } from './paper.ts';

/** Columns of the table of an order, in points; the product takes the other 73. */
const widths = { product: 73, color: 62, run: 166, pieces: 40, unit: 62, amount: 70 };

/** Points that the head of an order mostly takes from a page; rows are divided so that they fit below it. */
const usualHead = 280;

/** The width of a color before a run of a mixed pack, in points. */
const runColor = 52;

const widthOf = (color: string): number => widths.run - (color ? runColor : 0);

/** A row, or a part of one that is taller than a page. Packs and sums are in the first part. */
type Part = OrderRow & { isFirst: boolean };

function runOf(writer: Writer, { color, run: cells }: OrderRow['runs'][number]): ReactElement {
  if (!color) return run(writer, cells);
  return writer.across(
    { alignItems: 'center' },
    writer.text(color, { width: runColor, fontSize: fontSizeIn(runColor, color, 8.5) }),
    h(View, { style: { flex: 1 } }, run(writer, cells)),
  );
}

function orderRow(writer: Writer, item: Part): ReactElement {
  const { text, money, number, words, start } = writer;
  const figure = (content: string, style: object) => writer.figure(item.isFirst ? content : '', style);
  const margin = start === 'left' ? 'marginRight' : 'marginLeft';
  return h(
    View,
    { wrap: false, style: { ...styles.row, flexDirection: writer.row } },
    picture(item.picture, { width: 26, height: 32, [margin]: 8 }),
    h(
      View,
      { style: { flex: 1, paddingHorizontal: 4 } },
      text(item.name, { ...styles.strong, fontSize: fontSizeIn(widths.product, item.name, 9.5) }),
      item.sku && code(writer, item.sku, widths.product),
    ),
    text(item.color, {
      width: widths.color,
      fontSize: fontSizeIn(widths.color, item.color, 9.5),
    }),
    h(
      View,
      { style: { width: widths.run } },
      item.packs && text(item.packs, { ...styles.strong, fontSize: 8.5 }),
      ...(item.runs.length > 0
        ? item.runs.map(each => runOf(writer, each))
        : [text(words.oneSize, styles.quiet)]),
    ),
    figure(number(item.pieces), { width: widths.pieces }),
    figure(money(item.unitPrice), { width: widths.unit }),
    figure(money(item.totalPrice), { width: widths.amount, fontWeight: 600 }),
  );
}

const runOfHeight = ({ color, run: cells }: OrderRow['runs'][number]): number =>
  Math.max(runHeight(cells, widthOf(color)), lineHeight * linesOf(color, 10));

const rowHeight = ({ name, sku, color, runs, packs }: OrderRow): number =>
  11 +
  Math.max(
    32,
    lineHeight * (linesOf(name, 12) + (sku ? linesOf(sku, 13) : 0)),
    lineHeight * linesOf(color, 11),
    runs.reduce((sum, each) => sum + runOfHeight(each), 0) + (packs ? lineHeight : 0),
  );

/** The height of the table's head, in points. */
const tableHeadHeight = 34;

function tableHead({ row, words, text, end }: Writer): ReactElement {
  return h(
    View,
    { style: { ...styles.tableHead, flexDirection: row } },
    text(words.product, { flex: 1 }),
    text(words.color, { width: widths.color }),
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
      ...paper.customer.lines.map(each => text(foldedWords(each))),
    ),
    h(
      View,
      { style: { width: 190 } },
      term(writer, words.date, writer.day(paper.createdAt)),
      paper.version && term(writer, words.version(paper.version.number), writer.day(paper.version.changedAt)),
      term(writer, words.status, paper.status),
    ),
  );
}

/** Lines of texts beside the sums or the facts of an order. */
const linesIn = (texts: readonly string[]): number =>
  texts.flatMap(each => foldedWords(each).split('\n')).reduce((sum, each) => sum + linesOf(each, 55), 0);

/** Points of date, version and status beside the customer. */
const factsHeight = 14 + 3 * (lineHeight + 4);

const addresseeHeight = ({ customer }: OrderPaper): number =>
  Math.max(factsHeight, 42 + lineHeight * linesIn(customer.lines));

/** The most lines beside the sums on one page; more go on to the next. */
const linesMax = 40;

function sums(writer: Writer, paper: OrderPaper): ReactElement {
  const { across, text, figure, words, money } = writer;
  const { split, placedBy, preparedBy, promise, notes, ibans } = paper;
  const parts = split && [
    split.fromStock > 0 && words.fromStock(split.fromStock),
    split.toProduce > 0 && words.toProduce(split.toProduce),
  ];
  const labels = {
    ...writer.amounts,
    subtotal: words.subtotal(paper.pieces),
    total: words.total,
  };
  const lines = linesIn([notes ?? '']) + 1.5 * ibans.length;
  return h(
    View,
    { wrap: lines > linesMax, style: { flexDirection: writer.row, paddingTop: 12, columnGap: 24 } },
    h(
      View,
      { style: { flex: 1 } },
      parts && text(parts.filter(Boolean).join(' · '), styles.strong),
      promise && text(`${words.promise}: ${promise}`, styles.quiet),
      placedBy !== null && text(foldedWords(words.placedBy(placedBy))),
      preparedBy !== null && text(foldedWords(words.preparedBy(preparedBy))),
      notes && text(words.notes, { ...styles.small, paddingTop: 4 }),
      ...(notes ? [text(foldedWords(notes))] : []),
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
      ...amountRows(paper).map(({ key, lira }) =>
        key === 'total'
          ? h(
              View,
              { style: { borderTop: `1pt solid ${ink}`, marginTop: 4, paddingTop: 4 } },
              term(writer, labels.total, money(lira), { fontSize: 12, fontWeight: 600, color: ink }),
            )
          : term(writer, labels[key], money(lira)),
      ),
    ),
  );
}

/** Divides a row into parts that each fit on a page. */
function partsOf(item: OrderRow): Part[] {
  const runs = item.runs.flatMap(({ color, run: cells }) =>
    runParts(cells, widthOf(color), usualHead).map(part => ({ color, run: part })),
  );
  return inPages(runs, runOfHeight, usualHead, usualHead).map((part, at) => ({
    ...item,
    runs: part,
    packs: at === 0 ? item.packs : null,
    isFirst: at === 0,
  }));
}

export function drawOrder(writer: Writer, paper: Paper & OrderPaper): ReactNode[][] {
  const parts = paper.rows.flatMap(partsOf);
  const pages = inPages(
    parts,
    rowHeight,
    headHeight(paper) + addresseeHeight(paper) + tableHeadHeight,
    tableHeadHeight,
  );
  return pages.map((rows, at) => [
    at === 0 && head(writer, paper, paper.title, [paper.orderNumber, writer.day(paper.createdAt)]),
    at === 0 && addressee(writer, paper),
    tableHead(writer),
    ...rows.map(item => orderRow(writer, item)),
    at === pages.length - 1 && sums(writer, paper),
    foot(writer, writer.words.notFiscal),
  ]);
}

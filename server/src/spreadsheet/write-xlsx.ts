import { Zip, ZipDeflate } from 'fflate';
import { momentText, type Outgoing, type Written } from './written.ts';

/** Rows of one sheet: less than Excel's 1,048,576. */
const sheetRowsMax = 1_000_000;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaging = 'http://schemas.openxmlformats.org/package/2006';

/** Styles by their place. */
const styles = { plain: 0, heading: 1, lira: 2, moment: 3, day: 4 } as const;

const styleSheet = `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** Control characters that XML has no place for, and texts that look like the way in which Excel writes them. */
const unwritable = /[^\P{Cc}\n\t]|[\ufffe\uffff]|_(?=x[0-9a-fA-F]{4}_)/gu;
const marked = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`;

const escaped = (text: string) =>
  text
    .replace(unwritable, marked)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Days since the last of 1899, as Excel counts. @param clock `2026-11-24 10:30:00` or `2026-11-24` */
const serial = (clock: string) =>
  Date.parse(`${clock.replace(' ', 'T')}${clock.length > 10 ? 'Z' : ''}`) / 86_400_000 + 25_569;

function cell(value: Written, style: number): string {
  if (value === null || value === '') return '<c/>';
  if (typeof value === 'string')
    return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  if ('lira' in value) return `<c s="${styles.lira}"><v>${value.lira}</v></c>`;
  if ('day' in value) return `<c s="${styles.day}"><v>${serial(value.day)}</v></c>`;
  return `<c s="${styles.moment}"><v>${serial(momentText(value.moment))}</v></c>`;
}

const rowXml = (row: readonly Written[], style: number = styles.plain) =>
  `<row>${row.map(value => cell(value, style)).join('')}</row>`;

/** Characters of a column: those of its longest value among the first rows, within reason. */
function widthOf(heading: string, values: readonly Written[]): number {
  // A moment, and a sum of money.
  const lengths = values.map(value =>
    value === null ? 0 : typeof value === 'object' ? 14 : String(value).length,
  );
  return Math.min(48, Math.max(8, heading.length + 3, ...lengths.map(length => length + 2)));
}

function sheetHead({ language, headings }: Outgoing, first: readonly (readonly Written[])[]): string {
  const direction = language === 'ar' ? ' rightToLeft="1"' : '';
  const columns = headings.map((heading, at) => {
    const width = widthOf(
      heading,
      first.map(row => row[at] ?? null),
    );
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView${direction} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${rowXml(headings, styles.heading)}`;
}

/** The name of a column by its place: 0 is A, 26 is AA. */
const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

/** The parts that name the sheets. */
function frame(title: string, sheets: number): Record<string, string> {
  const numbers = Array.from({ length: sheets }, (_, at) => at + 1);
  const name = (number: number) =>
    escaped(`${title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 25)}${number > 1 ? ` ${number}` : ''}`);
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const join = (each: (number: number) => string) => numbers.map(each).join('');
  return {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${join(n => `<sheet name="${name(n)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaging}/relationships">${join(n => `<Relationship Id="rId${n}" Type="${relationships}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rIdS" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styleSheet,
    '_rels/.rels': `<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${join(n => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${type}.worksheet+xml"/>`)}</Types>`,
  };
}

/** The bytes of a workbook. Strings stand in their cells, so that nothing of it has to be kept. */
export async function* writeXlsx(table: Outgoing): AsyncGenerator<Buffer> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const take = () => {
    const bytes = Buffer.concat(ready);
    ready = [];
    return bytes;
  };
  const begin = (name: string, text: string) => {
    const part = new ZipDeflate(name, { level: 4 });
    zip.add(part);
    part.push(Buffer.from(text));
    return part;
  };
  let sheets = 0;
  const beginSheet = (first: readonly (readonly Written[])[]) => {
    sheets += 1;
    return begin(`xl/worksheets/sheet${sheets}.xml`, sheetHead(table, first));
  };
  const lastColumn = columnName(table.headings.length - 1);
  const endSheet = (sheet: ZipDeflate, rows: number) =>
    sheet.push(Buffer.from(`</sheetData><autoFilter ref="A1:${lastColumn}${rows + 1}"/></worksheet>`), true);
  let sheet: ZipDeflate | undefined;
  let count = 0;
  for await (const portion of table.rows) {
    if (sheet && count + portion.length > sheetRowsMax) {
      endSheet(sheet, count);
      sheet = undefined;
      count = 0;
    }
    sheet ??= beginSheet(portion);
    count += portion.length;
    sheet.push(Buffer.from(portion.map(row => rowXml(row)).join('')));
    if (ready.length > 0) yield take();
  }
  endSheet(sheet ?? beginSheet([]), count);
  for (const [name, text] of Object.entries(frame(table.title, sheets)))
    begin(name, declaration + text).push(new Uint8Array(), true);
  zip.end();
  yield take();
}

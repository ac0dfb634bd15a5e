import { inflateSync } from 'node:zlib';

/** The content of an object's stream. Its length counts: compressed bytes may end in a line break themselves. */
function streamOf(object: string): string {
  const head = /\/Length (\d+)\b.*?\nstream\r?\n/s.exec(object);
  if (!head) return '';
  const begin = head.index + head[0].length;
  const packed = object.slice(begin, begin + Number(head[1]));
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
}

const objectsOf = (pdf: string) =>
  new Map([...pdf.matchAll(/\n(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id, body]) => [id, body ?? '']));

/** The drawing commands of a PDF's pages. */
export const contentOf = (pdf: string): string =>
  [...objectsOf(pdf).values()]
    .filter(object => !/\/Subtype|\/Length1/.test(object))
    .map(streamOf)
    .filter(content => content.includes(' Tf'))
    .join('\n');

/** The characters of the codes of each font. */
function alphabetsOf(pdf: string) {
  const objects = objectsOf(pdf);
  const alphabets = new Map<string, Map<number, string>>();
  for (const [, name = '', id = ''] of pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, unicode = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
    const codes = new Map<number, string>();
    for (const [, from = '', , list = ''] of streamOf(objects.get(unicode) ?? '').matchAll(
      /<([\da-f]+)> <([\da-f]+)> \[([^\]]*)\]/g,
    ))
      [...list.matchAll(/<([\da-f ]*)>/g)].forEach(([, units = ''], at) => {
        const text = Buffer.from(units.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
        codes.set(Number.parseInt(from, 16) + at, text);
      });
    alphabets.set(name, codes);
  }
  return alphabets;
}

/** Lines of a PDF, each in the order in which it is drawn. */
export function textOf(pdf: string): string[] {
  const alphabets = alphabetsOf(pdf);
  const lines: string[] = [''];
  let font = '';
  for (const [, y, name, shown = ''] of contentOf(pdf).matchAll(
    /^1 0 0 1 -?[\d.]+ (-?[\d.]+) cm$|\/(F\d+) [\d.]+ Tf|^\[(.*)\] TJ$/gm,
  )) {
    // Within a line only x changes.
    if (Number(y)) lines.push('');
    if (name) font = name;
    const codes = [...shown.matchAll(/<([\da-f]{4})>/g)].map(([, code = '']) => Number.parseInt(code, 16));
    lines[lines.length - 1] += codes.map(code => alphabets.get(font)?.get(code)).join('');
  }
  return lines.filter(Boolean);
}

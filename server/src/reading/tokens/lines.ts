import { fold } from '@toptan/contract/fold';

/** A line of a text as it was written, and as it is compared. */
export type Line = {
  /** From 1. */
  line: number;
  /** Without invisible characters and without the prefix of a forwarded message. */
  text: string;
  folded: string;
  /** Where each character of `folded` stands in `text`, and the end. */
  at: number[];
  /** Whether staff wrote it, or WhatsApp did. */
  ours: boolean;
};

const breaks = /\r\n|[\n\r\u2028\u2029]/;
const invisible = /\p{Default_Ignorable_Code_Point}|[\p{Cc}\ufff9-\ufffb]/gu;

/** '26.11.2026 09:12 - Mehmet Ünal: ', '[11/26/26, 2:32:10 PM] Karim: ', in Latin and Arabic digits. */
const prefix =
  /^\[?\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2,4}[,،]? {1,2}\p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2})?(?:[ \u00a0\u202f]?(?:[AaPp]\.?[Mm]\.?|ÖÖ|ÖS|ص|م))?(?:\] ?| [-–] )([^:]{1,60}): ?/u;

/** The words of WhatsApp for pictures and voice that were left out. */
const omitted =
  /^\s*(?:<[^<>]{1,60}>|[^,;:]{1,30} (?:omitted|dahil edilmedi|attached)|تم استبعاد الوسائط)\s*$/i;

/** Whether a line stands for a picture or a voice that WhatsApp left out. */
export const isOmitted = ({ text }: Line): boolean => omitted.test(text);

/** Letters of dialects and keyboards, and the ones that others write. */
const dialect: Record<string, string> = {
  گ: 'ق',
  چ: 'ج',
  پ: 'ب',
  ڤ: 'ف',
  ژ: 'ز',
  '،': ',',
  '؛': ';',
  '؟': '?',
  '×': '*',
};

const cache = new Map<string, string>();

function foldCharacter(character: string): string {
  let folded = cache.get(character);
  if (folded === undefined) {
    folded = /\s/.test(character) ? ' ' : (dialect[character] ?? fold(character));
    folded = [...folded].map(each => dialect[each] ?? each).join('');
    if (cache.size < 5000) cache.set(character, folded);
  }
  return folded;
}

/** ~crossed out~, as WhatsApp writes it. */
const crossedOut = /(?<![\p{L}\p{N}~])~(?=[^\s~])[^~]*[^\s~]~(?![\p{L}\p{N}~])/gu;

/** *bold*, as WhatsApp writes it. */
const bold = /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*]*[^\s*])\*(?![\p{L}\p{N}*])/gu;

/** Folds as `fold` does, and letters of dialects too; keeps where each character came from. */
export function foldLine(text: string): { folded: string; at: number[] } {
  let folded = '';
  const at: number[] = [];
  let position = 0;
  for (const character of text) {
    const part = foldCharacter(character);
    for (let index = 0; index < part.length; index++) at.push(position);
    folded += part;
    position += character.length;
  }
  at.push(position);
  return { folded, at };
}

/** @param staffNames the names of staff, folded */
export function takeIn(text: string, staffNames: ReadonlySet<string>): Line[] {
  return text.split(breaks).map((raw, index) => {
    const visible = raw.replace(invisible, character => (character === '\t' ? character : ''));
    const sent = prefix.exec(visible);
    const said = sent ? visible.slice(sent[0].length) : visible;
    return {
      line: index + 1,
      text: said,
      // What is crossed out is quoted, but not read.
      ...foldLine(said.replace(crossedOut, struck => ' '.repeat(struck.length)).replace(bold, ' $1 ')),
      ours: omitted.test(said) || (sent !== null && staffNames.has(fold(sent[1] ?? ''))),
    };
  });
}

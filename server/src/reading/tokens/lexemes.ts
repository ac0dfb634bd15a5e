/** A word, a number or a sign; `start` and `end` are places in the folded line. */
export type Lexeme = { start: number; end: number; word: string };

const lexemes = /\d+(?:\.\d+)+|\d+|[\p{L}\p{M}]+(?:'\p{L}+)*|\S/gu;
const index = /^\s*(?:[^\p{L}\d\s=+@]\s*)*\(?(?:\d{1,3}(?:\)|-\)|[-./](?=\s))|[a-hاب]\))\s*/u;
const phone = /(?:\+|\b0(?: ?\()?)\d(?:[ ()-]{0,2}\d){7,14}(?!\d)/g;
const date = /\b\d{1,2}[./-]\d{1,2}[./-]\d{4}\b/g;
const months =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik|يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر';
const day = new RegExp(`\\b\\d{1,2}(?: ?- ?\\d{1,2})? (?:${months})(?!\\p{L})`, 'gu');
const duration = /(?<![\d.])\d{1,3} (?:gun|days?|يوم|ايام)(?!\p{L})/gu;
const time =
  /(?:^|[\s,])(?:saat|الساعه|at) \d{1,2}(?:[:.]\d\d)?(?![\d.]| ?(?:adet|tane|koli|seri|x))(?: ?(?:am|pm|te|ta|de|da|gibi))?/g;
const reference = /\b[a-z]{2,5}-\d{2}-\d{4,6}\b/g;
const excelNumber = /\d+[.,]\d+e\+\d+/g;
const strangeNumber = /\b\d+e\d+\b|[^\s\d]?\d+[\u2044]\d+|%\s?\d+|\d+\s?%/g;

/** Places of a line that are no words: dates, telephone numbers, numbers of orders. */
export function placesIn(
  folded: string,
): Map<number, { end: number; kind: 'skip' | 'reference' | 'bad' | 'badCode' }> {
  const places = new Map<number, { end: number; kind: 'skip' | 'reference' | 'bad' | 'badCode' }>();
  if (!/\d/.test(folded)) return places;
  for (const [pattern, kind] of [
    [strangeNumber, 'bad'],
    [excelNumber, 'badCode'],
    [time, 'reference'],
    [date, 'skip'],
    [day, 'skip'],
    [duration, 'skip'],
    [reference, 'reference'],
    [phone, 'skip'],
  ] as const)
    for (const found of folded.matchAll(pattern)) {
      const start = found.index + (found[0].length - found[0].trimStart().length);
      if (kind !== 'skip' || pattern !== phone || found[0].replace(/\D/g, '').length >= 9)
        places.set(start, { end: found.index + found[0].length, kind });
    }
  return places;
}

/** Lexemes of a folded line, after the number of a list's line. */
export function lexemesOf(folded: string): Lexeme[] {
  const from = index.exec(folded)?.[0].length ?? 0;
  const rest = folded.slice(from);
  if (!/[\p{L}\d]/u.test(rest)) return [...folded.matchAll(lexemes)].map(found => lexeme(found, 0));
  return [...rest.matchAll(lexemes)].map(found => lexeme(found, from));
}

const lexeme = (found: RegExpExecArray, from: number): Lexeme => ({
  start: from + found.index,
  end: from + found.index + found[0].length,
  word: found[0],
});

export const isDigits = (word: string | undefined) => word !== undefined && /^\d+$/.test(word);
export const isLetters = (word: string | undefined) => word !== undefined && /^[\p{L}\p{M}]/u.test(word);

/** The most letters and digits of a code. */
export const codeMax = 40;

/** The codes that may begin at a lexeme, the longest first: letters and digits without what stands between them. */
export function codesAt(all: readonly Lexeme[], at: number): { code: string; next: number }[] {
  const first = all[at];
  if (!first || !(isLetters(first.word) || isDigits(first.word))) return [];
  const found: { code: string; next: number }[] = [];
  let code = '';
  for (let next = at; next < Math.min(all.length, at + 10); next++) {
    const each = all[next];
    const before = all[next - 1];
    if (!each) break;
    const gap = before && next > at ? each.start - before.end : 0;
    if (gap > 0 && !(gap === 1 && next === at + 1 && isLetters(first.word) && isDigits(each.word))) break;
    if (/^[-_./]$/.test(each.word)) continue;
    if (!/^[\p{L}\p{M}\d.]+$/u.test(each.word)) break;
    code += each.word.replace(/\./g, '');
    const digits = code.replace(/\D/g, '').length;
    const after = all[next + 1];
    const cut =
      isDigits(each.word) && after !== undefined && after.start === each.end && isDigits(after.word);
    const goes =
      each !== first && after?.word === '-' && after.start === each.end && all[next + 2]?.start === after.end;
    if (
      code.length <= codeMax &&
      !cut &&
      !(goes && isLetters(all[next + 2]?.word)) &&
      digits >= 2 &&
      (digits < code.length || digits >= 8)
    )
      found.push({ code, next: next + 1 });
  }
  return found.reverse();
}

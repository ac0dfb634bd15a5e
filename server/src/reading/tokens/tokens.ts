import { codesAt, isLetters, type Lexeme, lexemesOf, placesIn } from './lexemes.ts';
import type { Line } from './lines.ts';
import { endingAfter, isCurrencyWord, readNumber } from './number-tokens.ts';
import { readSign } from './sign-tokens.ts';
import type { CatalogueWords, Push, Token } from './token.ts';
import { meaningsIn, mixedWordAt, readWords, strangeWordAt } from './word-tokens.ts';

/** What looks like a code. */
const codeShape = /^[a-z]{2,5}-?[0-9o]*\d{2,6}[0-9o]*(?:-[a-z0-9]{1,6}){0,3}/;

const currencySigns = /^[$€£₺]$/;

/** The words, numbers, codes and signs of a line. */
export function tokensOf(line: Line, known: CatalogueWords): Token[] {
  const { folded, at } = line;
  const all = lexemesOf(folded);
  const places = placesIn(folded);
  const tokens: Token[] = [];
  const push: Push = (start, end, kind, rest = {}) => {
    const from = at[start] ?? 0;
    // The end is where the next character begins, without the space before it.
    const to = Math.max(from, (at[end - 1] ?? from) + ((at[end] ?? from) - (at[end - 1] ?? from)));
    tokens.push({
      line: line.line,
      from,
      to,
      start,
      end,
      word: folded.slice(start, end),
      kind,
      meanings: [],
      names: [],
      products: [],
      ...rest,
    });
  };
  for (let i = 0; i < all.length; ) {
    const { start, word } = all[i] as Lexeme;
    const place = places.get(start);
    if (place) {
      push(start, place.end, place.kind);
      while (i < all.length && (all[i]?.start ?? 0) < place.end) i++;
      continue;
    }
    const coded = codesAt(all, i).find(({ code }) => known.code(code).length > 0);
    if (coded) {
      const last = all[coded.next - 1] as Lexeme;
      push(start, last.end, 'product', { products: known.code(coded.code) });
      i = endingAfter(all, coded.next, last.end).next;
      continue;
    }
    const mixed = mixedWordAt(all, i, folded);
    if (mixed) {
      push(start, mixed.end, 'word', { meanings: meaningsIn(known, mixed.word) });
      i = mixed.next;
      continue;
    }
    const strange = strangeWordAt(
      all,
      i,
      part => meaningsIn(known, part).some(({ is }) => is !== 'talk') || known.names(part).length > 0,
    );
    if (strange) {
      push(start, strange.end, 'bad');
      i = strange.next;
      continue;
    }
    if (/^\d/.test(word)) {
      i = readNumber(all, i, known, push);
      continue;
    }
    if (isLetters(word)) {
      const shape = codeShape.exec(folded.slice(start, start + 30));
      const known1 = meaningsIn(known, word).length || known.names(word).length;
      if (shape && !known1 && !isLetters(folded[start + shape[0].length])) {
        push(start, start + shape[0].length, 'badCode');
        const stop = start + shape[0].length;
        while (i < all.length && (all[i]?.start ?? 0) < stop) i++;
        continue;
      }
      i = readWords(all, i, known, folded, push);
      continue;
    }
    // "@ 450", "@ $96", "₺480".
    const sign = word === '@' ? i + 1 : i;
    const isCurrency = currencySigns.test(all[sign]?.word ?? '');
    const price = all[isCurrency ? sign + 1 : sign];
    const unit = price && all[all.indexOf(price) + 1];
    const isPriced = !isCurrency && word === '@' && unit !== undefined && isCurrencyWord(unit.word);
    if (price && (isCurrency || isPriced ? /^\d/ : /^\d{3,}$|^\d+\.\d+$/).test(price.word)) {
      push(start, isPriced ? unit.end : price.end, 'skip');
      i = all.indexOf(isPriced ? unit : price) + 1;
      continue;
    }
    readSign(all, i, folded, push);
    i++;
  }
  return tokens;
}

import { wordsOfName } from '../goods/goods.ts';
import { foldWord, meaningsOf } from '../tokens/lexicon.ts';

/** The most words, and the fewest and most characters, of a name that a shop gives a product. */
const maxWords = 5;
const [minLength, maxLength] = [2, 60];
const minDigits = 3;

/**
 * Whether a text may be what a shop calls a product. Words of colors, sizes, units and talk alone are none, nor are short numbers:
 * they mean something else in a message.
 */
export function mayBeName(text: string): boolean {
  const folded = foldWord(text);
  // PostgreSQL counts characters, of which JavaScript takes some for two.
  const lengths = [[...text].length, [...folded].length];
  if (Math.min(...lengths) < minLength || Math.max(...lengths) > maxLength) return false;
  if (folded.trim().split(/\s+/).length > maxWords) return false;
  return wordsOfName(text).some(word =>
    /^\d+$/.test(word) ? word.length >= minDigits : meaningsOf(word).length === 0,
  );
}

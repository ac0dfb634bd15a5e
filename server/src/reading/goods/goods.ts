import type { CatalogueSlice, CodedProduct, SliceProduct } from '../slice.ts';
import { foldWord, lexicon, mayMisspell, stems, wordsIn } from '../tokens/lexicon.ts';
import { foldLine } from '../tokens/lines.ts';
import type { CatalogueWords } from '../tokens/token.ts';
import { sameGoods } from '../words/goods.ts';

const stopWords = new Set(['ve', 'ile', 'with', 'of', 'and', 'the', 'de', 'da', 'في', 'من', 'مع']);

const nameCache = new WeakMap<SliceProduct, string[][]>();

/** The folded words of each name of a product, without stop words. */
export function nameWords(product: SliceProduct): string[][] {
  let words = nameCache.get(product);
  if (!words) {
    words = product.names.map(name => wordsOfName(name));
    nameCache.set(product, words);
  }
  return words;
}

export const wordsOfName = (name: string): string[] =>
  (foldLine(name).folded.match(/[\p{L}\p{M}\d]+(?:'\p{L}+)*/gu) ?? []).filter(
    word => word.length > 1 && !stopWords.has(word),
  );

const same = new Map<string, string[]>();
for (const list of sameGoods) {
  const group = wordsIn(list);
  for (const word of group) same.set(word, [...(same.get(word) ?? []), ...group]);
}

/** Words of names that a word of a text may stand for. */
class Vocabulary {
  readonly #words: Set<string>;
  /** By what is left without endings. */
  readonly #stems = new Map<string, string[]>();
  readonly #found = new Map<string, string[]>();
  readonly #byLetter = new Map<string, string[]>();

  constructor(words: readonly string[]) {
    this.#words = new Set(words.map(foldWord));
    for (const word of new Set([...this.#words, ...same.keys()])) {
      const letter = word[0] ?? '';
      const list = this.#byLetter.get(letter);
      if (list) list.push(word);
      else this.#byLetter.set(letter, [word]);
    }
    for (const word of this.#words)
      for (const stem of stems(word)) {
        const list = this.#stems.get(stem);
        if (list) list.push(word);
        else this.#stems.set(stem, [word]);
      }
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** The word itself, the word with an ending, the word without its own, and words that mean the same. */
  names(word: string): string[] {
    let found = this.#found.get(word);
    if (!found) {
      found = [
        ...new Set([...this.#alike(word), ...(this.#same(word) ?? []).flatMap(each => this.#alike(each))]),
      ];
      this.#found.set(word, found);
    }
    return found;
  }

  #same(word: string): string[] | undefined {
    for (const stem of stems(word)) {
      const group = same.get(stem);
      if (group) return group;
    }
    return undefined;
  }

  #alike(word: string): string[] {
    const longer = this.#stems.get(word) ?? [];
    const own = stems(word);
    const shorter = own.filter(stem => this.#words.has(stem));
    if (longer.length || shorter.length) return [...longer, ...shorter];
    if (word.length < 4) return [];
    for (const stem of own.slice(1)) {
      const both =
        stem.length >= (/^\p{Script=Arabic}/u.test(stem) ? 3 : 4) ? this.#stems.get(stem) : undefined;
      if (both) return both;
    }
    return [];
  }

  misspelt(word: string): string[] {
    if (word.length < 5 || word.length > 40) return [];
    // A form of a word that the tables know is no misspelling of another.
    if (stems(word).some(stem => stem.length >= 4 && lexicon.has(stem))) return [];
    const found = new Set<string>();
    for (const each of this.#byLetter.get(word[0] ?? '') ?? [])
      if (mayMisspell(word, each)) for (const name of this.names(each)) found.add(name);
    // Endings of a misspelt word.
    if (found.size === 0)
      for (const stem of stems(word).slice(1, 4))
        if (stem.length >= 5) for (const name of this.misspelt(stem)) found.add(name);
    return [...found];
  }
}

/** Looks codes, models and words of a text up in a slice. */
export function knownIn(
  slice: Omit<CatalogueSlice, 'mentions'>,
): CatalogueWords & { product(id: string): SliceProduct | undefined } {
  const byId = new Map(slice.products.map(product => [product.id, product]));
  const codes = new Map<string, CodedProduct[]>();
  const models = new Map<string, CodedProduct[]>();
  const add = (
    map: Map<string, CodedProduct[]>,
    key: string,
    productId: string,
    rest: Partial<CodedProduct>,
  ) => {
    const product = byId.get(productId);
    if (!product) return;
    const entry: CodedProduct = {
      by: 'code',
      product,
      color: null,
      size: null,
      packId: null,
      aliasId: null,
      ...rest,
    };
    map.set(key, [...(map.get(key) ?? []), entry]);
  };
  for (const { code, productId, ...rest } of slice.codes)
    add(codes, code, productId, { ...rest, by: /^\d{8,}$/.test(code) ? 'barcode' : 'code' });
  for (const { model, productId } of slice.models) add(models, model, productId, { by: 'model' });
  const vocabulary = new Vocabulary(slice.vocabulary);
  const colors = new Map<string, { key: string } | 'several'>();
  for (const { key, names } of slice.colors)
    for (const name of new Set(names.map(foldWord))) {
      const known = colors.get(name);
      colors.set(name, known !== undefined && known !== 'several' && known.key !== key ? 'several' : { key });
    }
  return {
    code: code => codes.get(code) ?? [],
    model: digits => models.get(digits) ?? [],
    color: phrase => {
      const exact = colors.get(phrase);
      if (exact !== undefined || phrase.includes(' ') || lexicon.has(phrase)) return exact ?? null;
      for (const stem of stems(phrase)) {
        const found = colors.get(stem);
        if (found !== undefined) return found;
      }
      return null;
    },
    names: word => vocabulary.names(word),
    isWord: word => vocabulary.has(word),
    misspelt: word => vocabulary.misspelt(word),
    product: id => byId.get(id),
  };
}

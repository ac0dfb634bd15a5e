import { fold } from '@toptan/contract/fold';

/** The model, color and position in the name of a picture. */
type PictureName = { sku: string; color: string; position: string };

/** Names that lead out of their folder, or to another computer's. */
export const isUnsafeName = (name: string): boolean => /^[\\/]|^[a-z]:|\\|(^|\/)\.\.(\/|$)/i.test(name);

/** Folders, and files that operating systems put into archives. */
export const isOfComputer = (name: string): boolean =>
  /[\\/]$|(^|[\\/])(__MACOSX[\\/]|\.[^\\/]*$|thumbs\.db$|desktop\.ini$)/i.test(name);

export const isPictureName = (name: string): boolean => /\.(png|jpe?g|jfif|gif|webp|avif)$/i.test(name);

/** The models and colors that names are matched with. */
export type KnownModels = {
  /** The code and the name of the model that has a code, by `fold` of the code without signs. */
  models: ReadonlyMap<string, { sku: string; name: string }>;
  /** Folded names of colors. */
  colors: ReadonlySet<string>;
};

/** Words of a path that are looked at, of a code, and of a color; letters of a code that is looked for, and at most. */
const wordsMax = 16;
const codeWordsMax = 6;
const colorWordsMax = 3;
const codeLength = { min: 3, max: 64 };

/** Words that say how a picture was taken, and no color. */
const otherWords = new Set(
  'img dsc dscn pxl mvimg image photo foto fotograf resim gorsel pic picture whatsapp kopya copy son final edit yeni on arka yan ust alt detay manken model kapak genel yakin front back side detail close up zoom cover صوره امام خلف جانب تفاصيل'.split(
    ' ',
  ),
);

/** A word of a path, where it stands, and which folder or file it is of. */
type Word = { text: string; at: number; part: number };

function wordsOf(name: string): { path: string; words: Word[]; file: number } {
  const path = name.normalize('NFC').replace(/\.[^./\\]*$/, '');
  const partAt = (at: number) => path.slice(0, at).split(/[\\/]/).length;
  const words = [...path.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
    .slice(-wordsMax)
    .map(({ 0: text, index }): Word => ({ text, at: index, part: partAt(index) }));
  return { path, words, file: partAt(path.length) };
}

/** Words that follow one another in a folder or a file, from one to before another. */
type Span = { from: number; to: number; text: string };

function spansOf(words: readonly Word[], longest: number, joint: string): Span[] {
  return words.flatMap(({ part }, from) =>
    words.slice(from, from + longest).flatMap((last, at): Span[] => {
      const to = from + at + 1;
      const own = words.slice(from, to).map(({ text }) => text);
      return last.part === part ? [{ from, to, text: own.join(joint) }] : [];
    }),
  );
}

/** Codes that may stand in a name; a letter may follow a code that ends with a figure. */
type Candidate = Span & { key: string; letter: string };

function candidatesOf(words: readonly Word[]): Candidate[] {
  return spansOf(words, codeWordsMax, '').flatMap(span => {
    const key = fold(span.text);
    const lettered = /^(.*\d)([a-l])$/.exec(key);
    const both = [
      { ...span, key, letter: '' },
      ...(lettered ? [{ ...span, key: lettered[1] ?? '', letter: lettered[2] ?? '' }] : []),
    ];
    return both.filter(({ key: { length } }) => length >= codeLength.min && length <= codeLength.max);
  });
}

/** Codes that may stand in a name, without signs. */
export const keysIn = (name: string): string[] => candidatesOf(wordsOf(name).words).map(({ key }) => key);

/** A code of a model that stands in a name, and whether it is written there as the model has it. */
type Found = Candidate & { model: { sku: string; name: string }; isExact: boolean };

/** Codes of models that stand in a name: those written as the model has them, then the longest first. */
function modelsIn(name: string, { models }: KnownModels): Found[] {
  const { path, words } = wordsOf(name);
  const written = ({ from, to }: Span) => {
    const [first, last] = [words[from], words[to - 1]];
    return first && last ? fold(path.slice(first.at, last.at + last.text.length)) : '';
  };
  return candidatesOf(words)
    .flatMap((candidate): Found[] => {
      const model = models.get(candidate.key);
      return model ? [{ ...candidate, model, isExact: written(candidate) === fold(model.sku) }] : [];
    })
    .sort((a, b) => Number(b.isExact) - Number(a.isExact) || b.key.length - a.key.length || b.from - a.from);
}

/** The codes that are likely to be meant, the longest first, at most three. */
export const likelyCodes = (name: string, known: KnownModels): string[] =>
  [...new Set(modelsIn(name, known).map(({ model }) => model.sku))].slice(0, 3);

/**
 * The code that a name surely means. A figure alone is a code only at the start, as cameras number their pictures, too. Of codes
 * that overlap the first counts only where it is written as its model has it.
 */
function codeMeant(words: readonly Word[], found: readonly Found[]): Found | undefined {
  const [first, ...others] = found;
  if (!first) return undefined;
  const isCode = /\p{L}/u.test(first.key) || words[first.from - 1]?.part !== words[first.from]?.part;
  const isAlone = others.every(
    ({ from, to, model }) => model.sku === first.model.sku || to <= first.from || from >= first.to,
  );
  return isCode && (first.isExact || isAlone) ? first : undefined;
}

/** The color that words name, or may name. */
function colorOf(words: readonly Word[], code: Found, { colors }: KnownModels): string {
  const isOfCode = (at: number) => at >= code.from && at < code.to;
  const [named] = spansOf(words, colorWordsMax, ' ')
    .filter(({ from, to, text }) => !isOfCode(from) && !isOfCode(to - 1) && colors.has(fold(text)))
    .sort((a, b) => b.to - b.from - (a.to - a.from) || b.from - a.from);
  if (named) return named.text;
  const ofModel = new Set(fold(code.model.name).split(/[^\p{L}\p{N}]+/u));
  const others = words
    .slice(code.to)
    .map(({ text }) => text)
    .filter(text => !/\d/.test(text) && !otherWords.has(fold(text)) && !ofModel.has(fold(text)));
  return others.length <= colorWordsMax ? others.join(' ') : '';
}

/** Letters behind a code count from 1, too. */
const letterNumber = (letter: string) => letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1;

/** A number at the end: `_2`, ` (2)`. */
const ending = /(?:_(\d{1,2})|\s*\((\d{1,2})\))$/;

/** Reads `MODEL_Color_2` where no model has a code of the name. A last part with a digit in it is no color. */
function readByRule(base: string): PictureName {
  const number = ending.exec(base);
  const parts = base
    .slice(0, number?.index)
    .split('_')
    .map(part => part.trim());
  const last = parts.at(-1) ?? '';
  const hasColor = parts.length > 1 && last !== '' && !/\d/.test(last);
  return {
    sku: (hasColor ? parts.slice(0, -1) : parts).join('_'),
    color: hasColor ? last : '',
    position: String(Number(number?.[1] ?? number?.[2] ?? '') || ''),
  };
}

/**
 * Reads model, color and place from a name, in any order and behind any signs. The model is a code in the name or its folders. The
 * color has its name in any language. The place is a figure of the file, or a letter behind the code. A name without the code of a
 * model is read as `MODEL_Color_2.jpg`; color and number may be missing, the model may have underscores.
 */
export function readPictureName(name: string, known: KnownModels): PictureName {
  const { words, file } = wordsOf(name);
  const code = codeMeant(words, modelsIn(name, known));
  if (!code) {
    const base = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
    return readByRule(base.replace(/\.[^.]*$/, '').trim());
  }
  const figures = words.filter(
    ({ text, part }, at) => part === file && (at < code.from || at >= code.to) && /^\d{1,2}$/.test(text),
  );
  const place = code.letter ? letterNumber(code.letter) : Number(figures.at(-1)?.text ?? '');
  return { sku: code.model.sku, color: colorOf(words, code, known), position: String(place || '') };
}

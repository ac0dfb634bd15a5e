import { readFileSync } from 'node:fs';
import { Font } from '@react-pdf/renderer';
import type { Glyph, Position } from 'pdfkit';
import './glyphs.ts';

/** A font as the library of the PDFs has read it. */
type LoadedFont = {
  hasGlyphForCodePoint: (code: number) => boolean;
  layout: (
    text: string,
    features?: unknown,
    script?: string,
    language?: string,
    direction?: 'ltr' | 'rtl',
  ) => { glyphs: Glyph[]; positions: Position[] };
  getGlyph: (id: number, characters?: readonly number[]) => Glyph;
  /** Glyphs by their ids, each with the characters of its first use. */
  _glyphs: Record<number, Glyph>;
};

/** The names of the fonts. Each has all letters of its alphabets, so that a word is one run. `npm run fonts -w web` makes them. */
const names = ['latin', 'arabic', 'armenian', 'georgian'] as const;

/** The fonts in the order in which they are tried for letters that the earlier ones lack. */
export const families: string[] = [...names];

async function load(fontFamily: string, fontWeight: number): Promise<LoadedFont> {
  const file = readFileSync(new URL(`../../fonts/${fontFamily}-${fontWeight}.ttf`, import.meta.url));
  const src = `data:font/ttf;base64,${file.toString('base64')}`;
  Font.register({ family: fontFamily, src, fontWeight });
  const font = Font.getFont({ fontFamily, fontWeight });
  await font?.load();
  return font?.data as unknown as LoadedFont;
}

const fonts = new Map<string, LoadedFont>();
for (const name of names) {
  fonts.set(name, await load(name, 400));
  fonts.set(`${name} 600`, await load(name, 600));
}
const lettersOf = names.map(name => {
  const font = fonts.get(name);
  return font?.hasGlyphForCodePoint.bind(font);
});

/** Whether a font of the papers has a character. */
export const hasGlyph = (character: string): boolean =>
  lettersOf.some(has => has?.(character.codePointAt(0) ?? 0));

/** The invisible marks for the order of reading, U+200E for example. */
const bidiMark = /\p{Bidi_Control}/gu;

for (const [name, font] of fonts) {
  const { hasGlyphForCodePoint, layout, getGlyph } = font;
  // A glyph that was a part of another letter in an earlier paper would have no character, or a wrong one, in this one.
  font.getGlyph = (id, characters) => {
    font._glyphs = {};
    return getGlyph.call(font, id, characters);
  };
  if (name.startsWith('latin')) {
    font.hasGlyphForCodePoint = code =>
      String.fromCodePoint(code).search(bidiMark) === 0 || hasGlyphForCodePoint.call(font, code);
    font.layout = (text, ...rest) => layout.call(font, text.replace(bidiMark, '\u200b'), ...rest);
  }
  // The library lays Arabic out as if it were read from the left, which puts marks on the wrong side of their letters.
  if (name.startsWith('arabic'))
    font.layout = (text, features, script, language) => {
      const { glyphs, positions } = layout.call(font, text, features, script, language, 'rtl');
      return { glyphs: glyphs.reverse(), positions: positions.reverse() };
    };
}

// Words are never divided: names and codes are looked up as they are printed.
Font.registerHyphenationCallback(word => [word]);

import { hasGlyph } from './fonts.ts';

/** The sign in place of a character that no font of the papers has. */
export const standIn = '\u{fffd}';

/** Signs with the sign of the same look that is drawn for them. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/\r\n?|[\u2028\u2029]/g, '\n'],
  [/[\u2011\ufe63\uff0d]/g, '-'],
  [/[\u2007\u202f]/g, '\u{a0}'],
  [/(?!\u{a0})[\t\p{Zs}]/gu, ' '],
  [/(?!\n)\p{Cc}/gu, ''],
];

const isBidiMark = (character: string): boolean => /\p{Bidi_Control}/u.test(character);

/** Invisible characters, except marks of the order of reading and the one that keeps Arabic letters apart. */
const invisible = /(?!\p{Bidi_Control}|\u200c)[\p{Default_Ignorable_Code_Point}\u200b\ufeff]/gu;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * A text in the letters that the fonts of the papers have. A character that none of them has, with its marks, becomes the stand-in,
 * and never another letter.
 */
export function printable(content: string): string {
  const plain = alike.reduce((text, [sign, drawn]) => text.replace(sign, drawn), content.normalize('NFC'));
  return Array.from(characters.segment(plain), ({ segment }) => {
    const seen = segment.replace(invisible, '');
    return [...seen].every(each => each === '\n' || isBidiMark(each) || hasGlyph(each)) ? seen : standIn;
  }).join('');
}

import type { ProductPack } from '@toptan/contract/catalog/packs';
import type { Language } from '@toptan/contract/languages';
import { values } from '../spreadsheet/words.ts';

type Pack = Pick<ProductPack, 'name' | 'unit' | 'mixed' | 'lines'> & { isActive: boolean };

/** A text with a backslash before the signs that separate the parts of a pack. */
const escaped = (text: string) => text.replace(/[\\;,:/]/g, '\\$&');

/**
 * The packs of a product in one cell, a line for each: `Tam seri; Seri; 26:1, 27:2`. Mixed packs name the color: `Black/26:1`.
 * @param colorName the name of a color
 */
export function packText(
  packs: readonly Pack[],
  language: Language,
  colorName: (key: string) => string,
): string | null {
  const text = packs.map(({ name, unit, mixed, lines, isActive }) => {
    const content = lines.map(({ size, color, ratio }) => {
      const parts = [...(mixed ? [colorName(color ?? '')] : []), ...(size === null ? [] : [size])];
      return `${parts.map(escaped).join('/')}:${ratio}`;
    });
    const state = isActive ? [] : [values.packState.inactive[language]];
    const head = [...(name ? [escaped(name)] : []), values.packUnit[unit][language], ...state];
    return [...head, content.join(', ')].join('; ');
  });
  return text.length > 0 ? text.join('\n') : null;
}

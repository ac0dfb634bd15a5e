import type { Way } from '../outcome.ts';
import { colorsIn, has, type Token } from '../tokens/token.ts';
import {
  type Asked,
  added,
  changed,
  of,
  replaced,
  role,
  rowsOf,
  type Taken,
  tokensOf,
  wayOf,
  word,
} from './asked.ts';
import { sizeDistance } from './sizes.ts';

const keysIn = (asked: Asked): string[] => colorsIn(tokensOf(asked));

/** No color is said: each one that the product has. */
export const anyColor = (asked: Asked, taken: Taken): Way[] =>
  asked.coded.product.colors.flatMap(color => wayOf('color', rowsOf(of(asked, { color }), taken)));

/** A color is said that the product has not: those that it has, in its place. */
export function otherColor(asked: Asked, taken: Taken): Way[] {
  const { product } = asked.coded;
  const isShade = (token: Token) => has(token, 'shade') && !has(token, 'otherColor');
  const tokens = tokensOf(asked);
  const strange = tokens.filter((token, at) => {
    if (has(token, 'otherColor')) return true;
    const own = token.meanings.some(
      meaning => meaning.is === 'color' && product.colors.includes(meaning.key),
    );
    return (
      has(token, 'color') && (!own || [tokens[at - 1], tokens[at + 1]].some(each => each && isShade(each)))
    );
  });
  const [only] = strange;
  if (!only || strange.length > 1) return [];
  const plain = changed(asked, token => (isShade(token) ? [] : [token]));
  const kept = keysIn(changed(plain, token => (token === only ? [] : [token])));
  const own = keysIn({ ...asked, before: [], behind: [only] });
  return product.colors
    .filter(color => !kept.includes(color))
    .sort((a, b) => Number(own.includes(b)) - Number(own.includes(a)))
    .flatMap(key => wayOf('color', rowsOf(replaced(plain, only, [word({ is: 'color', key })]), taken)));
}

/** Goods that are not sold at present: the same size in other colors, and the nearest sizes in the same color. */
export function openBeside(asked: Asked, taken: Taken): Way[] {
  const { product } = asked.coded;
  const rows = rowsOf(of(asked, { product: { ...product, closed: [] } }), taken);
  const [row] = rows ?? [];
  if (!row || rows?.length !== 1) return [];
  const isOpen = (color: string | null, size: string | null) =>
    !product.closed.some(cell => cell.color === color && (cell.size === null || cell.size === size)) &&
    !taken.rows.some(each => each.color === color && each.size === size);
  const colors = product.colors.filter(color => color !== row.color && isOpen(color, row.size));
  const sizes = product.sizes
    .filter(size => size !== row.size && isOpen(row.color, size))
    .sort((a, b) => sizeDistance(product, a, row.size) - sizeDistance(product, b, row.size))
    .slice(0, 2);
  return [
    ...sizes.flatMap(size => wayOf('sizes', [{ ...row, size }])),
    ...colors.flatMap(color => wayOf('color', [{ ...row, color }])),
  ];
}

/** Mixed colors of goods that come in no mixed pack: of each color, or in all. */
export const eachColor = (asked: Asked): Asked =>
  added(
    changed(asked, token =>
      token.meanings.some(meaning => meaning.is === 'role' && meaning.role === 'mixed') ? [] : [token],
    ),
    role('eachColor'),
  );

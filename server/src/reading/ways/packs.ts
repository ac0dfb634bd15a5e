import type { Way } from '../outcome.ts';
import type { SlicePack } from '../slice.ts';
import { has, hasRole } from '../tokens/token.ts';
import {
  type Asked,
  added,
  amountIn,
  amountTokens,
  changed,
  inPack,
  number,
  of,
  packsOf,
  role,
  rowsOf,
  type Taken,
  tokensOf,
  wayOf,
  word,
} from './asked.ts';
import { overSizes, shared } from './sizes.ts';

const few = [1, 2, 3];
const piece = word({ is: 'unit', unit: 'piece', count: null });

const isSized = ({ coded, ...asked }: Asked) =>
  coded.product.sizes.length > 1 &&
  coded.size === null &&
  !tokensOf({ coded, ...asked }).some(token => has(token, 'size'));

const half = (asked: Asked): Asked =>
  changed(asked, token => (hasRole(token, 'half') ? [number(1)] : [token]));

/** What goods come in, as often as the line says. */
export const itsPacks = (asked: Asked, taken: Taken): Way[] =>
  packsOf(asked).flatMap(pack => wayOf('pack', rowsOf(inPack(half(asked), pack), taken)));

/** The line in pieces, whatever unit it says; of each size where it says none. */
function inPieces(asked: Asked, taken: Taken, factor = 1): Way[] {
  const amounts = amountTokens(asked);
  const plain = changed(asked, token => {
    const value = amounts.includes(token) ? amountIn(token) : null;
    if (value !== null) return [number(value * factor), piece];
    return has(token, 'unit') ? [] : [token];
  });
  if (!isSized(asked)) return wayOf('quantity', rowsOf(plain, taken));
  const each = rowsOf(added(plain, role('eachSize')), taken);
  return [...wayOf('each', each), ...wayOf('total', shared(each))];
}

/** A number without a unit, or with one that does not fit: packs, or pieces. */
export function packsOrPieces(asked: Asked, taken: Taken): Way[] {
  const says = (unit: string) =>
    tokensOf(asked).some(({ meanings }) => meanings.some(each => each.is === 'unit' && each.unit === unit));
  if (says('pair')) return [...inPieces(asked, taken), ...inPieces(asked, taken, 2)];
  if (says('deste'))
    return [...inPieces(asked, taken, 10), ...inPieces(asked, taken, 12), ...itsPacks(asked, taken)];
  if (tokensOf(asked).some(token => hasRole(token, 'half'))) return itsPacks(asked, taken);
  return [...itsPacks(asked, taken), ...inPieces(asked, taken)];
}

/** A pack that the goods do not come in: those that they come in, of mixed colors too, and pieces. */
export function otherPack(asked: Asked, taken: Taken): Way[] {
  const packs = itsPacks(asked, taken);
  const mixed = changed(asked, token => (has(token, 'color') ? [] : [token]));
  return [...packs, ...(packs.length > 0 ? [] : [...itsPacks(mixed, taken), ...inPieces(asked, taken)])];
}

/** Pieces of goods that are sold in packs: as many packs, or those below and above. */
export function onlyPacks(asked: Asked, taken: Taken): Way[] {
  const { product } = asked.coded;
  const loose = of(asked, { product: { ...product, sells: 'both' } });
  const rows = rowsOf(loose, taken) ?? overSizes(loose, taken).find(({ kind }) => kind === 'sizes')?.rows;
  const [row] = rows ?? [];
  if (!rows || !row || rows.some(({ color }) => color !== row.color)) return [];
  const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  return packsOf(asked).flatMap(({ id, pieces: ofPack, mixed }: SlicePack) => {
    const counts = new Set(
      [Math.floor(pieces / ofPack), Math.ceil(pieces / ofPack)].filter(count => count > 0),
    );
    return [...counts].flatMap(quantity =>
      wayOf('pack', [{ ...row, size: null, color: mixed ? null : row.color, packId: id, quantity }]),
    );
  });
}

/** No number is said: a few packs, or a few of each size. */
export function someOf(asked: Asked, taken: Taken): Way[] {
  const units = tokensOf(asked).filter(token => has(token, 'unit'));
  const counted = (count: number) => [
    ...(units.length === 1
      ? [changed(asked, token => (has(token, 'unit') ? [number(count), token] : [token]))]
      : packsOf(asked).map(pack => inPack(added(asked, number(count)), pack))),
  ];
  const loose = (count: number) =>
    added(asked, number(count), piece, ...(isSized(asked) ? [role('eachSize')] : []));
  const packed = few.flatMap(count => counted(count).flatMap(line => wayOf('quantity', rowsOf(line, taken))));
  const single = units.length > 0 ? [] : few.flatMap(count => wayOf('quantity', rowsOf(loose(count), taken)));
  return [...packed, ...single];
}
